/* part.c - an array of 8 x 8 cells of two lights, G R, that a hand may point
 * at.
 *
 * Read as a picture: its rows from the top, joined by strokes, a letter for
 * each cell.
 */
#include <string.h>

#include "parts/reading.h"

/* It is driven row by row: while one shines the others are dark. */
static int count_matrix_rows(const struct board_type *board)
{
    (void)board;
    return MATRIX_SIDE;
}

/* The two lights of a cell, by their bits R G. */
static char read_cell(const struct reading *reading,
                      const struct part *matrix, int row, int column)
{
    int light = matrix->light + 2 * (MATRIX_SIDE * row + column);

    return reading_cells[2 * lights_has(reading->seen, light + 1)
                         + lights_has(reading->seen, light)];
}

/* The top row comes first, as a person sees it; the lights are numbered from
 * the bottom. */
static void read_matrix(const struct reading *reading,
                        const struct part *matrix, struct text *to)
{
    for (int row = MATRIX_SIDE - 1; row >= 0; row--) {
        for (int column = 0; column < MATRIX_SIDE; column++)
            text_put_char(to, read_cell(reading, matrix, row, column));
        if (row)
            text_put_char(to, '/');
    }
}

/* Eight rows of eight cells with a stroke between them, and nothing behind:
 * 71 letters, which keeps expect_matrix within the answer. */
static int is_matrix_word(const char *word)
{
    for (int i = 0; i < MATRIX_SIDE * (MATRIX_SIDE + 1) - 1; i++) {
        int is_stroke = i % (MATRIX_SIDE + 1) == MATRIX_SIDE;

        if (!word[i] || !strchr(is_stroke ? "/" : ".GRYx", word[i]))
            return 0;
    }
    return !word[MATRIX_SIDE * (MATRIX_SIDE + 1) - 1];
}

static const char *expect_matrix(const struct reading *reading,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer)
{
    (void)reading;
    (void)parts;
    if (!is_matrix_word(word))
        return text_error("'", word, "' is not a picture of the array; "
                          "expected 8 rows from the top joined by '/', each "
                          "of 8 letters of .RGY, or x for any", (char *)0);
    answer->holds = 1;
    for (int i = 0; word[i]; i++)
        if (word[i] != 'x' && word[i] != answer->actual[i])
            answer->holds = 0;
    return NULL;
}

const struct part_type matrix_part = {
    .name = "matrix",
    .title = "LED array",
    .titles = "LED arrays",
    .plug_ports = 24,
    .use = USE_POINT,
    .lights = MATRIX_LIGHTS,
    .turns = count_matrix_rows,
    .read = read_matrix,
    .expect = expect_matrix,
};
