/* engine.c - boardwalk checkers engine: the Hub protocol, which
 * programs that play draughts speak with each other.
 *
 * One thread reads and thinks: the search asks now and then whether it shall
 * end, and that is when the input is looked at.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/bits.h"
#include "cli/command.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/engine/answer.h"
#include "games/draughts/engine/level.h"
#include "os/clock.h"
#include "os/inbox.h"

enum { THREADS_MAX = 16 };

static const char too_long[] = "line too long: 65535 bytes at most";

enum mode { THINK, PONDER, ANALYZE };

struct engine {
    struct inbox inbox;
    struct checkers_thinker *thinker;   /* null until it is needed */
    int threads, table_mib;
    enum checkers_rules rules;
    struct checkers_game game;
    struct checkers_level level;

    /* While it thinks: */
    enum mode mode;
    int64_t begun_ms;
    int64_t until_ms;                   /* since a ponder-hit; else 0 */
    int is_stopped;
    int64_t heard_ms;                   /* when go came in */

    int is_over;                        /* it shall quit */
};

/* Parameters */

static const char *const variants[] = {
    [CHECKERS_FULL] = "english",
    [CHECKERS_SIMPLE] = "simple",
};

enum { VARIANTS = sizeof variants / sizeof *variants };

static void introduce(const struct engine *self)
{
    checkers_answer_id();
    checkers_answer_choice("variant", variants[self->rules],
                           "english simple");
    checkers_answer_number("threads", self->threads, THREADS_MAX);
    checkers_answer_number("hash", self->table_mib,
                           CHECKERS_ARGS_TABLE_MIB_MAX);
    checkers_answer("wait");
}

static void begin_game(struct engine *self)
{
    struct checkers start;

    checkers_begin(&start, self->rules);
    checkers_game_begin(&self->game, &start);
}

/* What is kept has another size from now on. */
static void forget_thinker(struct engine *self)
{
    checkers_thinker_close(self->thinker);
    self->thinker = NULL;
}

static const char *set_number(struct engine *self, const char *value,
                              int most, int *number)
{
    char digits[16];
    uint64_t wide;

    snprintf(digits, sizeof digits, "%d", most);
    if (!text_number(value, &wide) || wide < 1 || wide > (uint64_t)most)
        return text_error("bad value: a number from 1 to ", digits,
                          (char *)0);
    *number = (int)wide;
    forget_thinker(self);
    return NULL;
}

static const char *set_variant(struct engine *self, const char *value)
{
    for (int i = 0; i < VARIANTS; i++)
        if (text_same(variants[i], value)) {
            self->rules = (enum checkers_rules)i;
            forget_thinker(self);
            begin_game(self);
            return NULL;
        }
    return "bad value: the variants are english and simple";
}

static const char *set_param(struct engine *self,
                             const struct hub_line *line)
{
    const char *name = hub_value(line, "name");
    const char *value = hub_value(line, "value");

    if (!name)
        return "missing name";
    if (!value)
        return "missing value";
    if (text_same(name, "variant"))
        return set_variant(self, value);
    if (text_same(name, "threads"))
        return set_number(self, value, THREADS_MAX, &self->threads);
    if (text_same(name, "hash"))
        return set_number(self, value, CHECKERS_ARGS_TABLE_MIB_MAX,
                          &self->table_mib);
    return text_error("no parameter ", name, (char *)0);
}

static const char *need_thinker(struct engine *self)
{
    if (self->thinker)
        return NULL;
    return checkers_thinker_open(&self->thinker, self->threads,
                                 self->table_mib);
}

/* Positions */

static const char *play_moves(struct checkers_game *game, const char *moves)
{
    char word[100];
    int got;

    while ((got = text_word(&moves, word, sizeof word)) > 0) {
        struct checkers_move move;
        const char *error = hub_read_move(&game->now, word, &move);

        if (error)
            return text_error("bad move: ", error, (char *)0);
        checkers_game_play(game, &move);
    }
    return got < 0 ? "bad move: too long a word" : NULL;
}

/* The whole position is accepted, or none of it: after a wrong move it is
 * still the position before the command. */
static const char *set_position(struct engine *self,
                                const struct hub_line *line)
{
    const char *board = hub_value(line, "pos");
    const char *moves = hub_value(line, "moves"), *error;
    struct checkers start;
    struct checkers_game game;

    checkers_begin(&start, self->rules);
    if (board && (error = hub_read_position(board, self->rules, &start)))
        return text_error("bad position: ", error, (char *)0);
    checkers_game_begin(&game, &start);
    if (moves && (error = play_moves(&game, moves)))
        return error;
    self->game = game;
    memset(&self->level, 0, sizeof self->level);
    return NULL;
}

