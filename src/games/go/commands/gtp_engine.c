/* gtp_engine.c - boardwalk go gtp: a Go program for others, by the Go
 * Text Protocol.
 *
 * One thread reads and answers. A thought asks now and then whether it should
 * end, and that is when input is looked at; lines that come early are kept in
 * the inbox and answered in their order. A script that is piped in whole gets
 * full-strength answers, although its quit is there from the beginning: see
 * is_live.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "games/go/commands/args.h"
#include "games/go/engine/gtp.h"
#include "os/clock.h"
#include "os/inbox.h"

enum {
    LOOK_MS = 1000,                     /* an analysis that a script wants */
    PATIENCE_MS = 50,                   /* a script comes in at once */
};

struct engine {
    struct inbox inbox;
    int is_live;                        /* somebody waits for the answers,
                                         * and does not just pipe them in */
    int is_leaving;                     /* quit, or the end, has come */
    int is_interrupted;                 /* this thought should end */
    char seed[GO_GTP_SEED_MAX];
    struct go_gtp gtp;
};

/* What comes in while it thinks */

/* "12 quit # bye", with or without the number and the comment */
static int is_quit(const char *line)
{
    line += strspn(line, " \t0123456789");
    if (strncmp(line, "quit", 4) != 0)
        return 0;
    line += 4;
    return !*line || strchr(" \t#", *line) != NULL;
}

/* "# interrupt" of GoGui, a comment to every other program. */
static int is_interrupt(const char *line)
{
    line += strspn(line, " \t");
    if (*line != '#')
        return 0;
    line += 1 + strspn(line + 1, " \t");
    return text_begins(line, "interrupt");
}

/* A line that came while a thought runs. All lines are answered in their order,
 * so it is kept; only "# interrupt", which has no answer, acts at once. */
static void handle_early_gtp_line(struct engine *self, const char *line)
{
    if (is_interrupt(line)) {
        self->is_interrupted = 1;
        return;
    }
    self->is_leaving |= is_quit(line);
    inbox_keep(&self->inbox, line);
}

/* Reads all lines that are there. What does not fit into the inbox waits in
 * the pipe. */
static void take_in(struct engine *self)
{
    char *line;

    while (!self->inbox.is_deaf && inbox_has_room(&self->inbox)) {
        enum lines_news news = inbox_hear(&self->inbox, &line);

        if (news == LINES_LATE)
            return;
        if (news == LINES_LINE)
            handle_early_gtp_line(self, line);
        else
            self->is_leaving = 1;
    }
}

/* Any line ends an analysis. In a script the next line is there already: the
 * analysis goes on until it has told something, or for LOOK_MS. */
static int ends_analysis(const struct engine *self, const struct go_gtp *gtp)
{
    if (!inbox_has_any(&self->inbox, 0))
        return 0;
    return self->is_live || gtp->told
        || clock_ms() - gtp->begun_ms >= LOOK_MS;
}

/* Whether a thought should end. A script with quit at its end wants the moves
 * that it asks for at full strength; a live controller that sends quit wants
 * the end at once. If nobody can read the answers, there is no point in
 * thinking. */
static int should_end_go_thought(void *context, const struct go_gtp *gtp)
{
    struct engine *self = context;

    if (ferror(stdout))
        return 1;
    if (gtp->is_analysis)
        return ends_analysis(self, gtp);
    take_in(self);
    return self->is_interrupted || (self->is_live && self->is_leaving);
}

/* Talking */

/* In a script another line, or the end, comes right after a line. If nothing
 * comes for PATIENCE_MS, somebody waits for the answer. */
static void notice_life(struct engine *self)
{
    if (!self->is_live)
        self->is_live = !inbox_has_any(&self->inbox,
                                       clock_ms() + PATIENCE_MS);
}

/* Until quit, the end of the input, or output that nobody can read. */
static void answer_gtp_lines(struct engine *self)
{
    char *line;

    while (!self->gtp.is_over && !ferror(stdout)
           && (line = inbox_next(&self->inbox)) != NULL) {
        notice_life(self);
        self->is_interrupted = 0;
        go_gtp_hear(&self->gtp, line, self->inbox.is_cut);
    }
}

/* The command */

