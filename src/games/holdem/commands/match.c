/* match.c - boardwalk poker match: plays many hands between two minds or other
 * programs and measures the difference.
 *
 * Threads, order of results and progress are those of arena/match.h. This
 * file has the arguments, the score in mbb/hand, and the PHH file, to which
 * hands are appended in the order of their numbers.
 */
#include <string.h>
#include <sys/stat.h>

#include "arena/match.h"
#include "arena/mbb.h"
#include "base/text.h"
#include "cli/command.h"
#include "games/holdem/match/series.h"
#include "games/holdem/rules/acpc_pair.h"
#include "os/interrupt.h"
#include "os/pool.h"

enum {
    HANDS = 1000, HANDS_MAX = 100000000,
    SMALL_BLIND = 50, BIG_BLIND = 100, BLIND_MAX = 1000000,
    ANTE = 5, ANTE_MAX = 1000000, STACK_ANTES = 20,
    STACK_BLINDS = 200, STACK_MAX = POKER_STACK_MAX / POKER_PLAYERS,
    NEWS = 10,                          /* interim scores of a match */
    PROGRESS_MS = 100,
    PATIENCE_S = 60, PATIENCE_S_MAX = 86400,
    SMALL_MAX = 16,                     /* digits of a blind */
};

static const struct arg_def options[] = {
    {"hands", 'n', "N", "number of hands (default 1000)"},
    {"limit", 'l', "LIMIT", "no-limit (default) or fixed"},
    {"stack", 0, "CHIPS", "of each player (default 200 big blinds)"},
    {"blinds", 'b', "S/B", "small and big blind (default 50/100)"},
    {"cards", 0, "N", "the poker machine's game: 3 or 5 community cards"},
    {"ante", 0, "CHIPS", "with --cards: of each player (default 5)"},
    {"carry", 0, NULL, "carry stacks over until one player is broke"},
    {"phh", 'p', "FILE", "append the hands to a file"},
    {"luck", 0, NULL, "also print the score without the luck of the cards"},
    {"seed", 's', "S", "any word (default 1)"},
    {"patience", 0, "SECONDS", "for an action of a program (default 60)"},
    {"threads", 'j', "T", "deals at a time (default 1)"},
    {"quiet", 'q', NULL, "print no interim scores"},
    {0},
};

/* Stays where it is: match.context points back to it. */
struct setup {
    struct match match;
    struct poker_series series;
    struct poker_guest_terms guest;
    char shown[MATCH_SIDES][GUEST_SHOWN_MAX];   /* names in scores */
    int hands;
    const char *phh_path;
    int told;                           /* results counted so far */
    int64_t chips;                      /* won by the first side */
    long corrected;                     /* actions of other programs */
    struct mbb_score score;
    struct mbb_score skill;             /* without luck, in its parts */
};

/* Arguments */

/* "50/100"; 0 if it is anything else. */
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

/* The machine's game has no blinds and no limit. */
static const char *read_machine_rules(struct poker_rules *rules,
                                      const struct args *args)
{
    const char *community = args_value(args, "cards"), *error;
    int ante = ANTE;

    if (!text_same(community, "3") && !text_same(community, "5"))
        return text_error("--cards ", community, ": expected 3 or 5",
                          (char *)0);
    if (args_has(args, "blinds") || args_has(args, "limit"))
        return "--cards: the machine's game has neither --blinds nor --limit";
    if ((error = args_int(args, "ante", 1, ANTE_MAX, &ante)))
        return error;
    poker_machine(rules, community[0] - '0', ante);
    return NULL;
}

/* poker_fixed_limit makes the small blind half of the big one; the one that
 * was given replaces it. */
static const char *read_blind_rules(struct poker_rules *rules,
                                    const struct args *args)
{
    const char *limit = args_value(args, "limit");
    const char *blinds = args_value(args, "blinds");
    int32_t blind[2] = {SMALL_BLIND, BIG_BLIND};

    if (blinds && !scan_blinds(blinds, blind))
        return text_error("--blinds ", blinds, ": expected two numbers such as "
                          "50/100, the second from 1 to 1000000 and the first "
                          "not above it", (char *)0);
    if (!limit || text_same(limit, "no-limit"))
        poker_no_limit(rules, blind[0], blind[1]);
    else if (text_same(limit, "fixed"))
        poker_fixed_limit(rules, blind[1]);
    else
        return text_error("--limit ", limit, ": expected no-limit or fixed",
                          (char *)0);
    rules->blind[0] = blind[0];
    return NULL;
}