/* What comes in while it thinks */

static struct checkers_level_time time_for(const struct engine *self)
{
    const struct checkers *now = &self->game.now;

    return checkers_level_time(&self->level, bits_count(now->pieces[0]
                                                        | now->pieces[1]));
}

static void start_clock(struct engine *self)
{
    struct checkers_level_time time = time_for(self);

    self->until_ms = time.most_ms ? clock_ms() + time.most_ms : 0;
}

/* "stop", with or without blanks and arguments */
static int is_command(const char *line, const char *command)
{
    size_t length = strlen(command);

    line += strspn(line, " \t");
    return strncmp(line, command, length) == 0
        && (line[length] == 0 || strchr(" \t", line[length]));
}

static void hear_meanwhile(struct engine *self, const char *line)
{
    if (self->inbox.is_cut) {
        checkers_answer_error(too_long);
    } else if (is_command(line, "ping")) {
        checkers_answer("pong");
    } else if (is_command(line, "stop")) {
        self->is_stopped = 1;
    } else if (is_command(line, "quit")) {
        self->is_over = self->is_stopped = 1;
    } else if (is_command(line, "ponder-hit")) {
        if (self->mode == PONDER && !self->until_ms)
            start_clock(self);
    } else if (!inbox_keep(&self->inbox, line)) {
        checkers_answer_error("too much to keep until the search ends");
    }
}

/* A script that was piped in wants its answers; but nobody could end a
 * search without limits any more. */
static void meet_end(struct engine *self)
{
    if (self->mode != THINK || self->level.is_infinite)
        self->is_stopped = 1;
}

static int shall_end(void *context)
{
    struct engine *self = context;
    char *line;

    while (!self->is_over && !self->inbox.is_deaf) {
        enum lines_news news = inbox_hear(&self->inbox, &line);

        if (news == LINES_LATE)
            break;
        if (news == LINES_END)
            meet_end(self);
        else
            hear_meanwhile(self, line);
    }
    return self->is_stopped || ferror(stdout)
        || (self->until_ms && clock_ms() >= self->until_ms);
}

/* Thinking */

static void tell(void *context, const struct checkers_thought *thought)
{
    const struct engine *self = context;

    checkers_answer_info(thought, (uint64_t)(clock_ms() - self->begun_ms));
}

static int is_forced(const struct checkers *position)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    return moves.count == 1;
}

/* A time for this move is used; of a clock some is saved where the next depth
 * would not be finished. */
static void limit_time(const struct engine *self,
                       struct checkers_effort *effort)
{
    struct checkers_level_time time = time_for(self);

    effort->time_ms = time.most_ms;
    effort->slack_ms = time.slack_ms;
    effort->soft_ms = time.soft_ms;
}

static struct checkers_effort effort_for(struct engine *self)
{
    struct checkers_effort effort = {
        .begun_ms = self->heard_ms,
        .depth = self->level.depth < CHECKERS_DEPTH_MAX
            ? (int)self->level.depth : 0,
        .nodes = self->level.nodes,
        .should_stop = shall_end,
        .tell = tell,
        .context = self,
    };

    if (self->mode == THINK
        || (self->mode == ANALYZE && checkers_level_has_time(&self->level)))
        limit_time(self, &effort);
    if (effort.time_ms && self->mode == THINK && is_forced(&self->game.now))
        effort.depth = 1;               /* no time is lost on it */
    return effort;
}

static void think(struct engine *self)
{
    struct checkers_effort effort = effort_for(self);
    struct checkers_thought thought;

    self->is_stopped = 0;
    self->begun_ms = self->heard_ms;
    self->until_ms = 0;
    if (checkers_can_move(&self->game.now)) {
        checkers_thinker_think(self->thinker, &self->game, &effort,
                               &thought);
        checkers_answer_done(&thought);
    } else {
        checkers_answer("done");
    }
    memset(&self->level, 0, sizeof self->level);
}

static const struct { const char *name; enum mode mode; } modes[] = {
    {"think", THINK}, {"ponder", PONDER}, {"analyze", ANALYZE},
};

static const char *read_mode(const struct hub_line *line, enum mode *mode)
{
    static const char takes[] = "; go takes think, ponder or analyze";
    int at = 0, count = sizeof modes / sizeof *modes;

    *mode = THINK;
    if (line->count == 0)
        return NULL;
    if (line->count > 1)
        return text_error("too many arguments", takes, (char *)0);
    while (at < count && !text_same(modes[at].name, line->argument[0].name))
        at++;
    if (at == count || *line->argument[0].value)
        return text_error("unknown argument ", line->argument[0].name,
                          *line->argument[0].value ? "=" : "",
                          line->argument[0].value, takes, (char *)0);
    *mode = modes[at].mode;
    return NULL;
}

