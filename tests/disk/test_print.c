/* test_print.c - printing what may have come from elsewhere. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "disk/print.h"

enum { LONG = 5000 };

CASE(control_characters_are_shown)
{
    char *text;
    size_t length;
    FILE *to = open_memstream(&text, &length);

    BEGIN_CASE;
    print_visible(to, "%s %d\n", "a\x1b[31m", 7);
    print_bytes(to, "b\0c", 3);
    fclose(to);
    assert_string_equal(text, "a\\x1b[31m 7\nb\\x00c");
    free(text);
}

CASE(a_long_text_is_whole)
{
    char *text, line[LONG + 1];
    size_t length;
    FILE *to = open_memstream(&text, &length);

    BEGIN_CASE;
    memset(line, 'x', LONG);
    line[LONG] = 0;
    print_visible(to, "%s\r", line);
    fclose(to);
    assert_int_equal(length, LONG + 4);
    assert_memory_equal(text, line, LONG);
    assert_string_equal(text + LONG, "\\x0d");
    free(text);
}

static const struct CMUnitTest tests[] = {
    TEST("control characters are shown by their numbers",
         control_characters_are_shown),
    TEST("a text of any length is printed whole", a_long_text_is_whole),
};

CHECK_MAIN("print", tests)
