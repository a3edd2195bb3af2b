/* contest.c - one game between two sides, and its record.
 *
 * A side that makes an illegal move or no move at all loses the game; that is
 * a result and no error. Errors are only what keeps the match itself from
 * going on, such as a lack of memory.
 */
#include "games/draughts/match/contest.h"

#include <stdio.h>
#include <string.h>

#include "games/draughts/notation/words.h"
#include "games/draughts/notation/fen.h"

enum { WHY_MAX = 200 };                 /* bytes of the remark that ends a
                                         * record */

static const char no_memory[] = "out of memory for the game";

/* Both sides have the same terms, so either may be asked. */
static int is_interrupted(const struct checkers_contest *self)
{
    const struct checkers_effort *effort = self->side[0]->terms->effort;

    return effort->should_stop && effort->should_stop(effort->context);
}

/* Playing */

/* Each side gets a seed of its own, made from the match's seed, the number of
 * the game and the colour: so a game does not depend on those before it, nor
 * on the thread that plays it. */
static const char *begin_contest(const struct checkers_contest *self,
                                 struct checkers_record *record)
{
    for (int colour = 0; colour < 2; colour++) {
        char seed[100];
        const char *error;

        snprintf(seed, sizeof seed, "%.60s/%d/%d", self->seed, self->number,
                 colour);
        error = checkers_side_begin(self->side[colour], seed);
        if (error)
            return error;
    }
    for (int i = 0; i < self->opening->count; i++)
        if (!checkers_record_play(record, &self->opening->moves[i]))
            return no_memory;
    return NULL;
}

/* Guests answer with moves that may be anything. */
static int is_legal_move(const struct checkers *position,
                         const struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    for (int i = 0; i < moves.count; i++)
        if (checkers_same_move(&moves.move[i], move))
            return 1;
    return 0;
}

/* The reason continues the side's name: "search made ...". A name from the
 * command line is cut so that the reason always fits. */
static void lose_by_forfeit(const struct checkers_contest *self,
                            struct checkers_outcome *outcome, int colour,
                            const char *why)
{
    outcome->game.is_forfeit = 1;
    outcome->result = colour == CHECKERS_BLACK ? PDN_WHITE_WINS
                                               : PDN_BLACK_WINS;
    snprintf(outcome->game.why, WHY_MAX, "%.80s %s",
             self->side[colour]->name, why);
}

/* Why the game ended, for the score and for the last comment of the PDN. */
static void record_result(const struct checkers_record *record,
                          enum checkers_result result,
                          struct checkers_outcome *outcome)
{
    enum checkers_colour turn = (enum checkers_colour)record->game.now.turn;

    outcome->result = PDN_DRAW;
    switch (result) {
    case CHECKERS_DRAW_REPEATED:
        strcpy(outcome->game.why, "the same position for the third time");
        break;
    case CHECKERS_DRAW_QUIET:
        strcpy(outcome->game.why, "forty moves without progress");
        break;
    default:
        outcome->result = result == CHECKERS_BLACK_WINS ? PDN_BLACK_WINS
                                                        : PDN_WHITE_WINS;
        snprintf(outcome->game.why, WHY_MAX, "%s cannot move",
                 checkers_words_colour(turn));
        break;
    }
}

/* Plays one move; 0 when the game is over or there is an error. Every move is
 * tested, those of our own minds as well: a bug there must not end up in a
 * record as a legal game. */
static int play_one_move(const struct checkers_contest *self,
                         struct checkers_record *record,
                         struct checkers_outcome *outcome, const char **error)
{
    enum checkers_result result = checkers_game_result(&record->game);
    int colour = record->game.now.turn;
    struct checkers_move move;
    const char *why;