static const char *go(struct engine *self, const struct hub_line *line)
{
    const char *error = read_mode(line, &self->mode);

    self->heard_ms = clock_ms();
    if (!error)
        error = need_thinker(self);
    if (!error)
        think(self);
    return error;
}

/* Commands */

static const char *init(struct engine *self)
{
    const char *error = need_thinker(self);

    if (!error)
        checkers_answer("ready");
    return error;
}

/* Those that have a meaning only while it thinks have none here. */
static const char *obey(struct engine *self, const struct hub_line *line)
{
    const char *command = line->command;

    if (text_same(command, "hub"))
        introduce(self);
    else if (text_same(command, "set-param"))
        return set_param(self, line);
    else if (text_same(command, "init"))
        return init(self);
    else if (text_same(command, "pos"))
        return set_position(self, line);
    else if (text_same(command, "level"))
        return checkers_level_read(&self->level, line);
    else if (text_same(command, "go"))
        return go(self, line);
    else if (text_same(command, "ping"))
        checkers_answer("pong");
    else if (text_same(command, "new-game") && self->thinker)
        checkers_thinker_clear(self->thinker);
    else if (text_same(command, "quit"))
        self->is_over = 1;
    return NULL;
}

static void converse(struct engine *self)
{
    char *line;

    while (!self->is_over && !ferror(stdout)
           && (line = inbox_next(&self->inbox)) != NULL) {
        struct hub_line words = {0};
        const char *error = self->inbox.is_cut
            ? too_long : hub_read(&words, line);

        if (!error && words.command)
            error = obey(self, &words);
        if (error)
            checkers_answer_error(error);
    }
}

static const struct arg_def options[] = {
    {"threads", 'j', "T", "threads until the other side says; else 1"},
    CHECKERS_ARGS_TABLE,
    CHECKERS_ARGS_RULES,
    {0},
};

static const char *read_args(struct engine *self, const struct args *args)
{
    const char *error;

    if (args->word_count > 0)
        return text_error("'", args->word[0], "' is one word too many",
                          (char *)0);
    if ((error = args_int(args, "threads", 1, THREADS_MAX, &self->threads))
        || (error = args_int(args, "table", 1, CHECKERS_ARGS_TABLE_MIB_MAX,
                             &self->table_mib)))
        return error;
    return checkers_args_rules(args, &self->rules);
}

static int run(const struct args *args)
{
    struct engine *self = calloc(1, sizeof *self);
    const char *error;

    if (!self)
        return command_failed("not enough memory");
    self->threads = 1;
    self->table_mib = CHECKERS_ARGS_TABLE_MIB;
    error = read_args(self, args);
    if (!error) {
        inbox_begin(&self->inbox, STDIN_FILENO);
        begin_game(self);
        converse(self);
        forget_thinker(self);
    }
    free(self);
    return error ? command_misused(&command_checkers_engine, error) : 0;
}

const struct command command_checkers_engine = {
    .name = "engine",
    .group = "checkers",
    .usage = "[OPTION]...",
    .summary = "play for another program, by the Hub protocol",
    .more =
"Lines come in, lines go out: a command and arguments such as depth=9 or\n"
"pv=\"9-13 22-18\". In: hub, set-param, init, new-game, pos, level, go, stop,\n"
"ponder-hit, ping, quit. Out: id, param, wait, ready, info, done, pong,\n"
"error. While it thinks it answers ping and obeys stop, ponder-hit and quit;\n"
"other commands wait until it is done. Unknown ones are ignored; unknown\n"
"arguments of go and level are errors.\n"
"\n"
"Parameters: variant, english or simple (the chip's game); threads, 1 to 16;\n"
"hash, the memory for positions in MiB.\n"
"\n"
"A position is the side on turn and a letter for each square from 1 to 32:\n"
"b and w men, B and W kings, e empty; the opening position is\n"
"pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww, or none. Moves that were made from it\n"
"follow in moves=\"...\". A jump is written as start, end and all men taken:\n"
"9x25x14x22.\n"
"\n"
"level depth=D nodes=N move-time=S, time=S moves=M inc=S or infinite: each\n"
"limit that is given holds. Without any it thinks for five seconds.\n"
"\n"
"    > hub                         > pos moves=\"11-15 23-19\"\n"
"    < id name=Boardwalk ...       > level move-time=0.5\n"
"    < param name=variant ...      > go think\n"
"    < wait                        < info depth=9 ... pv=\"8-11 22-17\"\n"
"    > init                        < done move=8-11 ponder=22-17\n"
"    < ready                       > quit\n",
    .options = options,
    .run = run,
};