/* Options of the one game are refused in the other rather than ignored. */
static const char *read_rule_options(struct poker_rules *rules,
                                     const struct args *args)
{
    if (args_has(args, "cards"))
        return read_machine_rules(rules, args);
    if (args_has(args, "ante"))
        return "--ante: only the machine's game has one; --cards 5 plays it";
    return read_blind_rules(rules, args);
}

/* Scores are counted in this. */
static int32_t unit_of(const struct poker_rules *rules)
{
    return rules->is_machine ? rules->ante : rules->blind[1];
}

/* A duplicate match has two hands per deal, so their number must be even. */
static const char *read_hands(struct setup *self, const struct args *args)
{
    const char *error = args_int(args, "hands", 1, HANDS_MAX, &self->hands);

    if (error || self->hands % poker_series_hands(&self->series) == 0)
        return error;
    return text_error("--hands ", args_value(args, "hands"), ": expected an "
                      "even number, since each deal is played twice",
                      (char *)0);
}

/* The default stack depends on the blinds, so rules are read first. STACK_MAX
 * keeps the chips of both players within what a PHH file may have. */
static const char *read_series(struct setup *setup, const struct args *args)
{
    struct poker_series *self = &setup->series;
    int *threads = &setup->match.threads;
    const char *seed = args_value(args, "seed"), *error;
    int stack;

    if ((error = read_rule_options(&self->rules, args)))
        return error;
    stack = unit_of(&self->rules) * (self->rules.is_machine ? STACK_ANTES
                                                            : STACK_BLINDS);
    if ((error = args_int(args, "stack", 1, STACK_MAX, &stack))
        || (error = args_int(args, "threads", 1, POOL_THREADS_MAX, threads)))
        return error;
    self->stack = stack;
    self->seed = seed ? seed : "1";
    if (self->is_carried && *threads > 1)
        return "--threads: must be 1 with --carry, since each hand continues "
               "the one before";
    return NULL;
}

/* In the competition stacks are the same in every hand, and so large that the
 * blinds are no question. */
static const char *check_guest_rules(const struct setup *self)
{
    const struct poker_series *series = &self->series;

    if (series->rules.is_machine)
        return "--cards: the protocol of acpc: does not know the machine's "
               "game";
    if (series->is_carried)
        return "--carry: the protocol of acpc: has the same stacks in every "
               "hand";
    if (series->stack <= series->rules.blind[1])
        return "--stack: with acpc: it must be above the big blind";
    return NULL;
}

/* What a guest is told: nothing. It knows the game, as in the competition;
 * ours must be the same. */
static const char *read_guest_terms(struct setup *self,
                                    const struct args *args)
{
    int patience_s = PATIENCE_S;
    const char *error = args_int(args, "patience", 1, PATIENCE_S_MAX,
                                 &patience_s);

    self->guest.common.patience_ms = patience_s * 1000;
    self->guest.common.should_stop = interrupt_should_stop;
    acpc_pair_game(&self->guest.game, &self->series.rules,
                   self->series.stack);
    for (int i = 0; i < MATCH_SIDES; i++)
        poker_side_shorten(self->match.name[i], self->shown[i]);
    if (!error && (poker_side_is_guest(self->match.name[0])
                   || poker_side_is_guest(self->match.name[1])))
        error = check_guest_rules(self);
    return error;
}

/* --carry is read first: it decides whether the number of hands must be
 * even. */
static const char *read_match_setup(struct setup *self,
                                    const struct args *args)
{
    struct poker_series *series = &self->series;
    const char *error;

    series->is_carried = args_has(args, "carry");
    series->has_luck = args_has(args, "luck");
    self->match.is_quiet = args_has(args, "quiet");
    self->phh_path = args_value(args, "phh");
    if (self->phh_path && text_same(self->phh_path, "-"))
        return "--phh: must be a file, such as hands.phhs; standard output "
               "has the scores";
    if ((error = match_take_names(&self->match, args->word, args->word_count))
        || (error = read_hands(self, args))
        || (error = read_series(self, args))
        || (error = read_guest_terms(self, args)))
        return error;
    self->score.hands_each = poker_series_hands(series);
    self->score.big_blind = unit_of(&series->rules);
    self->skill = self->score;
    self->skill.big_blind *= POKER_LUCK_PARTS;
    self->match.games = self->hands / self->score.hands_each;
    return NULL;
}