static const struct arg_def options[] = {
    {"level", 'l', "N", "1 to 7 (default 5)"},
    {"threads", 'j', "N", "threads that think (default 1)"},
    {"playouts", 'p', "N", "playouts a move (default: those of the level)"},
    {"time", 't', "S", "seconds a move"},
    {"memory", 'm', "MIB", "MiB for the tree (default 128)"},
    {"seed", 's', "S", "repeat games, with one thread and no time limit"},
    {"clean-up", 0, NULL, "always capture dead stones before passing"},
    {"no-book", 0, NULL, "do not use the opening book"},
    GO_ARGS_SIZE,
    GO_ARGS_KOMI,
    GO_ARGS_RULES,
    {0},
};

/* A fresh seed is readable, so that get_random_seed can show it and a game can
 * be repeated. */
static const char *read_seed(struct engine *self, const struct args *args)
{
    const char *seed = args_value(args, "seed");
    struct text to;

    text_begin(&to, self->seed, sizeof self->seed);
    if (!seed)
        return seed_put_fresh(&to);
    if (strlen(seed) >= sizeof self->seed)
        return "--seed: a seed has at most 63 characters";
    text_put(&to, seed);
    return NULL;
}

/* Fills the terms of the conversation. A null return is success; the seed is
 * kept in self, since the terms only point to it. */
static const char *read_gtp_options(struct engine *self,
                                    const struct args *args,
                                    struct go_gtp_terms *terms)
{
    const char *error;

    if ((error = args_refuse_words(args, NULL))
        || (error = args_int(args, "level", 1, GO_LEVELS,
                             &terms->player.level))
        || (error = args_int(args, "threads", 1, GO_THREADS_MAX,
                             &terms->player.threads))
        || (error = args_number(args, "playouts", 1, UINT64_MAX / 2,
                                &terms->playouts))
        || (error = go_args_seconds(args, "time", &terms->time_ms))
        || (error = args_int(args, "memory", 1, GO_TREE_MIB_MAX,
                             &terms->player.tree_mib))
        || (error = go_args_rules(args, &terms->rules)))
        return error;
    terms->has_level = args_has(args, "level");
    terms->must_clean_up = args_has(args, "clean-up");
    terms->has_book = !args_has(args, "no-book");
    terms->seed = self->seed;
    return read_seed(self, args);
}

/* A terminal is live from the start, also where several lines are pasted. */
static int talk(struct engine *self, const struct go_gtp_terms *terms)
{
    const char *error = go_gtp_open(&self->gtp, terms, stdout);

    if (error)
        return command_failed(error);
    self->gtp.is_called = should_end_go_thought;
    self->gtp.context = self;
    self->is_live = isatty(STDIN_FILENO);
    inbox_begin(&self->inbox, STDIN_FILENO);
    answer_gtp_lines(self);
    go_gtp_close(&self->gtp);
    return 0;
}

static int serve_gtp(const struct args *args)
{
    struct go_gtp_terms terms = {
        .player = {.level = GO_LEVEL_STANDARD, .threads = 1,
                   .tree_mib = GO_TREE_MIB},
    };
    struct engine *self = calloc(1, sizeof *self);
    const char *error;
    int status;

    if (!self)
        return command_failed("out of memory");
    go_args_standard(&terms.rules);
    error = read_gtp_options(self, args, &terms);
    status = error ? command_misused(&command_go_gtp, error)
                   : talk(self, &terms);
    free(self);
    return status;
}

const struct command command_go_gtp = {
    .name = "gtp",
    .group = "go",
    .usage = "[OPTION]...",
    .summary = "play for another program, by the Go Text Protocol",
    .more =
"GTP version 2, for GoGui, Sabaki, Lizzie, KGS, CGOS and scripts. Commands\n"
"are read from standard input, one to a line. The answer is '=' and a\n"
"result, or '?' and what is wrong, followed by an empty line. list_commands\n"
"lists the commands.\n"
"\n"
"A move takes as many playouts as --playouts or the level says, the seconds\n"
"of --time, or what the clock of the game allows (time_settings,\n"
"kgs-time_settings, time_left); the first limit counts. With a clock the\n"
"playouts of the level count only if --level is given.\n"
"\n"
"quit, the end of the input and '# interrupt' stop a search, but a script\n"
"that is piped in gets a full search for every move. lz-analyze and\n"
"kata-analyze run until the next line.\n"
"\n"
"    boardwalk go gtp --level 6 --threads 2\n"
"    printf 'play b E5\\ngenmove w\\nshowboard\\n' | boardwalk go gtp\n",
    .options = options,
    .run = serve_gtp,
};
