/* go_rig.c - what the tests of the Go search share. */
#include "games/go/go_rig.h"

#include "check.h"

#include <string.h>

static int is_stone(char letter) { return letter == 'X' || letter == 'O'; }

void go_rig_set_up(struct go_game *game, const char *rows,
                   enum go_colour turn)
{
    struct go_rules rules;
    int row = 0, column = 0;

    go_rules_standard(&rules);
    rules.size = (uint8_t)strcspn(rows, "/");
    rules.komi = 0;
    assert_null(go_game_begin(game, &rules));
    for (; *rows; rows++, column++) {
        if (*rows == '/') {
            row++;
            column = -1;
        } else if (is_stone(*rows)) {
            assert_null(go_game_set_up(game, go_at(row, column),
                                       *rows == 'X' ? GO_BLACK : GO_WHITE));
        }
    }
    game->turn = (uint8_t)turn;
}

go_point go_rig_find(const char *rows, char letter)
{
    int columns = (int)strcspn(rows, "/") + 1;
    const char *at = strchr(rows, letter);

    return at ? go_at((int)(at - rows) / columns, (int)(at - rows) % columns)
              : 0;
}

void go_rig_wander(struct go_board *board, struct rng *rng, int moves)
{
    enum go_colour turn = GO_BLACK;

    for (; moves > 0 && board->free_count; moves--) {
        for (int tries = 0; tries < 20; tries++) {
            go_point point = board->free_point[rng_below(rng,
                                                         board->free_count)];

            if (go_is_eye(board, point, turn)
                || go_judge(board, point, turn) != GO_LEGAL)
                continue;
            go_play(board, point, turn);
            break;
        }
        turn = go_other(turn);
    }
}

go_point go_rig_turned(int size, go_point point, int way)
{
    int row = go_row(point), column = go_column(point), swap;

    if (way & 1)
        row = size - 1 - row;
    if (way & 2)
        column = size - 1 - column;
    if (way & 4) {
        swap = row;
        row = column;
        column = swap;
    }
    return go_at(row, column);
}

void go_rig_turn(const struct go_board *from, struct go_board *to, int way,
                 int is_swapped)
{
    go_begin(to, from->size);
    for (go_point i = 0; i < GO_POINTS; i++)
        if (from->head[i]) {
            enum go_colour colour = (enum go_colour)from->colour[i];

            go_play(to, go_rig_turned(from->size, i, way),
                    is_swapped ? go_other(colour) : colour);
        }
    to->ko = from->ko ? go_rig_turned(from->size, from->ko, way) : 0;
}

int go_rig_touches(const struct go_board *board, go_point stone,
                   go_point other)
{
    for (go_point i = 1; i < GO_POINTS; i++)
        for (int s = 0; s < 4 && board->head[i] == board->head[stone]; s++)
            if (board->head[i + go_sides[s]] == board->head[other])
                return 1;
    return 0;
}
