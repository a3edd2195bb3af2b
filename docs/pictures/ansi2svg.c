/* ansi2svg.c - a captured terminal screen as a picture.
 *
 * Reads what `tmux capture-pane -pe` writes and prints an SVG. Blocks are
 * drawn as rectangles, so that they meet without seams whatever the font.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELL_W = 9, CELL_H = 18, COLUMNS_MAX = 300, ROWS_MAX = 120,
       PARAMETERS_MAX = 16 };

struct cell {
    char text[5];                       /* one UTF-8 character */
    unsigned fg, bg;
    int bold;
};

struct pen {
    unsigned fg, bg;
    int bold, swapped;
};

static const unsigned paper = 0x10141a, ink = 0xc8ccd2;
static struct cell grid[ROWS_MAX][COLUMNS_MAX];

static unsigned palette(int n)
{
    static const unsigned basic[16] = {
        0x000000, 0xcd3131, 0x0dbc79, 0xe5e510, 0x2472c8, 0xbc3fbc,
        0x11a8cd, 0xe5e5e5, 0x666666, 0xf14c4c, 0x23d18b, 0xf5f543,
        0x3b8eea, 0xd670d6, 0x29b8db, 0xffffff,
    };
    static const unsigned level[6] = {0, 95, 135, 175, 215, 255};

    if (n < 16)
        return basic[n < 0 ? 0 : n];
    if (n >= 232)
        return 0x010101u * (unsigned)(8 + 10 * (n - 232));
    n -= 16;
    return level[n / 36] << 16 | level[n / 6 % 6] << 8 | level[n % 6];
}

/* 2;r;g;b or 5;n behind a 38 or 48; returns the numbers used. */
static int long_colour(const int *p, int count, unsigned *colour)
{
    if (count >= 4 && p[0] == 2) {
        *colour = (unsigned)(p[1] << 16 | p[2] << 8 | p[3]);
        return 4;
    }
    if (count >= 2 && p[0] == 5)
        *colour = palette(p[1]);
    return 2;
}

static void apply(struct pen *pen, const int *p, int count)
{
    for (int i = 0; i < count; i++) {
        if (p[i] == 0)
            *pen = (struct pen){ink, paper, 0, 0};
        else if (p[i] == 1 || p[i] == 22)
            pen->bold = p[i] == 1;
        else if (p[i] == 7 || p[i] == 27)
            pen->swapped = p[i] == 7;
        else if (p[i] == 38)
            i += long_colour(p + i + 1, count - i - 1, &pen->fg);
        else if (p[i] == 48)
            i += long_colour(p + i + 1, count - i - 1, &pen->bg);
        else if (p[i] == 39)
            pen->fg = ink;
        else if (p[i] == 49)
            pen->bg = paper;
        else if (p[i] >= 30 && p[i] <= 37)
            pen->fg = palette(p[i] - 30);
        else if (p[i] >= 40 && p[i] <= 47)
            pen->bg = palette(p[i] - 40);
        else if (p[i] >= 90 && p[i] <= 97)
            pen->fg = palette(p[i] - 82);
        else if (p[i] >= 100 && p[i] <= 107)
            pen->bg = palette(p[i] - 92);
    }
}

/* Behind ESC [ : numbers and a letter. */
static void escape(struct pen *pen)
{
    int p[PARAMETERS_MAX] = {0}, count = 1, c;

    while ((c = getchar()) != EOF) {
        if (c >= '0' && c <= '9')
            p[count - 1] = 10 * p[count - 1] + c - '0';
        else if ((c == ';' || c == ':') && count < PARAMETERS_MAX)
            count++;
        else
            break;
    }
    if (c == 'm')
        apply(pen, p, count);
}

static void put(int row, int column, const char *text, const struct pen *pen)
{
    struct cell *cell = &grid[row][column];

    strcpy(cell->text, text);
    cell->fg = pen->swapped ? pen->bg : pen->fg;
    cell->bg = pen->swapped ? pen->fg : pen->bg;
    cell->bold = pen->bold;
}

static void get_character(int first, char text[5])
{
    int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    int length = 0;

    text[length++] = (char)first;
    while (more-- > 0)
        text[length++] = (char)getchar();
    text[length] = 0;
}

static int read_grid(int *columns)
{
    struct pen pen = {ink, paper, 0, 0};
    int row = 0, column = 0, c;

    *columns = 0;
    while ((c = getchar()) != EOF && row < ROWS_MAX) {
        char text[5];

        if (c == 27) {
            if (getchar() == '[')
                escape(&pen);
        } else if (c == '\n') {
            row++;
            column = 0;
        } else if (column < COLUMNS_MAX) {
            get_character(c, text);
            put(row, column++, text, &pen);
            *columns = column > *columns ? column : *columns;
        }
    }
    return row + (column > 0);
}

static void rectangle(int x, int y, int w, int h, unsigned colour)
{
    printf("<rect x='%d' y='%d' width='%d' height='%d' fill='#%06x'/>\n",
           x, y, w, h, colour);
}

/* 1 if the character was a block. */
static int block(const struct cell *cell, int x, int y)
{
    static const struct {
        const char *text;
        int x, y, w, h;
    } blocks[] = {
        {"\u2580", 0, 0, CELL_W, CELL_H / 2},
        {"\u2584", 0, CELL_H / 2, CELL_W, CELL_H / 2},
        {"\u2588", 0, 0, CELL_W, CELL_H},
        {"\u258c", 0, 0, CELL_W / 2, CELL_H},
        {"\u2590", CELL_W / 2, 0, CELL_W - CELL_W / 2, CELL_H},
    };

    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        if (strcmp(cell->text, blocks[i].text) != 0)
            continue;
        rectangle(x + blocks[i].x, y + blocks[i].y, blocks[i].w,
                  blocks[i].h, cell->fg);
        return 1;
    }
    return 0;
}

static void put_text(const struct cell *cell, int x, int y)
{
    const char *entity = strcmp(cell->text, "<") == 0 ? "&lt;"
        : strcmp(cell->text, "&") == 0 ? "&amp;" : cell->text;

    printf("<text x='%d' y='%d' fill='#%06x'%s>%s</text>\n", x, y + 14,
           cell->fg, cell->bold ? " font-weight='bold'" : "", entity);
}

static void draw_row(int row, int columns)
{
    int y = row * CELL_H;

    for (int from = 0, to; from < columns; from = to) {
        unsigned bg = grid[row][from].text[0] ? grid[row][from].bg : paper;

        for (to = from; to < columns; to++)
            if ((grid[row][to].text[0] ? grid[row][to].bg : paper) != bg)
                break;
        if (bg != paper)
            rectangle(from * CELL_W, y, (to - from) * CELL_W, CELL_H, bg);
    }
    for (int column = 0; column < columns; column++) {
        const struct cell *cell = &grid[row][column];

        if (cell->text[0] && cell->text[0] != ' '
            && !block(cell, column * CELL_W, y))
            put_text(cell, column * CELL_W, y);
    }
}

int main(void)
{
    int columns, rows = read_grid(&columns);

    printf("<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' "
           "font-family='DejaVu Sans Mono, Menlo, Consolas, monospace' "
           "font-size='14' shape-rendering='crispEdges'>\n",
           columns * CELL_W, rows * CELL_H);
    rectangle(0, 0, columns * CELL_W, rows * CELL_H, paper);
    for (int row = 0; row < rows; row++)
        draw_row(row, columns);
    printf("</svg>\n");
    return 0;
}