/* Playing */

/* Callbacks of arena/match.h; side is memory of side_size. */
static const char *open_poker_side(void *context, int number, void *side)
{
    const struct setup *self = context;
    const char *error = poker_side_open(side, self->match.name[number],
                                        &self->guest);

    return error && interrupt_should_stop(NULL) ? "interrupted" : error;
}

static void close_poker_side(void *side)
{
    poker_side_close(side);
}

/* Runs on several threads: self is only read. A program that was interrupted
 * with us has done nothing wrong. */
static const char *play_deal(void *context, const struct match_table *table,
                             int number, struct match_result *result)
{
    const struct setup *self = context;
    struct poker_contest *contest = table->game;

    const char *error;

    for (int i = 0; i < POKER_PLAYERS; i++)
        contest->side[i] = table->side[i];
    error = poker_series_play(&self->series, contest, number,
                              (struct poker_result *)result);
    return interrupt_should_stop(NULL) ? NULL : error;
}

/* Scores */

/* Called for one result at a time, in order. */
static void add_deal(void *context, int number,
                     const struct match_result *result)
{
    const struct poker_result *deal = (const struct poker_result *)result;
    struct setup *self = context;

    (void)number;
    self->told++;
    self->chips += deal->chips;
    self->corrected += deal->corrected;
    mbb_add(&self->score, deal->chips);
    mbb_add(&self->skill, deal->chips * POKER_LUCK_PARTS - deal->luck);
}

/* Mean and 95 % confidence interval, from the first side's point of view. */
static void print_mbb(const struct setup *self, FILE *to)
{
    struct mbb mbb = mbb_of(&self->score);

    fprintf(to, "%s %+.1f mbb/hand (95 %%: %+.1f to %+.1f)\n",
            self->shown[0], mbb.mean, mbb.low, mbb.high);
    if (!self->series.has_luck)
        return;
    mbb = mbb_of(&self->skill);
    fprintf(to, "without luck %+.1f mbb/hand (95 %%: %+.1f to %+.1f)\n",
            mbb.mean, mbb.low, mbb.high);
}

/* Results are deals, or single hands with --carry; scores speak of hands. */
static int hands_told(const struct setup *self)
{
    return self->told * self->score.hands_each;
}

/* After each tenth of the hands but the last, which print_final_score
 * reports. */
static void print_interim_score(void *context, int number,
                                const struct match_result *result)
{
    const struct setup *self = context;
    int64_t all = self->match.games, now = self->told;

    (void)number;
    (void)result;
    if (now == all || now * NEWS / all == (now - 1) * NEWS / all)
        return;
    printf("%d hands: ", hands_told(self));
    print_mbb(self, stdout);
}

/* The carriage return writes over the line before; arena/match.c erases it. */
static void print_hands_played(void *context, FILE *to)
{
    const struct setup *self = context;

    fprintf(to, "\r%d of %d hands: %+.1f mbb/hand ", hands_told(self),
            self->hands, mbb_of(&self->score).mean);
}

/* Also after an interruption, for the hands played until then. */
static void print_final_score(void *context, FILE *to)
{
    const struct setup *self = context;
    int hands = hands_told(self);

    if (hands == 0)
        return;
    fprintf(to, "%s - %s: %d hand%s", self->shown[0], self->shown[1], hands,
            hands == 1 ? "" : "s");
    if (!self->series.is_carried)
        fprintf(to, " of %d deal%s", self->told, self->told == 1 ? "" : "s");
    fprintf(to, ", %+lld chips\n", (long long)self->chips);
    if (self->corrected)
        fprintf(to, "%ld action%s of other programs corrected\n",
                self->corrected, self->corrected == 1 ? "" : "s");
    print_mbb(self, to);
}

/* The PHH file: new hands are appended with the next section numbers */

/* Reads a line: "[17]" at its beginning is 17, anything else is 0. Character
 * by character, since lines may have any length. */
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

