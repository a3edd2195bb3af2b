/* contest.c - one game of Go between two sides, and its record.
 *
 * commands/match.c plays many of these, perhaps several at a time: nothing
 * here is shared between games but the read-only terms. Sides are told of each
 * other's moves only after our own game has accepted them.
 */
#include "games/go/match/contest.h"

#include <stdio.h>
#include <string.h>

#include "games/go/minds/minds.h"
#include "games/go/notation/sgf_write.h"
#include "os/clock.h"

static const char no_memory[] = "out of memory for the game record";

enum { SEED_MAX = 64 };

/* Both sides have the same terms. */
static const struct go_guest_terms *game_terms(const struct go_contest *self)
{
    return &self->side[GO_BLACK]->terms->guest;
}

static int is_contest_interrupted(const struct go_contest *self)
{
    const struct guest_terms *terms = &game_terms(self)->common;

    return terms->should_stop(terms->context);
}

/* Four moves for each point: far more than a game needs that makes progress.
 * Simple ko alone would let a triple ko go on for ever. */
static int moves_most(const struct go_game *game)
{
    int most = 4 * game->rules.size * game->rules.size;

    return most < GO_MOVES_MAX ? most : GO_MOVES_MAX;
}

/* Ends */

/* `who` and `why` are the comment of the record and the line for the user;
 * `who` may be empty. */
static void set_go_outcome(struct go_outcome *outcome, enum go_finish finish,
                           enum go_end how, enum go_colour winner,
                           const char *who, const char *why)
{
    outcome->finish = finish;
    outcome->result = (struct go_result){.end = how, .winner = winner};
    outcome->game.is_forfeit = finish == GO_FINISH_FORFEIT;
    snprintf(outcome->game.why, sizeof outcome->game.why, "%s%s%s", who,
             *who ? " " : "", why);
}

static void award_to_other(const struct go_contest *self,
                           struct go_outcome *outcome, enum go_colour colour,
                           const char *why)
{
    set_go_outcome(outcome, GO_FINISH_FORFEIT, GO_END_FORFEIT, go_other(colour),
                   self->side[colour]->shown, why);
}

/* Counted with every stone on the board alive. */
static void finish_by_count(const struct go_game *game,
                            struct go_outcome *outcome, enum go_finish finish,
                            const char *why)
{
    set_go_outcome(outcome, finish, GO_END_SCORE, GO_EMPTY, "", why);
    outcome->result = go_result_of(go_game_margin(game, NULL));
}

/* Two passes, or the limit of moves. */
static int ends_by_rules(const struct go_game *game,
                         struct go_outcome *outcome)
{
    if (go_game_is_over(game))
        finish_by_count(game, outcome, GO_FINISH_PASSES, "both passed");
    else if (game->count >= moves_most(game))
        finish_by_count(game, outcome, GO_FINISH_LIMIT,
                        "limit of moves reached");
    else
        return 0;
    return 1;
}

/* Playing */

/* Why a move loses the game, to be read after the name of the side. */
static const char *illegal(const struct go_game *game, go_point point,
                           enum go_verdict verdict)
{
    static const char *const words[] = {
        [GO_SUICIDE] = ", a suicide",
        [GO_KO] = ", which repeats a position",
        [GO_OCCUPIED] = ", which is occupied",
        [GO_OUTSIDE] = ", which is not on the board",
    };
    char vertex[GO_WORD_MAX];
    struct text to;

    text_begin(&to, vertex, sizeof vertex);
    go_write_vertex(game->rules.size, point, &to);
    return text_error("plays ", vertex, words[verdict], (char *)0);
}

/* Asks the side to move, and measures how long it takes. A null return is
 * success; otherwise why the side has lost. */
static const char *ask_colour_to_move(const struct go_contest *self,
                                      const struct go_game *game,
                                      struct go_outcome *outcome,
                                      struct go_move *move, int *is_resigned)
{
    int64_t before_ms = clock_ms();
    const char *why = go_side_ask(self->side[game->turn], game, move,
                                  is_resigned);

    outcome->asked[game->turn]++;
    outcome->spent_ms[game->turn] += clock_ms() - before_ms;
    return why;
}

/* Makes a move on the board and tells the other side; returns 0 if a side has
 * lost by it: the mover by an illegal move, or a program that refuses a legal
 * one. */
static int make_and_announce(const struct go_contest *self,
                             struct go_game *game, struct go_outcome *outcome,
                             struct go_move move)
{
    enum go_colour colour = (enum go_colour)move.colour;
    enum go_verdict verdict = go_game_play(game, move.point, colour);
    const char *why;

