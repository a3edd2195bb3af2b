/* gtp_setup.c - GTP: starting positions: handicaps, positions, files.
 *
 * A failed command leaves a valid game behind: the one before, or an empty
 * board where the protocol allows that.
 */
#include <stdlib.h>

#include "disk/file.h"
#include "games/go/engine/gtp.h"
#include "games/go/notation/sgf_game.h"

enum { RECORD_MAX = 1 << 26 };         /* bytes */

static const char not_empty[] = "board not empty";
static const char bad_number[] = "invalid number of stones";
static const char bad_list[] = "bad vertex list";

/* Passes do not matter: handicaps are placed on an empty board. */
static int is_empty(const struct go_gtp *self)
{
    int size = self->game.rules.size;

    return self->game.now.free_count == size * size;
}

/* Handicap */

/* Where on a line: the left or upper star point, the middle, the other one.
 * star[] is the order in which the protocol places fixed handicaps. */
enum place { NEAR, MIDDLE, FAR };

static const struct { uint8_t row, column; } star[9] = {
    {NEAR, FAR}, {FAR, NEAR}, {NEAR, NEAR}, {FAR, FAR},
    {MIDDLE, NEAR}, {MIDDLE, FAR}, {NEAR, MIDDLE}, {FAR, MIDDLE},
    {MIDDLE, MIDDLE},
};

static int star_line(int size, int place)
{
    int edge = size < 13 ? 2 : 3;

    return place == NEAR ? edge : place == FAR ? size - 1 - edge : size / 2;
}

/* Small boards and even sizes have fewer star points, as in the protocol. */
static int fixed_most(int size)
{
    return size < 7 ? 0 : size == 7 || size % 2 == 0 ? 4 : 9;
}

/* Of five, seven and nine stones the last one is in the middle. */
static go_point fixed_point(int size, int stones, int i)
{
    int at = i == stones - 1 && stones >= 5 && stones % 2 ? 8 : i;

    return go_at(star_line(size, star[at].row),
                 star_line(size, star[at].column));
}

/* White is to move after a handicap. */
static const char *add_handicap_stone(struct go_gtp *self, go_point point)
{
    const char *error = go_game_set_up(&self->game, point, GO_BLACK);

    if (error)
        return error;
    self->game.handicap++;
    self->game.turn = GO_WHITE;
    return NULL;
}

static void put_fixed(struct go_gtp *self, int stones)
{
    for (int i = 0; i < stones; i++) {
        go_point point = fixed_point(self->game.rules.size, stones, i);

        if (!add_handicap_stone(self, point))
            go_gtp_put_point(self, point);
    }
}

static const char *fixed_handicap(struct go_gtp *self)
{
    int stones;

    if (!go_gtp_number(self, 0, &stones))
        return go_gtp_syntax;
    if (!is_empty(self))
        return not_empty;
    if (stones < 2 || stones > fixed_most(self->game.rules.size))
        return bad_number;
    go_gtp_begin_game(self);            /* passes are forgotten */
    put_fixed(self, stones);
    return NULL;
}

/* Squared Euclidean distance: only compared, so no root is needed. */
static int squared_distance(go_point a, go_point b)
{
    int rows = go_row(a) - go_row(b), columns = go_column(a) - go_column(b);

    return rows * rows + columns * columns;
}

/* How good a point is for one more free handicap stone: the distance from the
 * nearest stone counts first, then being near the middle. The edge is the
 * last choice on boards that have anything else. */
static int handicap_room(const struct go_game *game, go_point point)
{
    int size = game->rules.size, room = GO_AREA_MAX;
    int edge = go_row(point) == 0 || go_row(point) == size - 1
            || go_column(point) == 0 || go_column(point) == size - 1;

    for (int p = 0; p < GO_POINTS; p++)
        if (game->now.colour[p] == GO_BLACK
            && squared_distance(point, (go_point)p) < room)
            room = squared_distance(point, (go_point)p);
    room = 2 * GO_AREA_MAX * room
         - squared_distance(point, go_at(size / 2, size / 2));
    return edge && size > 4 ? room - GO_AREA_MAX * GO_AREA_MAX : room;
}

/* Ties go to the lowest point number: the order of free points depends on what
 * was played before, and the answer must not. */
static go_point roomiest(const struct go_game *game)
{
    go_point best = GO_PASS;

    for (int i = 0; i < game->now.free_count; i++) {
        go_point point = game->now.free_point[i];

        if (!best || handicap_room(game, point) > handicap_room(game, best)
            || (handicap_room(game, point) == handicap_room(game, best)
                && point < best))
            best = point;
    }
    return best;
}

