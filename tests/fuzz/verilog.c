/* verilog.c - any bytes as foreign Verilog, under sanitizers (libFuzzer).
 *
 * What was let through has no comment, attribute, macro or include left, and
 * says the same when it is read once more.
 */
#include "target.h"

#include <string.h>

#include "twin/verilog.h"

static char *expand(const char *text)
{
    struct verilog design = {.macros = {.folder = "/nowhere", .name = "a.sv"},
                             .line = 1};
    const char *error;

    design.out = open_memstream(&design.text, &design.length);
    MUST(design.out);
    error = verilog_expand(&design, text, 0);
    MUST(fclose(design.out) == 0);
    if (error) {
        MUST(strstr(error, "/nowhere/"));
        free(design.text);
        design.text = NULL;
    }
    text = design.text;
    design.text = NULL;
    verilog_free(&design);
    return (char *)text;
}

static void check_same_words(const char *one, const char *other)
{
    struct verilog_lex first, second;
    struct verilog_token a, b;

    verilog_lex_begin(&first, one);
    verilog_lex_begin(&second, other);
    do {
        MUST(!verilog_lex_next(&first, &a) && !verilog_lex_next(&second, &b));
        MUST(a.kind == b.kind && a.length == b.length);
        MUST(memcmp(a.at, b.at, a.length) == 0);
        MUST(a.kind != VERILOG_TICK || a.length == strlen("`default_nettype"));
    } while (a.kind != VERILOG_END);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = target_string(bytes, size);
    char *once = expand(text);
    char *twice = once ? expand(once) : NULL;

    if (once) {
        MUST(twice);
        check_same_words(once, twice);
    }
    free(twice);
    free(once);
    free(text);
    return 0;
}
