/* engine.c - boardwalk checkers engine: the Hub protocol, which
 * programs that play draughts speak with each other.
 *
 * One thread reads and waits for the search: while the search runs, should_end
 * is called every few milliseconds, and that is when input is read. Only the
 * commands that concern the running search are obeyed then; all others are
 * kept by the inbox until it is done. docs/draughts.md lists the commands.
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

enum { THREADS_MAX = 16 };              /* of the parameter; fewer than the
                                         * search itself could use */

static const char too_long[] = "line too long: 65535 bytes at most";

/* What `go` asks for. Pondering is thinking on the opponent's time: its clock
 * starts with ponder-hit. Analysis has a time limit only if one is given. */
enum mode { THINK, PONDER, ANALYZE };

struct engine {
    struct inbox inbox;
    struct checkers_thinker *thinker;   /* null until it is needed: its size
                                         * may still change */
    int threads, table_mib;
    enum checkers_rules rules;
    struct checkers_game game;
    struct checkers_level level;

    /* While it thinks: */
    enum mode mode;
    int64_t begun_ms;
    int64_t until_ms;                   /* deadline after a ponder-hit, or 0 */
    int is_stopped;
    int64_t heard_ms;                   /* when go was received */

    int is_over;                        /* quit was received */
};

/* Parameters */

static const char *const variants[] = {
    [CHECKERS_FULL] = "english",
    [CHECKERS_SIMPLE] = "simple",
};

enum { VARIANTS = sizeof variants / sizeof *variants };

/* The answer to "hub": who this is and what can be set, up to "wait". */
static void announce_engine(const struct engine *self)
{
    checkers_answer_id();
    checkers_answer_choice("variant", variants[self->rules],
                           "english simple");
    checkers_answer_number("threads", self->threads, THREADS_MAX);
    checkers_answer_number("hash", self->table_mib,
                           CHECKERS_ARGS_TABLE_MIB_MAX);
    checkers_answer("wait");
}

static void start_new_game(struct engine *self)
{
    struct checkers start;

    checkers_begin(&start, self->rules);
    checkers_game_begin(&self->game, &start);
}

/* Its size or rules change, or the engine ends: closing waits for the threads.
 * A new one is made when it is needed. */
static void drop_thinker(struct engine *self)
{
    checkers_thinker_close(self->thinker);
    self->thinker = NULL;
}

/* The thinker is dropped even if the number stays the same: a set-param is
 * rare, and the next init makes a new one. */
static const char *set_positive_number(struct engine *self, const char *value,
                                       int most, int *number)
{
    char digits[16];
    uint64_t wide;

    snprintf(digits, sizeof digits, "%d", most);
    if (!text_number(value, &wide) || wide < 1 || wide > (uint64_t)most)
        return text_error("bad value: a number from 1 to ", digits,
                          (char *)0);
    *number = (int)wide;
    drop_thinker(self);
    return NULL;
}

/* Another game: the position starts over. */
static const char *select_rules(struct engine *self, const char *value)
{
    for (int i = 0; i < VARIANTS; i++)
        if (text_same(variants[i], value)) {
            self->rules = (enum checkers_rules)i;
            drop_thinker(self);
            start_new_game(self);
            return NULL;
        }
    return "bad value: the variants are english and simple";
}

/* set-param name=NAME value=VALUE. The texts are part of the protocol. */
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
        return select_rules(self, value);
    if (text_same(name, "threads"))
        return set_positive_number(self, value, THREADS_MAX, &self->threads);
    if (text_same(name, "hash"))
        return set_positive_number(self, value, CHECKERS_ARGS_TABLE_MIB_MAX,
                                   &self->table_mib);
    return text_error("no parameter ", name, (char *)0);
}

/* The table may take a while to allocate, so "ready" waits for it. */
static const char *ensure_thinker(struct engine *self)
{
    if (self->thinker)
        return NULL;
    return checkers_thinker_open(&self->thinker, self->threads,
                                 self->table_mib);
}

/* Positions */

/* Moves in the protocol's notation, with blanks between them. */
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

/* The position is accepted as a whole or not at all: after an illegal move the
 * one before the command is still set. A new position forgets the level. */
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