/* The highest section number. The file is not held in memory. */
static uint32_t last_section(FILE *file)
{
    uint32_t last = 0;

    while (!feof(file) && !ferror(file)) {
        uint32_t number = read_section(file);

        last = number > last ? number : last;
    }
    return last;
}

/* A pipe or device is not read: numbers begin at 1. */
static const char *find_section(struct setup *self, int *is_empty)
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

/* Appends, never truncates. An empty line separates new sections from what the
 * file has. */
static const char *open_phh(void *context, struct append *records)
{
    struct setup *self = context;
    const char *error;
    int is_empty;

    if (!self->phh_path)
        return NULL;
    self->series.is_recorded = 1;
    error = find_section(self, &is_empty);
    if (!error)
        error = append_open(records, self->phh_path);
    if (!error && !is_empty)
        error = append_add(records, "\n", 1);
    return error;
}

static const struct match kind = {
    .threads = 1,
    .progress_ms = PROGRESS_MS,
    .side_size = sizeof(struct poker_side),
    .game_size = sizeof(struct poker_contest),
    .result_size = sizeof(struct poker_result),
    .check_side = poker_side_check,
    .open_side = open_poker_side,
    .close_side = close_poker_side,
    .prepare = open_phh,
    .play = play_deal,
    .add = add_deal,
    .print_result = print_interim_score,
    .print_progress = print_hands_played,
    .print_sum = print_final_score,
};

/* The names of the minds are part of the message for a wrong one, so they are
 * listed before anything is read. */
static int play_poker_match(const struct args *args)
{
    struct setup self = {.match = kind, .hands = HANDS};
    const char *error;

    self.match.who = poker_side_names(poker_match_minds,
                                      "name two minds out of ");
    error = read_match_setup(&self, args);
    if (error)
        return command_misused(&command_poker_match, error);
    self.match.context = &self;
    error = match_run(&self.match);
    return error ? command_failed(error) : 0;
}

const struct command command_poker_match = {
    .name = "match",
    .group = "poker",
    .usage = "PLAYER PLAYER [OPTION]...",
    .summary = "let two minds or programs play many hands, and compare them",
    .more =
"Heads-up Hold'em between two of the minds solver, equilibrium, odds, caller\n"
"and random. A player acpc:COMMAND is another program, by the protocol of the\n"
"Annual Computer Poker Competition: it is started with the address and the\n"
"port to connect to as its last two arguments. It must know the game, which\n"
"is by default that of the competition: no-limit, blinds of 50 and 100, 200\n"
"big blinds. Actions that are not allowed are corrected and counted.\n"
"\n"
"Each deal is played twice, the second time with cards and button exchanged,\n"
"so that neither has the better cards; stacks are reset before every hand. A\n"
"mind against itself wins exactly nothing. With fixed limit a bet is the big\n"
"blind, and twice that from the turn on. The solver thinks for hundredths of\n"
"a second, in 20 MiB, and knows stacks of 200 big blinds best.\n"
"\n"
"With --cards it is the game of the poker machine: an ante of 5, 100 chips,\n"
"three community cards and one round of betting, or five and four rounds.\n"
"The first player always acts first: the second time, players change seats.\n"
"Scores are then in thousandths of an ante. foil-best, against equilibrium,\n"
"is the local best response to it.\n"
"\n"
"With --carry stacks carry over from hand to hand, until one player is broke\n"
"or all hands are played; no deal is then played twice.\n"
"\n"
"The score is what the first mind wins, in thousandths of a big blind per\n"
"hand (mbb/hand), with a 95 % confidence interval: 1.96 standard errors on\n"
"either side, from the variance of the deals, two hands each. The same seed\n"
"gives the same hands, whatever the number of threads.\n"
"\n"
"With --luck a second score leaves out the luck of the board: what each\n"
"street of cards changed in the share of the pot that a player had. If one\n"
"of both is solver, it also leaves out the luck of what that held. The mean\n"
"is the same in the long run, and the interval narrower.\n"
"\n"
"A file of --phh gets a section for each hand, [1], [2] and so on. Hands that\n"
"are in it already are kept, and the numbers continue.\n",
    .options = options,
    .run = play_poker_match,
};
