/* input.c - bytes from a terminal as keys, clicks and answers.
 *
 * The grammar is that of ECMA-48 with the extensions of xterm (mouse reports in
 * SGR form, bracketed paste, reports of sizes) and the answers of kitty. Every
 * parse_ function gets the bytes from ESC on and returns how many it took, or 0
 * for more; every read_ function fills the event from a complete sequence and
 * leaves it TERM_NOTHING if it does not know it.
 */
#include "term/input.h"

#include <string.h>

/* A sequence or an answer longer than these is noise and is skipped. SIXEL is
 * the attribute of terminals that draw them. */
enum { SEQUENCE_MAX = 80, NUMBERS_MAX = 3, NUMBER_MAX = 99999,
       ANSWER_MAX = 256, SIXEL = 4 };

static void set_key(struct term_input_event *event, uint32_t key)
{
    event->kind = TERM_KEY;
    event->key = key;
}

/* Control sequences: ESC [ numbers letter */

/* Decimal numbers with semicolons between them; an empty one is 0. Returns how
 * many there are, 0 if there is anything else. Those that are too large stay
 * above NUMBER_MAX and do not overflow. */
static int parse_parameters(const unsigned char *bytes, size_t count,
                            int numbers[NUMBERS_MAX])
{
    int n = 0;

    memset(numbers, 0, NUMBERS_MAX * sizeof *numbers);
    for (size_t i = 0; i < count && n < NUMBERS_MAX; i++) {
        if (bytes[i] == ';')
            n++;
        else if (bytes[i] < '0' || bytes[i] > '9')
            return 0;
        else if (numbers[n] <= NUMBER_MAX)
            numbers[n] = 10 * numbers[n] + bytes[i] - '0';
    }
    return n + 1;
}

/* ESC [ < what ; column ; row M, or m when let go. Of the bits in what, 32
 * is motion and 64 a wheel; 4, 8 and 16 are keys held meanwhile. */
static void read_mouse(const unsigned char *bytes, size_t count,
                       struct term_input_event *event)
{
    int n[NUMBERS_MAX];

    if (parse_parameters(bytes, count - 1, n) != NUMBERS_MAX
        || n[1] < 1 || n[2] < 1)
        return;
    event->column = n[1] - 1;
    event->row = n[2] - 1;
    switch (n[0] & ~(4 | 8 | 16)) {
    case 0:
        event->kind = bytes[count - 1] == 'M' ? TERM_PRESS : TERM_RELEASE;
        break;
    case 32:
        event->kind = TERM_DRAG;
        break;
    default:
        break;
    }
}

/* ESC [ number ~: the keys of the VT220, and the marks around a paste. 7 and 8
 * are those of rxvt. */
static void read_tilde(int number, struct term_input_event *event)
{
    switch (number) {
    case 1: case 7: set_key(event, KEY_HOME); break;
    case 3:         set_key(event, KEY_DELETE); break;
    case 4: case 8: set_key(event, KEY_END); break;
    case 5:         set_key(event, KEY_PAGE_UP); break;
    case 6:         set_key(event, KEY_PAGE_DOWN); break;
    case 200:       event->kind = TERM_PASTE; break;
    case 201:       event->kind = TERM_PASTE_END; break;
    default:        break;
    }
}

/* ESC [ letter, and ESC O letter in application mode; M is the keypad's Enter.
 */
static void read_letter(unsigned char letter, struct term_input_event *event)
{
    switch (letter) {
    case 'A': set_key(event, KEY_UP); break;
    case 'B': set_key(event, KEY_DOWN); break;
    case 'C': set_key(event, KEY_RIGHT); break;
    case 'D': set_key(event, KEY_LEFT); break;
    case 'F': set_key(event, KEY_END); break;
    case 'H': set_key(event, KEY_HOME); break;
    case 'M': set_key(event, KEY_ENTER); break;
    default:  break;
    }
}

/* ESC [ ? class ; attribute ; attribute .. c: the class comes first and is no
 * attribute. The last number ends at the letter c, which is among the bytes. */
static void read_attributes(const unsigned char *bytes, size_t count,
                            struct term_input_event *event)
{
    int number = 0, is_class = 1;

