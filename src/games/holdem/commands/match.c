/* match.c - boardwalk poker match: two minds, many hands, and how much
 * one wins from the other. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/mbb.h"
#include "base/text.h"
#include "cli/command.h"
#include "disk/append.h"
#include "games/holdem/match/series.h"
#include "os/clock.h"
#include "os/pool.h"
#include "os/interrupt.h"

enum {
    HANDS = 1000, HANDS_MAX = 100000000,
    SMALL_BLIND = 50, BIG_BLIND = 100, BLIND_MAX = 1000000,
    STACK_BLINDS = 200, STACK_MAX = PHH_CHIPS_MAX / POKER_PLAYERS,
    DUPLICATE = 2,                      /* hands with the same cards */
    NEWS = 10,                          /* scores on the way, and the end */
    PROGRESS_MS = 100,
    SMALL_MAX = 16,                     /* digits of a blind */
};

static const struct arg_def options[] = {
    {"hands", 'n', "N", "how many hands; else 1000"},
    {"limit", 'l', "LIMIT", "no-limit (else) or fixed"},
    {"stack", 0, "CHIPS", "of each in every hand; else 200 big blinds"},
    {"blinds", 'b', "S/B", "small and big blind; else 50/100"},
    {"carry", 0, NULL, "go on with what was won, until one has it all"},
    {"phh", 'p', "FILE", "append the hands to a file"},
    {"seed", 's', "S", "any word; else 1"},
    {"threads", 'j', "T", "deals at a time; else 1"},
    {"quiet", 'q', NULL, "no scores on the way"},
    {0},
};

struct match {
    struct poker_series series;
    int hands, is_quiet;
    const char *phh_path;
    struct append phh;
    int told;                           /* results */
    int64_t chips;                      /* that the first player won */
    struct mbb_score score;
    int64_t progress_ms;
};

/* What is asked for */

static const char *mind_name(const void *at, int i)
{
    const struct mind_type *mind = poker_minds[i];

    (void)at;
    return mind ? mind->name : NULL;
}

/* "two of odds, caller, random" */
static const char *put_who(struct text *to, const char *before)
{
    const char *name;

    text_put(to, before);
    for (int i = 0; (name = mind_name(NULL, i)); i++) {
        text_put(to, i ? ", " : "");
        text_put(to, name);
    }
    return to->start;
}

static const char *read_players(struct match *self, const struct args *args)
{
    static char who[160];
    struct text to;

    text_begin(&to, who, sizeof who);
    if (args->word_count != POKER_PLAYERS)
        return put_who(&to, "who plays? Two of ");
    for (int i = 0; i < POKER_PLAYERS; i++) {
        self->series.mind[i] = mind_find(poker_minds, args->word[i]);
        if (!self->series.mind[i])
            return text_unknown("mind", args->word[i], "", mind_name, NULL,
                                put_who(&to, "there are "));
    }
    return NULL;
}

/* "50/100" */
static int scan_blinds(const char *value, int32_t blind[2])
{
    const char *slash = strchr(value, '/');
    char small[SMALL_MAX];
    uint64_t chips[2];

    if (!slash || slash - value >= SMALL_MAX)
        return 0;
    memcpy(small, value, (size_t)(slash - value));
    small[slash - value] = 0;
    if (!text_number(small, &chips[0]) || !text_number(slash + 1, &chips[1])
        || chips[1] < 1 || chips[1] > BLIND_MAX || chips[0] > chips[1])
        return 0;
    blind[0] = (int32_t)chips[0];
    blind[1] = (int32_t)chips[1];
    return 1;
}

static const char *read_rules(struct poker_rules *rules,
                              const struct args *args)
{
    const char *limit = args_value(args, "limit");
    const char *blinds = args_value(args, "blinds");
    int32_t blind[2] = {SMALL_BLIND, BIG_BLIND};

    if (blinds && !scan_blinds(blinds, blind))
        return text_error("--blinds ", blinds, ": two numbers such as "
                          "50/100, the second from 1 to 1000000 and the "
                          "first not above it", (char *)0);
    if (!limit || text_same(limit, "no-limit"))
        poker_no_limit(rules, blind[0], blind[1]);
    else if (text_same(limit, "fixed"))
        poker_fixed_limit(rules, blind[1]);
    else
        return text_error("--limit ", limit, ": no-limit or fixed",
                          (char *)0);
    rules->blind[0] = blind[0];
    return NULL;
}