    if (result != CHECKERS_GOES_ON) {
        record_result(record, result, outcome);
        return 0;
    }
    why = checkers_side_move(self->side[colour], record, &move);
    if (!why && !is_legal_move(&record->game.now, &move))
        why = "plays a move that is not legal";
    if (why) {
        lose_by_forfeit(self, outcome, colour, why);
        return 0;
    }
    if (!checkers_record_play(record, &move))
        *error = no_memory;
    return !*error;
}

/* Writing */

/* Tags under construction. The values are escaped copies, which must live
 * until the tags are written; there are never more than eight. */
struct tags {
    int count;
    struct pdn_tag tag[8];
    char value[8][400];
};

/* The value is escaped into the buffer of the same index. */
static void add_tag(struct tags *tags, const char *name, const char *value)
{
    char *buffer = tags->value[tags->count];

    tags->tag[tags->count++] =
        pdn_write_tag_of(name, value, buffer, sizeof tags->value[0]);
}

/* A game from the opening position needs no FEN. */
static void add_start(struct tags *tags, const struct checkers *start)
{
    struct checkers usual;
    char fen[CHECKERS_FEN_MAX];
    struct text to;

    checkers_begin(&usual, (enum checkers_rules)start->rules);
    if (checkers_same(start, &usual))
        return;
    text_begin(&to, fen, sizeof fen);
    checkers_fen_write(start, &to);
    add_tag(tags, "SetUp", "1");
    add_tag(tags, "FEN", fen);
}

/* The Round is the number of the game; the simple rules have no GameType of
 * their own, so the Event names them. */
static void write_tags(const struct checkers_contest *self,
                       struct pdn_writer *writer,
                       const struct checkers_record *record,
                       enum pdn_result result)
{
    struct tags tags = {0};
    char round[16];

    snprintf(round, sizeof round, "%d", self->number);
    add_tag(&tags, "Event", record->start.rules == CHECKERS_SIMPLE
                            ? "Boardwalk match, simple rules"
                            : "Boardwalk match");
    add_tag(&tags, "Round", round);
    add_tag(&tags, "Black", self->side[CHECKERS_BLACK]->name);
    add_tag(&tags, "White", self->side[CHECKERS_WHITE]->name);
    add_tag(&tags, "Result", pdn_result_name(result));
    add_start(&tags, &record->start);
    pdn_write_tags(writer, tags.tag, tags.count);
}

static void write_to_stream(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

/* The PDN into memory, to be freed by the match: games end in any order, but
 * are written in theirs. */
static const char *write_pdn_record(const struct checkers_contest *self,
                                    const struct checkers_record *record,
                                    struct checkers_outcome *outcome)
{
    FILE *file = open_memstream(&outcome->game.record,
                                &outcome->game.record_length);
    struct checkers position = record->start;
    const char *why = outcome->game.why;
    struct pdn_writer writer;

    if (!file)
        return no_memory;
    pdn_write_begin(&writer, write_to_stream, file);
    write_tags(self, &writer, record, outcome->result);
    for (int i = 0; i < record->count; i++) {
        pdn_write_move(&writer, &position, &record->moves[i]);
        checkers_play(&position, &record->moves[i]);
    }
    pdn_write_comment(&writer, (struct slice){why, strlen(why)});
    pdn_write_result(&writer, outcome->result);
    return fclose(file) == 0 ? NULL : no_memory;
}

/* An interrupted game has no result and leaves no record. */
const char *checkers_contest_play(const struct checkers_contest *self,
                                  struct checkers_outcome *outcome)
{
    struct checkers_record record;
    const char *error;

    memset(outcome, 0, sizeof *outcome);
    checkers_record_begin(&record, &self->opening->start);
    error = begin_contest(self, &record);
    while (!error && play_one_move(self, &record, outcome, &error)
           && !is_interrupted(self))
        ;
    if (!error && !is_interrupted(self)) {
        outcome->game.is_played = 1;
        outcome->plies = record.count;
        error = write_pdn_record(self, &record, outcome);
    }
    checkers_record_end(&record);
    return error;
}