/* What is received during a search */

/* The time for a move depends on how many pieces are left. */
static struct checkers_level_time time_for(const struct engine *self)
{
    const struct checkers *now = &self->game.now;

    return checkers_level_time(&self->level, bits_count(now->pieces[0]
                                                        | now->pieces[1]));
}

/* After ponder-hit the search goes on as if it had started now. */
static void start_clock(struct engine *self)
{
    struct checkers_level_time time = time_for(self);

    self->until_ms = time.most_ms ? clock_ms() + time.most_ms : 0;
}

/* "stop", with or without blanks and arguments. Only the first word counts, so
 * the line need not be parsed, which would change it. */
static int is_command(const char *line, const char *command)
{
    size_t length = strlen(command);

    line += strspn(line, " \t");
    return strncmp(line, command, length) == 0
        && (line[length] == 0 || strchr(" \t", line[length]));
}

/* ping is answered at once, so that a controller can tell a busy engine from a
 * dead one. What is neither known here nor fits into the inbox is refused with
 * an error rather than lost silently. */
static void obey_while_thinking(struct engine *self, const char *line)
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

/* If a script was piped in, its last search is finished normally, for the sake
 * of the answer; but one without a limit could never be ended any more. */
static void stop_at_end_of_input(struct engine *self)
{
    if (self->mode != THINK || self->level.is_infinite)
        self->is_stopped = 1;
}

/* Called by the search. Output that fails ends it, too. */
static int should_end(void *context)
{
    struct engine *self = context;
    char *line;

    while (!self->is_over && !self->inbox.is_deaf) {
        enum lines_news news = inbox_hear(&self->inbox, &line);

        if (news == LINES_LATE)
            break;
        if (news == LINES_END)
            stop_at_end_of_input(self);
        else
            obey_while_thinking(self, line);
    }
    return self->is_stopped || ferror(stdout)
        || (self->until_ms && clock_ms() >= self->until_ms);
}

/* Thinking */

/* Called by the thinker in this thread, after each depth. */
static void print_info(void *context, const struct checkers_thought *thought)
{
    const struct engine *self = context;

    checkers_answer_info(thought, (uint64_t)(clock_ms() - self->begun_ms));
}

/* With one legal move no time is spent on thinking. */
static int is_forced(const struct checkers *position)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    return moves.count == 1;
}

/* A fixed time for the move is used up; with a clock, time is saved where the
 * next depth would not be completed. */
static void apply_time_limit(const struct engine *self,
                             struct checkers_effort *effort)
{
    struct checkers_level_time time = time_for(self);

    effort->time_ms = time.most_ms;
    effort->slack_ms = time.slack_ms;
    effort->soft_ms = time.soft_ms;
}

/* While pondering there is no time limit: the clock is the opponent's. */
static struct checkers_effort effort_for(struct engine *self)
{
    struct checkers_effort effort = {
        .begun_ms = self->heard_ms,
        .depth = self->level.depth < CHECKERS_DEPTH_MAX
            ? (int)self->level.depth : 0,
        .nodes = self->level.nodes,
        .should_stop = should_end,
        .tell = print_info,
        .context = self,
    };

    if (self->mode == THINK
        || (self->mode == ANALYZE && checkers_level_has_time(&self->level)))
        apply_time_limit(self, &effort);
    if (effort.time_ms && self->mode == THINK && is_forced(&self->game.now))
        effort.depth = 1;               /* nothing to decide */
    return effort;
}

/* A level holds for one search and is forgotten with it. */
static void run_search_and_answer(struct engine *self)
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

/* go, go think, go ponder, go analyze. */
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

/* The time starts when the command was read: making the table counts. */
static const char *start_search(struct engine *self,
                                const struct hub_line *line)
{
    const char *error = read_mode(line, &self->mode);

    self->heard_ms = clock_ms();
    if (!error)
        error = ensure_thinker(self);
    if (!error)
        run_search_and_answer(self);
    return error;
}

/* Commands */

/* init: everything that takes time is done now, before the clock runs. */
static const char *answer_ready(struct engine *self)
{
    const char *error = ensure_thinker(self);

    if (!error)
        checkers_answer("ready");
    return error;
}