/* Stones beyond the usual places stand as far apart as they can. Of more than
 * half of the points only half are placed: the protocol lets an engine place
 * fewer stones than asked for. */
static const char *place_free_handicap(struct go_gtp *self)
{
    int size = self->game.rules.size, stones, fixed;

    if (!go_gtp_number(self, 0, &stones))
        return go_gtp_syntax;
    if (!is_empty(self))
        return not_empty;
    if (stones < 2 || stones >= size * size)
        return bad_number;
    go_gtp_begin_game(self);
    fixed = stones < fixed_most(size) ? stones : fixed_most(size);
    put_fixed(self, fixed);
    for (int i = fixed; i < stones && i < size * size / 2; i++) {
        go_point point = roomiest(&self->game);

        if (add_handicap_stone(self, point))
            break;
        go_gtp_put_point(self, point);
    }
    return NULL;
}

static const char *set_free_handicap(struct go_gtp *self)
{
    const char *error = NULL;
    int stones = self->line.count, size = self->game.rules.size;

    if (!is_empty(self))
        return not_empty;
    if (stones < 2 || stones >= size * size)
        return bad_list;
    go_gtp_begin_game(self);
    for (int i = 0; !error && i < stones; i++) {
        go_point point = GO_PASS;

        if (go_gtp_point(self, i, &point) || point == GO_PASS
            || add_handicap_stone(self, point))
            error = bad_list;
    }
    if (error)
        go_gtp_begin_game(self);
    return error;
}

/* Positions */

/* Starts a game from a position: its stones count as set up, and its history
 * is gone. */
static void begin_here(struct go_gtp *self, const struct go_board *board,
                       enum go_colour turn)
{
    go_gtp_begin_game(self);
    for (int p = 0; p < GO_POINTS; p++)
        if (board->colour[p] == GO_BLACK || board->colour[p] == GO_WHITE)
            (void)go_game_set_up(&self->game, (go_point)p,
                                 (enum go_colour)board->colour[p]);
    self->game.turn = (uint8_t)turn;
}

static const char *set_up_at(struct go_gtp *self, int i)
{
    enum go_colour colour;
    go_point point;
    const char *error;

    if (!go_gtp_colour(self, i, &colour))
        return go_gtp_syntax;
    if ((error = go_gtp_point(self, i + 1, &point)))
        return error;
    return go_game_set_up(&self->game, point, colour) ? "illegal setup"
                                                      : NULL;
}

/* Adds all of the stones, or none. */
static const char *gogui_setup(struct go_gtp *self)
{
    struct go_game before = self->game;
    const char *error = self->line.count % 2 ? go_gtp_syntax : NULL;

    begin_here(self, &before.now, (enum go_colour)before.turn);
    for (int i = 0; !error && i < self->line.count; i += 2)
        error = set_up_at(self, i);
    if (error)
        self->game = before;
    return error;
}

static const char *gogui_setup_player(struct go_gtp *self)
{
    enum go_colour colour;

    if (!go_gtp_colour(self, 0, &colour))
        return go_gtp_syntax;
    self->game.turn = (uint8_t)colour;
    return NULL;
}

/* Files */

/* Replaces the game by the main line of a record, up to a number of moves
 * (below 0: all). A file that has a defect leaves everything as it was. */
static int load_main_line(struct go_gtp *self, const char *text, size_t length,
                          int moves)
{
    struct sgf_game *record = malloc(sizeof *record);
    int is_good = record && !sgf_game_load(record, text, length,
                                           &self->rules, moves);

    if (is_good) {
        self->rules.size = record->game.rules.size;
        self->rules.komi = record->game.rules.komi;
        go_gtp_begin_game(self);
        self->game = record->game;
    }
    free(record);
    return is_good;
}

/* With a move number n, the position is the one before move n. */
static const char *loadsgf(struct go_gtp *self)
{
    int number = 0, is_good = 0;
    size_t length;
    char *text;

    if (self->line.count < 1
        || (self->line.count > 1
            && !go_gtp_number(self, 1, &number)))
        return go_gtp_syntax;
    if (text_same(self->line.argument[0], "-"))
        return "cannot load file";      /* it would be this very input */
    if (!file_read(self->line.argument[0], RECORD_MAX, &text, &length))
        is_good = load_main_line(self, text, length, number - 1);
    free(text);
    return is_good ? NULL : "cannot load file";
}

const struct go_gtp_command go_gtp_setup_commands[] = {
    {"fixed_handicap", fixed_handicap},
    {"place_free_handicap", place_free_handicap},
    {"set_free_handicap", set_free_handicap},
    {"gogui-setup", gogui_setup},
    {"gogui-setup_player", gogui_setup_player},
    {"loadsgf", loadsgf},
    {0},
};