    if (verdict != GO_LEGAL) {
        award_to_other(self, outcome, colour,
                       illegal(game, move.point, verdict));
        return 0;
    }
    why = go_side_tell(self->side[go_other(colour)], move);
    if (why)
        award_to_other(self, outcome, go_other(colour), why);
    return !why;
}

/* Plays one move; returns 0 when the game is over. */
static int play_one_stone(const struct go_contest *self, struct go_game *game,
                          struct go_outcome *outcome)
{
    enum go_colour colour = (enum go_colour)game->turn;
    struct go_move move;
    int is_resigned;
    const char *why;

    if (ends_by_rules(game, outcome))
        return 0;
    why = ask_colour_to_move(self, game, outcome, &move, &is_resigned);
    if (why) {
        award_to_other(self, outcome, colour, why);
        return 0;
    }
    if (is_resigned) {
        set_go_outcome(outcome, GO_FINISH_RESIGNED, GO_END_RESIGN,
                       go_other(colour), self->side[colour]->shown, "resigns");
        return 0;
    }
    return make_and_announce(self, game, outcome, move);
}

/* Beginning */

/* Seeds depend on the match's seed, the purpose and the number of the game
 * only: games can be played in any order and by any thread. */
static const char *derive_go_seed(const struct go_contest *self,
                                  const char *what, int number,
                                  char seed[SEED_MAX])
{
    struct text to;

    text_begin(&to, seed, SEED_MAX);    /* hashed: theirs may be long */
    text_put_hex(&to, rng_hash(self->seed), 16);
    text_put(&to, what);
    text_put_number(&to, (uint64_t)number);
    return seed;
}

/* An error here, such as a program that does not start, ends the match: the
 * next game would fail in the same way. */
static const char *begin_both_sides(const struct go_contest *self,
                                    struct go_game *game)
{
    static const char *const what[] = {
        [GO_BLACK] = "/black/", [GO_WHITE] = "/white/",
    };
    const char *error = go_game_begin(game, &game_terms(self)->rules);
    char seed[SEED_MAX];

    for (int colour = GO_BLACK; !error && colour <= GO_WHITE; colour++)
        error = go_side_begin(self->side[colour],
                              derive_go_seed(self, what[colour], self->number,
                                             seed));
    return error;
}

/* Random moves before the game, the same for two games in a row, so that both
 * sides play each opening with either colour. Both sides are told. Returns 0 if
 * a program refuses one. */
static int open_at_random(const struct go_contest *self,
                          struct go_game *game, struct go_outcome *outcome)
{
    char seed[SEED_MAX];
    struct rng rng;
    go_point moves[GO_AREA_MAX];
    int count;

    rng_seed(&rng, derive_go_seed(self, "/opening/", (self->number - 1) / 2,
                                  seed));
    for (int i = 0; i < self->opening_plies
                    && (count = go_sensible_moves(game, moves)); i++) {
        struct go_move move = {moves[rng_below(&rng, (uint64_t)count)],
                               game->turn};
        const char *why = go_side_tell(self->side[game->turn], move);

        if (why) {
            award_to_other(self, outcome, (enum go_colour)game->turn, why);
            return 0;
        }
        if (!make_and_announce(self, game, outcome, move))
            return 0;
    }
    return 1;
}

/* Writing */

static void write_record_bytes(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

/* The reason of the end is the comment of the last node. */
static void write_sgf(const struct go_contest *self,
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
    sgf_write_begin(&writer, write_record_bytes, file);
    sgf_write_root(&writer, game, &header);
    for (int i = 0; i < game->count; i++)
        sgf_write_move(&writer, game->move[i]);
    sgf_write_text(&writer, "C", outcome->game.why);
    sgf_write_close(&writer);
}

static const char *keep_sgf_record(const struct go_contest *self,
                                   const struct go_game *game,
                                   struct go_outcome *outcome)
{
    FILE *file = open_memstream(&outcome->game.record,
                                &outcome->game.record_length);

    if (!file)
        return no_memory;
    write_sgf(self, game, outcome, file);
    return fclose(file) == 0 ? NULL : no_memory;
}

const char *go_contest_play(const struct go_contest *self,
                            struct go_outcome *outcome)
{
    struct go_game game;
    const char *error;

    memset(outcome, 0, sizeof *outcome);
    error = begin_both_sides(self, &game);
    if (error)
        return error;
    if (open_at_random(self, &game, outcome))
        while (play_one_stone(self, &game, outcome)
               && !is_contest_interrupted(self))
            ;
    if (is_contest_interrupted(self))
        return NULL;
    outcome->game.is_played = 1;
    outcome->moves = game.count;
    return keep_sgf_record(self, &game, outcome);
}