    event->kind = TERM_ATTRIBUTES;
    for (size_t i = 0; i < count; i++) {
        if (bytes[i] >= '0' && bytes[i] <= '9') {
            if (number <= NUMBER_MAX)
                number = 10 * number + bytes[i] - '0';
            continue;
        }
        event->has_sixel |= !is_class && number == SIXEL;
        is_class = number = 0;
    }
}

/* ESC [ what ; height ; width t, in pixels; what is 4 for the window and 6 for
 * a cell. */
static void read_pixel_size(const int n[NUMBERS_MAX],
                            struct term_input_event *event)
{
    if ((n[0] != 4 && n[0] != 6) || n[1] < 1 || n[2] < 1)
        return;
    event->kind = n[0] == 4 ? TERM_WINDOW_SIZE : TERM_CELL_SIZE;
    event->height = n[1];
    event->width = n[2];
}

/* A complete sequence: the bytes between ESC [ and the letter, and the letter.
 * A plain M would be a mouse report of the oldest form, which is not asked
 * for. */
static void read_sequence(const unsigned char *bytes, size_t count,
                          struct term_input_event *event)
{
    unsigned char letter = bytes[count - 1];
    int n[NUMBERS_MAX];

    if (bytes[0] == '<' && (letter == 'M' || letter == 'm'))
        read_mouse(bytes + 1, count - 1, event);
    else if (bytes[0] == '?' && letter == 'c')
        read_attributes(bytes + 1, count - 1, event);
    else if (!parse_parameters(bytes, count - 1, n) || letter == 'M')
        return;
    else if (letter == '~')
        read_tilde(n[0], event);
    else if (letter == 't')
        read_pixel_size(n, event);
    else
        read_letter(letter, event);
}

/* Older reports have their bytes after the letter: the mouse of the first
 * xterms three, the function keys of the Linux console one. */
static size_t trailing_bytes(const unsigned char *bytes, size_t length)
{
    if (length == 3 && bytes[2] == 'M')
        return 3;
    if (length == 3 && bytes[2] == '[')
        return 1;
    return 0;
}

/* Parameters are 0x20 to 0x3f and the letter 0x40 to 0x7e. Any other byte
 * breaks the sequence off, and may begin the next event itself. */
static size_t parse_csi(const unsigned char *bytes, size_t count, int is_all,
                        struct term_input_event *event)
{
    size_t i = 2, more;

    while (i < count && i < SEQUENCE_MAX && bytes[i] >= 0x20
           && bytes[i] < 0x40)
        i++;
    if (i == count)
        return is_all ? count : 0;
    if (i == SEQUENCE_MAX || bytes[i] < 0x20 || bytes[i] > 0x7e)
        return i;                       /* broken off: skip what there is */
    i++;
    more = trailing_bytes(bytes, i);
    if (i + more > count)
        return is_all ? count : 0;
    if (!more)
        read_sequence(bytes + 2, i - 2, event);
    return i + more;
}

/* Answers about pictures: ESC _ G what ; OK ESC \ */

/* An error stands in the place of OK. */
static int is_ok(const unsigned char *bytes, size_t count)
{
    return count >= 3 && memcmp(bytes + count - 3, ";OK", 3) == 0;
}

static size_t parse_answer(const unsigned char *bytes, size_t count,
                           int is_all, struct term_input_event *event)
{
    size_t i = 3;

    while (i < count && i < ANSWER_MAX && bytes[i] >= 0x20
           && bytes[i] < 0x7f)
        i++;
    if (i == count || (bytes[i] == KEY_ESC && i + 1 == count))
        return is_all ? count : 0;
    if (bytes[i] != KEY_ESC || bytes[i + 1] != '\\')
        return i;                       /* broken off, as above */
    if (is_ok(bytes, i))
        event->kind = TERM_KITTY;
    return i + 2;
}

/* Whether this is one, or may become one. */
static int is_answer(const unsigned char *bytes, size_t count, int is_all)
{
    return count > 1 && bytes[1] == '_'
        && (count > 2 ? bytes[2] == 'G' : !is_all);
}

