/* contest.c - one game between two players, and its record. */
#include "games/draughts/match/contest.h"

#include <stdio.h>
#include <string.h>

#include "games/draughts/notation/words.h"
#include "games/draughts/notation/fen.h"

static const char no_memory[] = "there is not enough memory for the game";

static int should_stop(const struct checkers_contest *self)
{
    const struct checkers_effort *effort = self->player[0]->terms->effort;

    return effort->should_stop && effort->should_stop(effort->context);
}

/* Playing */

static const char *begin(const struct checkers_contest *self,
                         struct checkers_record *record)
{
    for (int side = 0; side < 2; side++) {
        char seed[100];
        const char *error;

        snprintf(seed, sizeof seed, "%.60s/%d/%d", self->seed, self->number,
                 side);
        error = checkers_player_begin(self->player[side], seed);
        if (error)
            return error;
    }
    for (int i = 0; i < self->opening->count; i++)
        if (!checkers_record_play(record, &self->opening->moves[i]))
            return no_memory;
    return NULL;
}

static int is_legal(const struct checkers *position,
                    const struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    for (int i = 0; i < moves.count; i++)
        if (checkers_same_move(&moves.move[i], move))
            return 1;
    return 0;
}

static void forfeit(const struct checkers_contest *self,
                    struct checkers_outcome *outcome, int side,
                    const char *why)
{
    outcome->is_forfeit = 1;
    outcome->result = side == CHECKERS_BLACK ? PDN_WHITE_WINS
                                             : PDN_BLACK_WINS;
    snprintf(outcome->why, sizeof outcome->why, "%.80s %s",
             self->player[side]->name, why);
}

static void decide(const struct checkers_record *record,
                   enum checkers_result result,
                   struct checkers_outcome *outcome)
{
    enum checkers_side turn = (enum checkers_side)record->game.now.turn;

    outcome->result = PDN_DRAW;
    switch (result) {
    case CHECKERS_DRAW_REPEATED:
        strcpy(outcome->why, "the same position for the third time");
        break;
    case CHECKERS_DRAW_QUIET:
        strcpy(outcome->why, "forty moves without progress");
        break;
    default:
        outcome->result = result == CHECKERS_BLACK_WINS ? PDN_BLACK_WINS
                                                        : PDN_WHITE_WINS;
        snprintf(outcome->why, sizeof outcome->why, "%s cannot move",
                 checkers_words_side(turn));
        break;
    }
}

/* One move; 0 when the game is over. */
static int advance(const struct checkers_contest *self,
                   struct checkers_record *record,
                   struct checkers_outcome *outcome, const char **error)
{
    enum checkers_result result = checkers_game_result(&record->game);
    int side = record->game.now.turn;
    struct checkers_move move;
    const char *why;

    if (result != CHECKERS_GOES_ON) {
        decide(record, result, outcome);
        return 0;
    }
    why = checkers_player_move(self->player[side], record, &move);
    if (!why && !is_legal(&record->game.now, &move))
        why = "plays a move that is not legal";
    if (why) {
        forfeit(self, outcome, side, why);
        return 0;
    }
    if (!checkers_record_play(record, &move))
        *error = no_memory;
    return !*error;
}

/* Writing */

struct tags {
    int count;
    struct pdn_tag tag[8];
    char value[8][400];
};

static void add_tag(struct tags *tags, const char *name, const char *value)
{
    char *buffer = tags->value[tags->count];

    tags->tag[tags->count++] =
        pdn_write_tag_of(name, value, buffer, sizeof tags->value[0]);
}

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
    add_tag(&tags, "Black", self->player[CHECKERS_BLACK]->name);
    add_tag(&tags, "White", self->player[CHECKERS_WHITE]->name);
    add_tag(&tags, "Result", pdn_result_name(result));
    add_start(&tags, &record->start);
    pdn_write_tags(writer, tags.tag, tags.count);
}

static void put(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

static const char *write_game(const struct checkers_contest *self,
                              const struct checkers_record *record,
                              struct checkers_outcome *outcome)
{
    FILE *file = open_memstream(&outcome->pdn, &outcome->pdn_length);
    struct checkers position = record->start;
    struct pdn_writer writer;

    if (!file)
        return no_memory;
    pdn_write_begin(&writer, put, file);
    write_tags(self, &writer, record, outcome->result);
    for (int i = 0; i < record->count; i++) {
        pdn_write_move(&writer, &position, &record->moves[i]);
        checkers_play(&position, &record->moves[i]);
    }
    pdn_write_comment(&writer, (struct slice){outcome->why,
                                              strlen(outcome->why)});
    pdn_write_result(&writer, outcome->result);
    return fclose(file) == 0 ? NULL : no_memory;
}

const char *checkers_contest_play(const struct checkers_contest *self,
                                  struct checkers_outcome *outcome)
{
    struct checkers_record record;
    const char *error;

    memset(outcome, 0, sizeof *outcome);
    checkers_record_begin(&record, &self->opening->start);
    error = begin(self, &record);
    while (!error && advance(self, &record, outcome, &error)
           && !should_stop(self))
        ;
    if (!error && !should_stop(self)) {
        outcome->is_played = 1;
        outcome->plies = record.count;
        error = write_game(self, &record, outcome);
    }
    checkers_record_end(&record);
    return error;
}
