/* hand_eye.c - what a person reads off the Go machine's monitor.
 *
 * A stone is a disk of radius 20 around its point. Two places in it are never
 * covered, neither by the cursor's ring around it nor by the marks in its
 * middle, and no line runs there:
 *
 *             . .o.         the first, 12 to the right and 8 up
 *         ----+----
 *         .o. .             the second, across from it
 */
#include "machines/go/hand_eye.h"

#include <string.h>

enum {
    LEFT = 128, TOP = 20, STEP = 48,    /* of the points, in pixels */
    ASIDE = 12, ABOVE = 8,
    BLACK_STONE = 0x111, WHITE_STONE = 0xeee, WOOD = 0xdb8,
};

enum { UNREADABLE = GO_EDGE };

static const char columns[] = "ABCDEFGHJ";

/* Words */

static const char *behind(const char *caption, const char *word)
{
    const char *at = text_find(caption, word);

    return at ? at + strlen(word) : NULL;
}

static unsigned number_at(const char *digits)
{
    unsigned number = 0;

    for (; *digits >= '0' && *digits <= '9' && number < 10000; digits++)
        number = 10 * number + (unsigned)(*digits - '0');
    return number;
}

static go_point point_at(const char *name)
{
    const char *column = *name ? strchr(columns, name[0]) : NULL;

    if (!column || name[1] < '1' || name[1] > '9')
        return GO_PASS;
    return go_at('9' - name[1], (int)(column - columns));
}

static void read_game(const char *caption, struct hand_go_sight *sight)
{
    const char *cursor = behind(caption, "; cursor ");
    const char *moves = behind(caption, "; move ");

    if (!cursor || !moves || !point_at(cursor))
        return;
    sight->screen = HAND_GO_GAME;
    sight->turn = caption[0] == 'B' ? GO_BLACK : GO_WHITE;
    sight->is_thinking = behind(caption, " thinks;") != NULL;
    sight->has_passed = behind(caption, "; passed") != NULL;
    sight->is_refused = behind(caption, "; refused") != NULL;
    sight->moves = number_at(moves);
    sight->cursor = point_at(cursor);
}

static enum hand_go_screen menu_of(const char *item)
{
    if (text_same(item, "Player vs player"))
        return HAND_GO_TWO_PLAYERS;
    return text_same(item, "Player vs computer") ? HAND_GO_COMPUTER
                                                 : HAND_GO_MENU;
}

void hand_go_eye_read(const char *caption, struct hand_go_sight *sight)
{
    const char *item = behind(caption, "menu: ");

    memset(sight, 0, sizeof *sight);
    if (item)
        sight->screen = menu_of(item);
    else if (behind(caption, "press Enter"))
        sight->screen = HAND_GO_TITLE;
    else if (behind(caption, "; any key"))
        sight->screen = HAND_GO_OVER;
    else
        read_game(caption, sight);
}

void hand_go_eye_look(const struct session *session,
                      struct hand_go_sight *sight)
{
    char caption[LOOK_MAX];
    struct text to;

    text_begin(&to, caption, sizeof caption);
    look_read_name(session, "VGA", &to);
    hand_go_eye_read(caption, sight);
}

void hand_go_put_point(go_point point, struct text *to)
{
    if (point == GO_PASS) {
        text_put(to, "pass");
        return;
    }
    text_put_char(to, columns[go_column(point)]);
    text_put_number(to, (uint64_t)(HAND_GO_LINES - go_row(point)));
}

/* Stones */

static int colour_of(uint16_t rgb444)
{
    switch (rgb444) {
    case BLACK_STONE: return GO_BLACK;
    case WHITE_STONE: return GO_WHITE;
    case WOOD:        return GO_EMPTY;
    default:          return UNREADABLE;
    }
}

static int look_at(const struct session *session, int row, int column)
{
    const struct machine_screen *screen = session_machine(session)->screen;
    const void *chip = session_chip(session);
    int x = LEFT + STEP * column, y = TOP + STEP * row;
    int one = colour_of(screen->pixel(chip, x + ASIDE, y - ABOVE));
    int two = colour_of(screen->pixel(chip, x - ASIDE, y + ABOVE));

    return one == two ? one : UNREADABLE;
}

int hand_go_eye_stones(const struct session *session,
                       uint8_t stones[HAND_GO_SPOTS])
{
    for (int i = 0; i < HAND_GO_SPOTS; i++) {
        int seen = look_at(session, i / HAND_GO_LINES, i % HAND_GO_LINES);

        if (seen == UNREADABLE)
            return 0;
        stones[i] = (uint8_t)seen;
    }
    return 1;
}