/* ESC alone is the key if nothing follows in time; ESC and a character that
 * begins no sequence are two keys. */
static size_t parse_escape(const unsigned char *bytes, size_t count,
                           int is_all, struct term_input_event *event)
{
    if (count == 1 && !is_all)
        return 0;
    if (count > 1 && bytes[1] == '[' && (count > 2 || !is_all))
        return parse_csi(bytes, count, is_all, event);
    if (count > 1 && bytes[1] == 'O' && (count > 2 || !is_all)) {
        if (count == 2)
            return 0;
        read_letter(bytes[2], event);
        return 3;
    }
    if (is_answer(bytes, count, is_all))
        return count == 2 ? 0 : parse_answer(bytes, count, is_all, event);
    set_key(event, KEY_ESC);
    return 1;
}

/* Characters */

/* How long a character of UTF-8 is by its first byte; 0: no character starts
 * with it. */
static size_t encoded_length(unsigned char head)
{
    return head < 0x80 ? 1 : head < 0xc2 ? 0 : head < 0xe0 ? 2
         : head < 0xf0 ? 3 : head < 0xf5 ? 4 : 0;
}

/* Refuses forms that are longer than needed, surrogates, and what is beyond
 * Unicode. A length of 0 never passes. */
static int is_code_point(uint32_t code, size_t length)
{
    static const uint32_t least[] = {KEY_BEYOND, 0, 0x80, 0x800, 0x10000};

    return code >= least[length] && code < KEY_BEYOND
        && (code < 0xd800 || code >= 0xe000);
}

/* A broken character is skipped up to the byte that broke it. Backspace is 8 on
 * some terminals and 127 on others; Enter may be a line feed. */
static size_t parse_char(const unsigned char *bytes, size_t count,
                         int is_all, struct term_input_event *event)
{
    size_t length = encoded_length(bytes[0]);
    uint32_t code = length > 1 ? bytes[0] & (0xffu >> (length + 1))
                               : bytes[0];

    for (size_t i = 1; i < length; i++) {
        if (i == count)
            return is_all ? count : 0;
        if ((bytes[i] & 0xc0) != 0x80)
            return i;
        code = code << 6 | (bytes[i] & 0x3f);
    }
    if (is_code_point(code, length))
        set_key(event, code == 8 ? KEY_BACKSPACE
                     : code == '\n' ? KEY_ENTER : code);
    return length ? length : 1;
}

size_t term_input_parse(const unsigned char *bytes, size_t count, int is_all,
                        struct term_input_event *event)
{
    *event = (struct term_input_event){.kind = TERM_NOTHING};
    if (count == 0)
        return 0;
    if (bytes[0] == KEY_ESC)
        return parse_escape(bytes, count, is_all, event);
    return parse_char(bytes, count, is_all, event);
}

/* What is kept from one read to the next */

/* Moves what is left to the front: a sequence is at most a few hundred bytes,
 * so there is always room for more. */
unsigned char *term_input_room(struct term_input *self, size_t *room)
{
    memmove(self->bytes, self->bytes + self->from, self->used - self->from);
    self->used -= self->from;
    self->from = 0;
    *room = sizeof self->bytes - self->used;
    return self->bytes + self->used;
}

void term_input_add(struct term_input *self, size_t count)
{
    self->used += count;
}

/* The mark that begins a paste counts as pasted itself, the one that ends it
 * does not. */
int term_input_next(struct term_input *self, int quiet_ms,
                    struct term_input_event *event)
{
    size_t took;

    if (quiet_ms >= TERM_INPUT_PASTE_MS)
        self->is_pasting = 0;
    took = term_input_parse(self->bytes + self->from,
                            self->used - self->from,
                            quiet_ms >= TERM_INPUT_LATE_MS, event);
    self->from += took;
    if (event->kind == TERM_PASTE)
        self->is_pasting = 1;
    if (event->kind == TERM_PASTE_END)
        self->is_pasting = 0;
    event->is_pasted = self->is_pasting;
    return took > 0;
}

int term_input_waits(const struct term_input *self)
{
    return self->is_pasting || self->from < self->used;
}
