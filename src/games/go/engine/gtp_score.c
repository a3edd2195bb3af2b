/* gtp_score.c - GTP: who has won, and which stones are dead.
 *
 * Dead stones are found by the search (go_thinker_judge), which takes a moment
 * and has some chance in it. The verdict is kept for the position, so that
 * final_score and all lists of final_status_list agree with each other.
 */
#include <string.h>

#include "games/go/engine/gtp.h"
#include "games/go/rules/seki.h"

/* Whether the verdict is about this very position. */
static int is_judged(const struct go_gtp *self)
{
    const struct go_gtp_verdict *verdict = &self->verdict;

    return verdict->is_known && verdict->hash == self->game.now.hash
        && verdict->count == self->game.count
        && verdict->turn == self->game.turn;
}

/* The player's own search does it, and its tree is lost by that; at the end of
 * a game it is hardly needed any more. */
const char *go_gtp_judge(struct go_gtp *self)
{
    struct go_gtp_verdict *verdict = &self->verdict;
    struct go_thinker *thinker;

    if (is_judged(self))
        return NULL;
    if (go_gtp_need_player(self) || go_player_thinker(self->player, &thinker))
        return "cannot score";
    go_thinker_judge(thinker, &self->game, verdict->dead, verdict->owner);
    verdict->is_known = 1;
    verdict->hash = self->game.now.hash;
    verdict->count = self->game.count;
    verdict->turn = self->game.turn;
    return NULL;
}

/* Where every stone counts as alive there is nothing to find. */
static const char *find_dead(struct go_gtp *self, uint8_t dead[GO_POINTS])
{
    const char *error;

    memset(dead, 0, GO_POINTS);
    if (self->must_clean_up || self->is_cleaning)
        return NULL;
    if ((error = go_gtp_judge(self)))
        return error;
    memcpy(dead, self->verdict.dead, GO_POINTS);
    return NULL;
}

static const char *final_score(struct go_gtp *self)
{
    uint8_t dead[GO_POINTS];
    const char *error = find_dead(self, dead);
    struct go_result result;

    if (error)
        return error;
    result = go_result_of(go_game_margin(&self->game, dead));
    go_write_result(&result, &self->answer);
    return NULL;
}

/* Every stone has exactly one status: the three lists together are the
 * board. */
enum status { ALIVE, DEAD, SEKI, STATUSES };

static const char *const statuses[] = {
    [ALIVE] = "alive", [DEAD] = "dead", [SEKI] = "seki",
};

/* Lists the stones of a status, a group to a line. */
static void put_groups(struct go_gtp *self, const uint8_t *dead,
                       enum status wanted)
{
    const struct go_board *board = &self->game.now;
    uint8_t seki[GO_POINTS];

    go_seki_find(board, dead, seki);

    for (int p = 0; p < GO_POINTS; p++) {
        go_point stone = (go_point)p;

        if (!stone || board->head[p] != p
            || wanted != (dead[p] ? DEAD : seki[p] ? SEKI : ALIVE))
            continue;
        do {
            go_gtp_put_point(self, stone);
            stone = board->next[stone];
        } while (stone != p);
        text_put_char(&self->answer, '\n');
    }
}

/* Lists the points of an owner that are free, or would be with the dead stones
 * taken off. */
static void put_territory(struct go_gtp *self, const uint8_t *dead,
                          enum go_colour whose)
{
    uint8_t owner[GO_POINTS];
    struct go_area area;

    go_score_area(&self->game.now, dead, &area, owner);
    for (int p = 0; p < GO_POINTS; p++) {
        int colour = self->game.now.colour[p];

        if (colour != GO_EDGE && owner[p] == whose
            && (colour == GO_EMPTY || dead[p]))
            go_gtp_put_point(self, (go_point)p);
    }
}

static const struct { const char *name; enum go_colour whose; } grounds[] = {
    {"black_territory", GO_BLACK}, {"white_territory", GO_WHITE},
    {"dame", GO_EMPTY},
};

enum { GROUNDS = sizeof grounds / sizeof *grounds };

/* The lists of territory are an extension that GoGui can draw. */
static const char *put_status_list(struct go_gtp *self, const char *which,
                                   const uint8_t *dead)
{
    for (int i = 0; i < GROUNDS; i++)
        if (text_same(which, grounds[i].name)) {
            put_territory(self, dead, grounds[i].whose);
            return NULL;
        }
    for (int i = 0; i < STATUSES; i++)
        if (text_same(which, statuses[i])) {
            put_groups(self, dead, (enum status)i);
            return NULL;
        }
    return go_gtp_syntax;
}

static const char *final_status_list(struct go_gtp *self)
{
    uint8_t dead[GO_POINTS];
    const char *error;

    if (self->line.count < 1)
        return go_gtp_syntax;
    if ((error = find_dead(self, dead)))
        return error;
    return put_status_list(self, self->line.argument[0], dead);
}

const struct go_gtp_command go_gtp_score_commands[] = {
    {"final_score", final_score},
    {"final_status_list", final_status_list},
    {0},
};
