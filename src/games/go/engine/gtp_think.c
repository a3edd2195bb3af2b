/* gtp_think.c - GTP: genmove and other commands that search.
 *
 * genmove and its relatives: how much effort a move gets, whether it may pass
 * or resign, and what becomes of the answer.
 */
#include "games/go/engine/gtp.h"
#include "os/clock.h"

int go_gtp_should_stop(void *context)
{
    const struct go_gtp *self = context;

    return self->is_called && self->is_called(self->context, self);
}

/* The smallest of what was asked for on the command line and what the clock
 * allows. By a clock, a level limits the playouts only if it was asked for.
 * Time that would be lost otherwise is used even if the move is settled: what
 * is learnt is kept in the tree for the next move. */
static void limit_effort(const struct go_gtp *self, enum go_colour colour,
                         struct go_effort *effort)
{
    int clock_ms = go_clock_ms(&self->clock, colour, self->game.rules.size,
                               self->game.count / 2);

    effort->begun_ms = self->heard_ms;
    effort->playouts = self->terms.playouts;
    effort->time_ms = self->terms.time_ms;
    if (!effort->time_ms && clock_ms && !effort->playouts
        && self->terms.has_level)
        effort->playouts = go_levels[self->terms.player.level].playouts;
    if (clock_ms && (!effort->time_ms || clock_ms < effort->time_ms)) {
        effort->time_ms = clock_ms;
        effort->slack_ms = go_clock_slack_ms(&self->clock, colour, clock_ms);
    }
    effort->is_patient = effort->time_ms
                      && go_clock_is_lost_unused(&self->clock, colour);
}

static struct go_aim aim_of(const struct go_gtp *self)
{
    return (struct go_aim){
        .must_clean_up = self->must_clean_up || self->is_cleaning,
        .may_resign = 1,
        .has_book = (uint8_t)self->terms.has_book,
    };
}

/* The clock of a move starts when its line was heard, not when thinking
 * begins: the controller's clock does the same. */
const char *go_gtp_think(struct go_gtp *self, enum go_colour colour,
                         struct go_effort *effort,
                         struct go_thought *thought)
{
    const char *error = go_gtp_need_player(self);
    struct go_aim aim = aim_of(self);

    if (error)
        return error;
    if (self->game.count == GO_MOVES_MAX)
        return go_gtp_too_long;
    if (effort->tell)
        aim.has_book = 0;               /* what is recalled tells nothing */
    self->game.turn = (uint8_t)colour;
    self->is_analysis = self->told = 0;
    self->begun_ms = clock_ms();
    limit_effort(self, colour, effort);
    effort->should_stop = go_gtp_should_stop;
    effort->context = self;
    go_player_think(self->player, &self->game, &aim, effort, thought);
    go_clock_spend(&self->clock, colour, clock_ms() - self->heard_ms);
    return NULL;
}

/* A pass is in capitals, as GNU Go answers genmove. */
static void put_genmove_answer(struct go_gtp *self, go_point move)
{
    if (move == GO_PASS)
        text_put(&self->answer, "PASS");
    else
        go_gtp_put_point(self, move);
}

/* A move that the game refuses would be an error of a mind. */
const char *go_gtp_make(struct go_gtp *self, enum go_colour colour,
                        const struct go_thought *thought)
{
    if (thought->is_resigned) {
        text_put(&self->answer, "resign");
        return NULL;
    }
    if (go_game_play(&self->game, thought->move, colour) != GO_LEGAL)
        return "illegal move";
    put_genmove_answer(self, thought->move);
    return NULL;
}

static const char *genmove(struct go_gtp *self)
{
    struct go_effort effort = {0};
    struct go_thought thought;
    enum go_colour colour;
    const char *error;

    if (!go_gtp_colour(self, 0, &colour))
        return go_gtp_syntax;
    if ((error = go_gtp_think(self, colour, &effort, &thought)))
        return error;
    return go_gtp_make(self, colour, &thought);
}

/* KGS sends this when players disagree about dead stones: from now on every
 * stone on the board counts as alive. */
static const char *genmove_cleanup(struct go_gtp *self)
{
    enum go_colour colour;

    if (!go_gtp_colour(self, 0, &colour))
        return go_gtp_syntax;
    self->is_cleaning = 1;
    return genmove(self);
}

/* Nothing is played, no clock runs, and the random numbers of the game are not
 * used: asked again, it gives the same move. */
static const char *reg_genmove(struct go_gtp *self)
{
    struct go_effort effort = {.playouts = self->terms.playouts,
                               .time_ms = self->terms.time_ms,
                               .should_stop = go_gtp_should_stop,
                               .context = self};
    struct go_aim aim = aim_of(self);
    struct go_game game = self->game;
    struct go_thought thought;
    enum go_colour colour;
    const char *error;

    if (!go_gtp_colour(self, 0, &colour))
        return go_gtp_syntax;
    if ((error = go_gtp_need_examiner(self)))
        return error;
    self->is_analysis = self->told = 0;
    self->begun_ms = clock_ms();
    aim.may_resign = 0;
    game.turn = (uint8_t)colour;
    go_player_think(self->examiner, &game, &aim, &effort, &thought);
    put_genmove_answer(self, thought.move);
    return NULL;
}

const struct go_gtp_command go_gtp_think_commands[] = {
    {"genmove", genmove},
    {"kgs-genmove_cleanup", genmove_cleanup},
    {"reg_genmove", reg_genmove},
    {0},
};