/* Unknown commands are ignored, as the protocol asks, and so are stop and
 * ponder-hit: nothing is running here. */
static const char *obey_command(struct engine *self,
                                const struct hub_line *line)
{
    const char *command = line->command;

    if (text_same(command, "hub"))
        announce_engine(self);
    else if (text_same(command, "set-param"))
        return set_param(self, line);
    else if (text_same(command, "init"))
        return answer_ready(self);
    else if (text_same(command, "pos"))
        return set_position(self, line);
    else if (text_same(command, "level"))
        return checkers_level_read(&self->level, line);
    else if (text_same(command, "go"))
        return start_search(self, line);
    else if (text_same(command, "ping"))
        checkers_answer("pong");
    else if (text_same(command, "new-game") && self->thinker)
        checkers_thinker_clear(self->thinker);
    else if (text_same(command, "quit"))
        self->is_over = 1;
    return NULL;
}

/* A line that was too long has lost its end, so it is not obeyed. */
static void serve_commands(struct engine *self)
{
    char *line;

    while (!self->is_over && !ferror(stdout)
           && (line = inbox_next(&self->inbox)) != NULL) {
        struct hub_line words = {0};
        const char *error = self->inbox.is_cut
            ? too_long : hub_read(&words, line);

        if (!error && words.command)
            error = obey_command(self, &words);
        if (error)
            checkers_answer_error(error);
    }
}

static const struct arg_def options[] = {
    {"threads", 'j', "T", "threads, unless set by set-param (default 1)"},
    CHECKERS_ARGS_TABLE,
    CHECKERS_ARGS_RULES,
    {0},
};

static const char *read_engine_args(struct engine *self,
                                    const struct args *args)
{
    const char *error;

    if ((error = args_refuse_words(args, NULL))
        || (error = args_int(args, "threads", 1, THREADS_MAX, &self->threads))
        || (error = args_int(args, "table", 1, CHECKERS_ARGS_TABLE_MIB_MAX,
                             &self->table_mib)))
        return error;
    return checkers_args_rules(args, &self->rules);
}

/* Errors of the protocol are answered there and do not change the status: it
 * is 0 when the input ends or quit comes. */
static int run_hub_engine(const struct args *args)
{
    struct engine *self = calloc(1, sizeof *self);
    const char *error;

    if (!self)
        return command_failed("out of memory");
    self->threads = 1;
    self->table_mib = CHECKERS_ARGS_TABLE_MIB;
    error = read_engine_args(self, args);
    if (!error) {
        inbox_begin(&self->inbox, STDIN_FILENO);
        start_new_game(self);
        serve_commands(self);
        drop_thinker(self);
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
"Each line is a command with arguments such as depth=9 or pv=\"9-13 22-18\".\n"
"Input: hub, set-param, init, new-game, pos, level, go, stop, ponder-hit,\n"
"ping, quit. Output: id, param, wait, ready, info, done, pong, error. During\n"
"a search the engine answers ping and obeys stop, ponder-hit and quit; other\n"
"commands wait until it is done. Unknown commands are ignored; unknown\n"
"arguments of go and level are errors.\n"
"\n"
"Parameters: variant, english or simple (the chip's game); threads, 1 to 16;\n"
"hash, the memory for positions in MiB.\n"
"\n"
"A position is the side to move and a letter for each square from 1 to 32:\n"
"b and w for men, B and W for kings, e for empty; the opening position is\n"
"pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww, or no pos at all. Moves made from it\n"
"follow in moves=\"...\". A jump is written as start, end and all men taken:\n"
"9x25x14x22.\n"
"\n"
"level depth=D nodes=N move-time=S, time=S moves=M inc=S or infinite: all\n"
"given limits apply. Without any, the engine thinks for five seconds.\n"
"\n"
"    > hub                         > pos moves=\"11-15 23-19\"\n"
"    < id name=Boardwalk ...       > level move-time=0.5\n"
"    < param name=variant ...      > go think\n"
"    < wait                        < info depth=9 ... pv=\"8-11 22-17\"\n"
"    > init                        < done move=8-11 ponder=22-17\n"
"    < ready                       > quit\n",
    .options = options,
    .run = run_hub_engine,
};
