/* contest.c - one game of Go between two sides, and its record. */
#include "games/go/match/contest.h"

#include <stdio.h>
#include <string.h>

#include "games/go/minds/minds.h"
#include "games/go/notation/sgf_write.h"
#include "os/clock.h"

static const char no_memory[] = "there is not enough memory for the game";

enum { SEED_MAX = 64 };

static const struct go_guest_terms *terms_of(const struct go_contest *self)
{
    return &self->side[GO_BLACK]->terms->guest;
}

static int should_stop(const struct go_contest *self)
{
    const struct guest_terms *terms = &terms_of(self)->common;

    return terms->should_stop(terms->context);
}

/* Far beyond any game that gets somewhere. */
static int moves_most(const struct go_game *game)
{
    int most = 4 * game->rules.size * game->rules.size;

    return most < GO_MOVES_MAX ? most : GO_MOVES_MAX;
}

/* Ends */

static void end(struct go_outcome *outcome, enum go_finish finish,
                enum go_end how, enum go_colour winner, const char *who,
                const char *why)
{
    outcome->finish = finish;
    outcome->result = (struct go_result){.end = how, .winner = winner};
    outcome->game.is_forfeit = finish == GO_FINISH_FORFEIT;
    snprintf(outcome->game.why, sizeof outcome->game.why, "%s%s%s", who,
             *who ? " " : "", why);
}

static void forfeit(const struct go_contest *self,
                    struct go_outcome *outcome, enum go_colour colour,
                    const char *why)
{
    end(outcome, GO_FINISH_FORFEIT, GO_END_FORFEIT, go_other(colour),
        self->side[colour]->shown, why);
}

static void count(const struct go_game *game, struct go_outcome *outcome,
                  enum go_finish finish, const char *why)
{
    end(outcome, finish, GO_END_SCORE, GO_EMPTY, "", why);
    outcome->result = go_result_of(go_game_margin(game, NULL));
}

static int is_at_end(const struct go_game *game, struct go_outcome *outcome)
{
    if (go_game_is_over(game))
        count(game, outcome, GO_FINISH_PASSES, "both passed");
    else if (game->count >= moves_most(game))
        count(game, outcome, GO_FINISH_LIMIT, "no end in sight");
    else
        return 0;
    return 1;
}

/* Playing */

static const char *illegal(const struct go_game *game, go_point point,
                           enum go_verdict verdict)
{
    static const char *const words[] = {
        [GO_SUICIDE] = ", a suicide",
        [GO_KO] = ", which brings a position back",
        [GO_OCCUPIED] = ", where a stone is already",
        [GO_OUTSIDE] = ", which is not on the board",
    };
    char vertex[GO_WORD_MAX];
    struct text to;

    text_begin(&to, vertex, sizeof vertex);
    go_write_vertex(game->rules.size, point, &to);
    return text_error("plays ", vertex, words[verdict], (char *)0);
}

/* The move as that side is asked for it; a null return is success. */
static const char *ask(const struct go_contest *self,
                       const struct go_game *game,
                       struct go_outcome *outcome, struct go_move *move,
                       int *is_resigned)
{
    int64_t before_ms = clock_ms();
    const char *why = go_side_ask(self->side[game->turn], game, move,
                                  is_resigned);

    outcome->asked[game->turn]++;
    outcome->spent_ms[game->turn] += clock_ms() - before_ms;
    return why;
}

/* Made on the board, and told to the other; 0 if somebody has lost by it. */
static int make(const struct go_contest *self, struct go_game *game,
                struct go_outcome *outcome, struct go_move move)
{
    enum go_colour colour = (enum go_colour)move.colour;
    enum go_verdict verdict = go_game_play(game, move.point, colour);
    const char *why;

    if (verdict != GO_LEGAL) {
        forfeit(self, outcome, colour, illegal(game, move.point, verdict));
        return 0;
    }
    why = go_side_tell(self->side[go_other(colour)], move);
    if (why)
        forfeit(self, outcome, go_other(colour), why);
    return !why;
}

/* One move; 0 when the game is over. */
static int advance(const struct go_contest *self, struct go_game *game,
                   struct go_outcome *outcome)
{
    enum go_colour colour = (enum go_colour)game->turn;
    struct go_move move;
    int is_resigned;
    const char *why;