static const char *read_hands(struct match *self, const struct args *args)
{
    const char *error = args_int(args, "hands", 1, HANDS_MAX, &self->hands);

    if (error || self->series.is_carried || self->hands % DUPLICATE == 0)
        return error;
    return text_error("--hands ", args_value(args, "hands"), ": an even "
                      "number, for each deal is played twice", (char *)0);
}

static const char *read_series(struct poker_series *self,
                               const struct args *args)
{
    const char *seed = args_value(args, "seed"), *error;
    int stack;

    if ((error = read_rules(&self->rules, args)))
        return error;
    stack = STACK_BLINDS * self->rules.blind[1];
    if ((error = args_int(args, "stack", 1, STACK_MAX, &stack))
        || (error = args_int(args, "threads", 1, POOL_THREADS_MAX,
                             &self->threads)))
        return error;
    self->stack = stack;
    self->seed = seed ? seed : "1";
    if (self->is_carried && self->threads > 1)
        return "--threads: with --carry a hand needs the one before it";
    return NULL;
}

static const char *read_args(struct match *self, const struct args *args)
{
    struct poker_series *series = &self->series;
    const char *error;

    series->is_carried = args_has(args, "carry");
    self->is_quiet = args_has(args, "quiet");
    self->phh_path = args_value(args, "phh");
    if (self->phh_path && text_same(self->phh_path, "-"))
        return "--phh wants a file, such as hands.phhs; scores go to the "
               "standard output";
    if ((error = read_players(self, args)) || (error = read_hands(self, args))
        || (error = read_series(series, args)))
        return error;
    self->score.hands_each = series->is_carried ? 1 : DUPLICATE;
    self->score.big_blind = series->rules.blind[1];
    series->results = self->hands / self->score.hands_each;
    return NULL;
}

/* Scores */

static void print_mbb(const struct match *self)
{
    struct mbb mbb = mbb_of(&self->score);

    printf("%s %+.1f mbb/hand (95 %%: %+.1f to %+.1f)\n",
           self->series.mind[0]->name, mbb.mean, mbb.low, mbb.high);
}

static int hands_told(const struct match *self)
{
    return self->told * self->score.hands_each;
}

/* When another tenth of the hands is over; the last has its own words. */
static void print_news(const struct match *self)
{
    int64_t all = self->series.results, now = self->told;

    if (self->is_quiet || now == all
        || now * NEWS / all == (now - 1) * NEWS / all)
        return;
    printf("%d hands: ", hands_told(self));
    print_mbb(self);
    fflush(stdout);
}

static void print_progress(struct match *self)
{
    int64_t now_ms = clock_ms();

    if (!self->is_quiet || now_ms - self->progress_ms < PROGRESS_MS
        || !isatty(STDERR_FILENO))
        return;
    self->progress_ms = now_ms;
    fprintf(stderr, "\r%d of %d hands: %+.1f mbb/hand ", hands_told(self),
            self->hands, mbb_of(&self->score).mean);
    fflush(stderr);
}

