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

#include "machines/go/hps/hw_iface.h"
#include "machines/go/words.h"

enum {
    LEFT = 128, TOP = 20, STEP = 48,    /* of the points, in pixels */
    ASIDE = 12, ABOVE = 8,
    BLACK_STONE = 0x111, WHITE_STONE = 0xeee, WOOD = 0xdb8,
};

enum { UNREADABLE = GO_EDGE };          /* no stone has that colour */

static const char columns[] = "ABCDEFGHJ";      /* there is no I in Go */

/* Words */

static enum hand_go_screen screen_for_item(enum menu_item item)
{
    switch (item) {
    case MENU_PVP: return HAND_GO_TWO_PLAYERS;
    case MENU_PVC: return HAND_GO_COMPUTER;
    default:       return HAND_GO_MENU;
    }
}

static void take_game_words(const struct go_words *words,
                            struct hand_go_sight *sight)
{
    sight->screen = HAND_GO_GAME;
    sight->turn = words->turn == BLACK ? GO_BLACK : GO_WHITE;
    sight->is_thinking = words->is_thinking;
    sight->has_passed = words->has_passed;
    sight->moves = words->moves;
    sight->cursor = go_at(words->cursor_row, words->cursor_col);
}

static void take_words(const struct go_words *words,
                       struct hand_go_sight *sight)
{
    memset(sight, 0, sizeof *sight);
    if (words->is_dark)
        return;
    switch (words->screen) {
    case SCREEN_TITLE: sight->screen = HAND_GO_TITLE; break;
    case SCREEN_MENU:
        sight->screen = screen_for_item(words->item);
        sight->item = words->item;
        break;
    case SCREEN_GAME:  take_game_words(words, sight); break;
    case SCREEN_OVER:  sight->screen = HAND_GO_OVER; break;
    }
}

/* The sound of a move that is not allowed. Of a speaker at the end of wires
 * nobody knows what it plays. */
static int hears_refusal(const struct session *session)
{
    struct playing playing = session_playing(session);

    return playing.type && playing.type->sound
        && playing.type->sound(playing.from) == AUDIO_ILLEGAL;
}

void hand_go_eye_look(const struct session *session,
                      struct hand_go_sight *sight)
{
    struct picture_view picture = session_picture(session);
    uint64_t age = picture.type->age(picture.from);
    size_t events = session_events_done(session);
    int was_refused = sight->is_refused;
    go_point refused_at = sight->refused_at;
    struct go_words words;

    if (!sight->is_read || sight->age != age || sight->events != events) {
        go_words_read(&picture, &words);
        take_words(&words, sight);
        sight->age = age;
        sight->events = events;
        sight->is_read = 1;
    }
    sight->is_refused = hears_refusal(session);
    sight->refused_at = was_refused ? refused_at : sight->cursor;
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

/* The colours of render.h, as the monitor's four bits show them. */
static int stone_for_pixel(uint16_t rgb444)
{
    switch (rgb444) {
    case BLACK_STONE: return GO_BLACK;
    case WHITE_STONE: return GO_WHITE;
    case WOOD:        return GO_EMPTY;
    default:          return UNREADABLE;
    }
}

/* Both places must agree, or the picture is being changed just now. */
static int read_stone(const struct session *session, int row, int column)
{
    struct picture_view picture = session_picture(session);
    int x = LEFT + STEP * column, y = TOP + STEP * row;
    int one = stone_for_pixel(picture_pixel(&picture, x + ASIDE, y - ABOVE));
    int two = stone_for_pixel(picture_pixel(&picture, x - ASIDE, y + ABOVE));

    return one == two ? one : UNREADABLE;
}

int hand_go_eye_stones(const struct session *session,
                       uint8_t stones[HAND_GO_SPOTS])
{
    for (int i = 0; i < HAND_GO_SPOTS; i++) {
        int seen = read_stone(session, i / HAND_GO_LINES, i % HAND_GO_LINES);

        if (seen == UNREADABLE)
            return 0;
        stones[i] = (uint8_t)seen;
    }
    return 1;
}

/* Half a step to the left and above is nearer already. */
int hand_go_eye_spot(int x, int y)
{
    int column = x - LEFT + STEP / 2, row = y - TOP + STEP / 2;

    if (column < 0 || row < 0 || column >= HAND_GO_LINES * STEP
        || row >= HAND_GO_LINES * STEP)
        return -1;
    return row / STEP * HAND_GO_LINES + column / STEP;
}