    if (is_at_end(game, outcome))
        return 0;
    why = ask(self, game, outcome, &move, &is_resigned);
    if (why) {
        forfeit(self, outcome, colour, why);
        return 0;
    }
    if (is_resigned) {
        end(outcome, GO_FINISH_RESIGNED, GO_END_RESIGN, go_other(colour),
            self->side[colour]->shown, "resigns");
        return 0;
    }
    return make(self, game, outcome, move);
}

/* Beginning */

static const char *seed_of(const struct go_contest *self, const char *what,
                           int number, char seed[SEED_MAX])
{
    struct text to;

    text_begin(&to, seed, SEED_MAX);    /* however long theirs is */
    text_put_hex(&to, rng_hash(self->seed), 16);
    text_put(&to, what);
    text_put_number(&to, (uint64_t)number);
    return seed;
}

static const char *begin(const struct go_contest *self, struct go_game *game)
{
    static const char *const what[] = {
        [GO_BLACK] = "/black/", [GO_WHITE] = "/white/",
    };
    const char *error = go_game_begin(game, &terms_of(self)->rules);
    char seed[SEED_MAX];

    for (int colour = GO_BLACK; !error && colour <= GO_WHITE; colour++)
        error = go_side_begin(self->side[colour],
                              seed_of(self, what[colour], self->number,
                                      seed));
    return error;
}

/* 0 if somebody has lost by it. */
static int open_at_random(const struct go_contest *self,
                          struct go_game *game, struct go_outcome *outcome)
{
    char seed[SEED_MAX];
    struct rng rng;
    go_point moves[GO_AREA_MAX];
    int count;

    rng_seed(&rng, seed_of(self, "/opening/", (self->number - 1) / 2, seed));
    for (int i = 0; i < self->opening_plies
                    && (count = go_sensible_moves(game, moves)); i++) {
        struct go_move move = {moves[rng_below(&rng, (uint64_t)count)],
                               game->turn};
        const char *why = go_side_tell(self->side[game->turn], move);

        if (why) {
            forfeit(self, outcome, (enum go_colour)game->turn, why);
            return 0;
        }
        if (!make(self, game, outcome, move))
            return 0;
    }
    return 1;
}

/* Writing */

static void put(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

static void write_game(const struct go_contest *self,
                       const struct go_game *game,
                       const struct go_outcome *outcome, FILE *file)
{
    char round[16], result[GO_WORD_MAX];
    struct sgf_header header = {.info = {
        [SGF_INFO_EVENT] = "Boardwalk match",
        [SGF_INFO_ROUND] = round,
        [SGF_INFO_BLACK] = self->side[GO_BLACK]->name,
        [SGF_INFO_WHITE] = self->side[GO_WHITE]->name,
        [SGF_INFO_RESULT] = result,
    }};
    struct sgf_writer writer;
    struct text to;

    snprintf(round, sizeof round, "%d", self->number);
    text_begin(&to, result, sizeof result);
    go_write_result(&outcome->result, &to);
    sgf_write_begin(&writer, put, file);
    sgf_write_root(&writer, game, &header);
    for (int i = 0; i < game->count; i++)
        sgf_write_move(&writer, game->move[i]);
    sgf_write_text(&writer, "C", outcome->game.why);
    sgf_write_close(&writer);
}

static const char *record(const struct go_contest *self,
                          const struct go_game *game,
                          struct go_outcome *outcome)
{
    FILE *file = open_memstream(&outcome->game.record,
                                &outcome->game.record_length);

    if (!file)
        return no_memory;
    write_game(self, game, outcome, file);
    return fclose(file) == 0 ? NULL : no_memory;
}

const char *go_contest_play(const struct go_contest *self,
                            struct go_outcome *outcome)
{
    struct go_game game;
    const char *error;

    memset(outcome, 0, sizeof *outcome);
    error = begin(self, &game);
    if (error)
        return error;
    if (open_at_random(self, &game, outcome))
        while (advance(self, &game, outcome) && !should_stop(self))
            ;
    if (should_stop(self))
        return NULL;
    outcome->game.is_played = 1;
    outcome->moves = game.count;
    return record(self, &game, outcome);
}
