/* checkers_vectors.c - the document's test vectors, and its bench. */
#include "machines/checkers/checkers_vectors.h"

#include <string.h>

#include "base/oracle.h"
#include "base/text.h"
#include "check.h"

enum { ERR, RED, BLACK, ROW, COLUMN = ROW + 3, ENTER = COLUMN + 3, CLR,
       RESET, BITS };           /* by place in the text */

static void read_vector(char bits[13], const char *text)
{
    static const char form[] = "b_bb_bbb_bbb_b_b_b";
    int n = 0;

    assert_int_equal(strlen(text), strlen(form));
    for (int i = 0; form[i]; i++) {
        if (form[i] == '_')
            assert_int_equal(text[i], '_');
        else
            assert_non_null(strchr("01x", bits[n++] = text[i]));
    }
    assert_int_equal(n, BITS);
    bits[n] = 0;
}

void checkers_vectors_read(struct checkers_vectors *self, const char *name)
{
    struct oracle table;
    char path[60];
    struct text to;

    text_begin(&to, path, sizeof path);
    text_put(&to, "checkers/");
    text_put(&to, name);
    self->count = 0;
    oracle_open(&table, path);          /* has read the first line */
    do {
        assert_true(self->count < CHECKERS_VECTORS_MAX);
        read_vector(self->bits[self->count++], table.field[0]);
    } while (oracle_next(&table));
    read_vector(self->bits[self->count], "x_xx_xxx_xxx_x_x_x");
}

static pins number(const char *bits, unsigned fill)
{
    pins value = 0;

    for (int i = 0; i < 3; i++)
        value = value << 1 | (bits[i] == 'x' ? fill >> (2 - i) & 1
                                             : (unsigned)(bits[i] == '1'));
    return value;
}

pins checkers_vectors_inputs(const char bits[13], unsigned fill)
{
    return number(&bits[ROW], fill >> 3) << CHECKERS_PIN_USRROW
         | number(&bits[COLUMN], fill) << CHECKERS_PIN_USRCOL
         | (pins)(bits[ENTER] == '1') << CHECKERS_PIN_ENTER
         | (pins)(bits[CLR] == '1') << CHECKERS_PIN_CLR
         | (pins)(bits[RESET] == '1') << CHECKERS_PIN_RESET;
}

static int is_wrong(char expected, pins out, int pin)
{
    return expected != 'x' && (expected == '1') != (out >> pin & 1);
}

int checkers_vectors_wrong(const char bits[13], pins out)
{
    return is_wrong(bits[ERR], out, CHECKERS_PIN_ERR)
         + is_wrong(bits[RED], out, CHECKERS_PIN_REDTIND)
         + is_wrong(bits[BLACK], out, CHECKERS_PIN_BLACKTIND);
}

int checkers_vectors_end(const char bits[13])
{
    return bits[RESET] == 'x';
}