static void wipe_progress(const struct match *self)
{
    if (self->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", 78, "");
}

static const char *tell(void *context, const struct poker_result *result)
{
    struct match *self = context;
    const char *error = NULL;

    self->told++;
    self->chips += result->chips;
    mbb_add(&self->score, result->chips);
    if (append_is_open(&self->phh))
        error = append_add(&self->phh, result->phh, result->phh_length);
    print_news(self);
    print_progress(self);
    return !error && ferror(stdout) ? "nobody reads the scores" : error;
}

static void print_end(const struct match *self)
{
    const struct poker_series *series = &self->series;
    int hands = hands_told(self);

    if (hands == 0)
        return;
    printf("%s - %s: %d hand%s", series->mind[0]->name,
           series->mind[1]->name, hands, hands == 1 ? "" : "s");
    if (!series->is_carried)
        printf(" of %d deal%s", self->told, self->told == 1 ? "" : "s");
    printf(", %+lld chips\n", (long long)self->chips);
    print_mbb(self);
}

/* The record: behind what is in the file already */

/* "[17]" at the beginning of a line is 17; anything else is 0. Reads to the
 * end of the line. */
static uint32_t read_section(FILE *file)
{
    uint32_t number = 0;
    int c = getc(file), is_section = c == '[';

    while (is_section && (c = getc(file)) >= '0' && c <= '9')
        number = number * 10 + (uint32_t)(c - '0');
    is_section &= c == ']';
    while (c != '\n' && c != EOF)
        c = getc(file);
    return is_section ? number : 0;
}

/* However long the file is. */
static uint32_t last_section(FILE *file)
{
    uint32_t last = 0;

    while (!feof(file) && !ferror(file)) {
        uint32_t number = read_section(file);

        last = number > last ? number : last;
    }
    return last;
}

/* Something that is no file, such as a pipe, has nothing in it yet. */
static const char *find_section(struct match *self, int *is_empty)
{
    const char *path = self->phh_path, *error = NULL;
    struct stat about;
    FILE *file;

    *is_empty = 1;
    self->series.first_section = 1;
    if (stat(path, &about) != 0 || !S_ISREG(about.st_mode))
        return NULL;
    file = fopen(path, "r");
    if (!file)
        return file_trouble("read", path);
    self->series.first_section = 1 + last_section(file);
    if (ferror(file))
        error = file_trouble("read", path);
    fclose(file);
    *is_empty = about.st_size == 0;
    return error;
}

static const char *open_phh(struct match *self)
{
    const char *error;
    int is_empty;

    if (!self->phh_path)
        return NULL;
    self->series.is_recorded = 1;
    error = find_section(self, &is_empty);
    if (!error)
        error = append_open(&self->phh, self->phh_path);
    if (!error && !is_empty)
        error = append_add(&self->phh, "\n", 1);
    return error;
}

static const char *close_phh(struct match *self, const char *error)
{
    const char *late = append_close(&self->phh);

    return error ? error : late;
}

/* A reader who is gone shall be an error of a write, and no signal. */
static const char *play(struct match *self)
{
    struct interrupt before;
    const char *error;

    interrupt_catch(&before);
    error = poker_series_play(&self->series);
    wipe_progress(self);
    print_end(self);
    interrupt_restore(&before);
    return error || !interrupt_should_stop(NULL) ? error : "interrupted";
}

static int run(const struct args *args)
{
    struct match self = {
        .hands = HANDS,
        .series = {.threads = 1, .tell = tell,
                   .should_stop = interrupt_should_stop},
    };
    const char *error = read_args(&self, args);

    if (error)
        return command_misused(&command_poker_match, error);
    append_begin(&self.phh);
    self.series.context = &self;
    error = open_phh(&self);
    if (!error)
        error = play(&self);
    error = close_phh(&self, error);
    return error ? command_failed(error) : 0;
}

const struct command command_poker_match = {
    .name = "match",
    .group = "poker",
    .usage = "MIND MIND [OPTION]...",
    .summary = "let two minds play many hands, and compare them",
    .more =
"Heads-up Hold'em between two of the minds odds, caller and random. Each deal\n"
"is played twice, the second time with cards and button exchanged, so that\n"
"neither has the better cards; stacks are set anew for every hand. A mind\n"
"against itself wins just nothing. With fixed limit a bet is the big blind,\n"
"and twice that from the turn on.\n"
"\n"
"With --carry each goes on with what he has, until one is broke or the hands\n"
"are over; then no deal is played twice.\n"
"\n"
"The figure is what the first one wins, in thousandths of a big blind a hand\n"
"(mbb/hand). The bounds hold with 95 %: 1.96 deviations of the mean on either\n"
"side, by the variance of the deals, two hands each. The same seed gives the\n"
"same hands, whatever the number of threads.\n"
"\n"
"A file of --phh has a section for each hand, [1], [2] and so on; hands that\n"
"are in it already stay, and the numbers go on.\n",
    .options = options,
    .run = run,
};
