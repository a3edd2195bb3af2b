/* scan.h - classes of characters for words, GTP and SGF: ASCII only, whatever
 * the locale. */
#ifndef GO_SCAN_H
#define GO_SCAN_H

static inline int go_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline int go_is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* White space as SGF has it: also vertical tabs and form feeds. */
static inline int go_is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The small letter of a capital; all else stays. */
static inline char go_lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

#endif
