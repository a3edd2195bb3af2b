/* gtp_analysis.c - GTP: analysis while the search runs, for Lizzie, Sabaki and
 * others that read the lines of Leela Zero:
 *
 *     info move D4 visits 80 winrate 5210 prior 990 lcb 5040 order 0 pv D4 F6
 *
 * all moves in one line; or those of KataGo, with scores in points, where
 * shares are written as 0.521. Everything is as the one on turn sees it.
 *
 * These commands write their answer themselves, line by line while the search
 * runs; is_answered tells gtp.c so. The fields are explained in docs/go.md.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "games/go/engine/gtp.h"
#include "os/clock.h"

enum {
    INTERVAL_CS = 100,                  /* unless it is said */
    INTERVAL_CS_MAX = 1000000,
    MOVES_SHOWN = GO_AREA_MAX + 1,      /* all, and the pass */
    LINE_MAX_BYTES = 1 << 18,
};

enum style { LEELA, KATA };

/* One analysis, from its arguments to its last line. It is large, and so is
 * allocated. */
struct go_gtp_analysis {
    struct go_gtp *gtp;
    enum style style;
    enum go_colour colour;
    int interval_cs;
    int moves_least, moves;             /* at most */
    int has_ownership, has_root;
    uint8_t is_hidden[GO_POINTS];       /* not to be told about */
    struct go_candidate candidate[MOVES_SHOWN];
    char line[LINE_MAX_BYTES];
};

/* Lines */

/* The lower confidence bound of the win rate: two standard deviations below
 * it, by the binomial variance. */
static int lower_bound(const struct go_candidate *move)
{
    int64_t win = move->win, visits = move->visits ? move->visits : 1;
    int64_t variance = win * (GO_MCTS_ONE - win) / visits;
    int bound = (int)win - 2 * (int)bits_root((uint64_t)variance);

    return bound > 0 ? bound : 0;
}

static void put_keyword(struct text *to, const char *word)
{
    text_put_char(to, ' ');
    text_put(to, word);
    text_put_char(to, ' ');
}

static void put_named_fraction(struct text *to, const char *word, int parts,
                               int one)
{
    put_keyword(to, word);
    go_gtp_put_fraction(to, parts, one);
}

/* A share of GO_MCTS_ONE as Leela Zero writes it: an integer of 10000. */
static void put_named_share(struct text *to, const char *word, int share)
{
    put_keyword(to, word);
    text_put_number(to, (uint64_t)(share > 0 ? share : 0));
}

/* The win rate as a utility from -1 to 1, of GO_MCTS_ONE. A little of the
 * margin is in it already (result_worth in mcts.c). */
static int utility_of(int win) { return 2 * win - GO_MCTS_ONE; }

/* The fields that KataGo has for a move and for the root alike. */
static void put_kata_values(struct text *to, const struct go_candidate *seen)
{
    put_named_fraction(to, "utility", utility_of(seen->win), GO_MCTS_ONE);
    put_named_fraction(to, "winrate", seen->win, GO_MCTS_ONE);
    put_named_fraction(to, "scoreMean", seen->lead, GO_MCTS_ONE);
    put_named_fraction(to, "scoreStdev", seen->spread, GO_MCTS_ONE);
    put_named_fraction(to, "scoreLead", seen->lead, GO_MCTS_ONE);
}

static void put_kata(struct text *to, const struct go_candidate *move)
{
    int bound = lower_bound(move);

    put_kata_values(to, move);
    put_named_fraction(to, "prior", move->prior, GO_MCTS_PRIOR_ONE);
    put_named_fraction(to, "lcb", bound, GO_MCTS_ONE);
    put_named_fraction(to, "utilityLcb", utility_of(bound), GO_MCTS_ONE);
}

static void put_leela(struct text *to, const struct go_candidate *move)
{
    put_named_share(to, "winrate", move->win);
    put_named_share(to, "prior",
                    move->prior / (GO_MCTS_PRIOR_ONE / GO_MCTS_ONE));
    put_named_share(to, "lcb", lower_bound(move));
}

/* One "info move" block; order 0 is the best. */
static void put_move(const struct go_gtp_analysis *self, struct text *to,
                     const struct go_candidate *move, int order)
{
    int size = self->gtp->game.rules.size;

    text_put(to, order ? " info move " : "info move ");
    go_write_vertex(size, move->move, to);
    put_keyword(to, "visits");
    text_put_number(to, move->visits);
    if (self->style == KATA)
        put_kata(to, move);
    else
        put_leela(to, move);
    put_keyword(to, "order");
    text_put_number(to, (uint64_t)order);
    text_put(to, " pv");
    for (int i = 0; i < move->line_count; i++) {
        text_put_char(to, ' ');
        go_write_vertex(size, move->line[i], to);
    }
}

static void put_root(struct text *to, const struct go_candidate *root)
{
    text_put(to, " rootInfo visits ");
    text_put_number(to, root->visits);
    put_kata_values(to, root);
}

/* From the upper left on, row by row. */
static void put_owners(const struct go_gtp_analysis *self, struct text *to,
                       const struct go_mcts *tree)
{
    int size = self->gtp->game.rules.size;
    int16_t owner[GO_POINTS];

    go_mcts_owners(tree, owner);
    text_put(to, " ownership");
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            int share = owner[go_at(row, column)];

            text_put_char(to, ' ');
            go_gtp_put_fraction(to, self->colour == GO_BLACK ? share : -share,
                                GO_MCTS_ONE);
        }
}

/* One line with all moves that are shown. Nothing is printed before any move
 * has a visit or is forced in by minmoves. */
static void print_candidates(struct go_gtp_analysis *self,
                             const struct go_mcts *tree)
{
    int count = go_mcts_candidates(tree, self->candidate, MOVES_SHOWN);
    int order = 0;
    struct go_candidate root;
    struct text to;

    go_mcts_root(tree, &root);
    text_begin(&to, self->line, sizeof self->line);
    for (int i = 0; i < count && order < self->moves; i++) {
        struct go_candidate *move = &self->candidate[i];

        if (self->is_hidden[move->move]
            || (!move->visits && order >= self->moves_least))
            continue;
        if (!move->visits)              /* no worse than the others, so far */
            move->win = root.win;
        put_move(self, &to, move, order++);
    }
    if (!order)
        return;
    if (self->has_root)
        put_root(&to, &root);
    if (self->has_ownership)
        put_owners(self, &to, tree);
    fprintf(self->gtp->out, "%s\n", self->line);
    fflush(self->gtp->out);
    self->gtp->told++;
}

/* The tell of an effort. */
static void report_analysis(void *context, struct go_thinker *thinker)
{
    const struct go_gtp *self = context;

    print_candidates(self->analysis, go_thinker_tree(thinker));
}

/* Arguments: a colour, hundredths of a second, pairs of a word and a value;
 * all may be left out. */

/* avoid or allow: a colour, points with commas, and for how many moves. Only
 * the next move is filtered, and only what is shown: the search itself does
 * not know of it. */
static const char *hide(struct go_gtp_analysis *self, int at, int is_allowed)
{
    struct go_gtp *gtp = self->gtp;
    enum go_colour colour;
    uint8_t is_named[GO_POINTS] = {0};
    int depth;
    char points[4 * GO_AREA_MAX], *rest = points, *word;

    if (!go_gtp_colour(gtp, at, &colour) || at + 2 >= gtp->line.count
        || !go_gtp_number(gtp, at + 2, &depth)
        || strlen(gtp->line.argument[at + 1]) >= sizeof points)
        return go_gtp_syntax;
    strcpy(points, gtp->line.argument[at + 1]);
    while ((word = strtok_r(rest, ",", &rest)) != NULL) {
        go_point point;

        if (go_read_vertex(gtp->game.rules.size, word, &point))
            return go_gtp_syntax;
        is_named[point] = 1;
    }
    for (int p = 0; colour == self->colour && p < GO_POINTS; p++)
        self->is_hidden[p] |= is_named[p] != is_allowed;
    return NULL;
}

static int read_interval(struct go_gtp_analysis *self, int at)
{
    if (!go_gtp_number(self->gtp, at, &self->interval_cs))
        return 0;
    if (self->interval_cs > INTERVAL_CS_MAX)
        self->interval_cs = INTERVAL_CS_MAX;
    return 1;
}

/* Whether a switch is on; the lines of Leela Zero have none of them. */
static int is_set_for_kata(const struct go_gtp_analysis *self, int at)
{
    return self->style == KATA
        && text_same(self->gtp->line.argument[at], "true");
}

/* Reads one option and returns how many arguments it took; -1 if it is
 * malformed. Unknown words are skipped with their value: programs send options
 * of other engines, too. */
static int read_pair(struct go_gtp_analysis *self, int at)
{
    struct go_gtp *gtp = self->gtp;
    const char *word = gtp->line.argument[at];

    if (text_same(word, "avoid") || text_same(word, "allow"))
        return hide(self, at + 1, word[1] == 'l') ? -1 : 4;
    if (at + 1 >= gtp->line.count)
        return -1;
    if (text_same(word, "ownership"))
        self->has_ownership = is_set_for_kata(self, at + 1);
    else if (text_same(word, "rootInfo"))
        self->has_root = is_set_for_kata(self, at + 1);
    else if (text_same(word, "interval"))
        return read_interval(self, at + 1) ? 2 : -1;
    else if (text_same(word, "maxmoves"))
        return go_gtp_number(gtp, at + 1, &self->moves) ? 2 : -1;
    else if (text_same(word, "minmoves"))
        return go_gtp_number(gtp, at + 1, &self->moves_least) ? 2 : -1;
    return 2;
}

static const char *read_arguments(struct go_gtp_analysis *self)
{
    struct go_gtp *gtp = self->gtp;
    int at = go_gtp_colour(gtp, 0, &self->colour);

    at += read_interval(self, at);
    while (at < gtp->line.count) {
        int got = read_pair(self, at);

        if (got < 0)
            return go_gtp_syntax;
        at += got;
    }
    return NULL;
}

/* Thinking aloud */

/* From here on the command cannot fail any more: "=" is out. */
static void open_answer(struct go_gtp_analysis *self)
{
    fprintf(self->gtp->out, "=%s\n", self->gtp->line.id);
    fflush(self->gtp->out);
    self->gtp->is_answered = 1;
}

/* Tells at least once, even if it was stopped before its first interval. */
static const char *analyze_with(struct go_gtp_analysis *self,
                                struct go_thinker *thinker)
{
    struct go_gtp *gtp = self->gtp;
    struct go_aim aim = {.must_clean_up = gtp->must_clean_up
                                       || gtp->is_cleaning};
    struct go_effort effort = {
        .is_patient = 1,
        .should_stop = go_gtp_should_stop,
        .tell = self->interval_cs ? report_analysis : NULL,
        .tell_ms = self->interval_cs * 10,
        .context = gtp,
    };
    struct go_thought thought;

    gtp->game.turn = (uint8_t)self->colour;
    gtp->is_analysis = 1;
    gtp->told = 0;
    gtp->begun_ms = clock_ms();
    open_answer(self);
    go_thinker_think(thinker, &gtp->game, &aim, &effort, &thought);
    if (!gtp->told && self->interval_cs)
        report_analysis(gtp, thinker);
    gtp->is_analysis = 0;
    fputc('\n', gtp->out);
    return NULL;
}

/* Analyses until the next line comes; nothing is played. */
static const char *analyze_now(struct go_gtp_analysis *self)
{
    struct go_thinker *thinker;
    const char *error = go_gtp_need_player(self->gtp);

    if (!error)
        error = go_player_thinker(self->gtp->player, &thinker);
    return error ? error : analyze_with(self, thinker);
}

/* Thinks aloud about a move and plays it. Simple minds report nothing. The
 * errors that go_gtp_think() could have are excluded before "=" is written. */
static const char *genmove_now(struct go_gtp_analysis *self)
{
    struct go_gtp *gtp = self->gtp;
    struct go_effort effort = {
        .tell = self->interval_cs ? report_analysis : NULL,
        .tell_ms = self->interval_cs * 10,
    };
    struct go_thought thought;
    const char *error = go_gtp_need_player(gtp);

    if (error)
        return error;
    if (gtp->game.count == GO_MOVES_MAX)
        return go_gtp_too_long;
    open_answer(self);
    (void)go_gtp_think(gtp, self->colour, &effort, &thought);
    (void)go_gtp_make(gtp, self->colour, &thought);
    fprintf(gtp->out, "play %s\n\n", thought.move == GO_PASS
            && !thought.is_resigned ? "pass" : gtp->answer.start);
    return NULL;
}

/* Common to all four commands: reads the arguments, then works. */
static const char *run_analysis(struct go_gtp *gtp, enum style style,
                                const char *(*work)(struct go_gtp_analysis *))
{
    struct go_gtp_analysis *self = calloc(1, sizeof *self);
    const char *error;

    if (!self)
        return "out of memory";
    self->gtp = gtp;
    self->style = style;
    self->colour = (enum go_colour)gtp->game.turn;
    self->interval_cs = INTERVAL_CS;
    self->moves = MOVES_SHOWN;
    gtp->analysis = self;
    error = read_arguments(self);
    if (!error)
        error = work(self);
    gtp->analysis = NULL;
    free(self);
    return error;
}

static const char *lz_analyze(struct go_gtp *self)
{
    return run_analysis(self, LEELA, analyze_now);
}

static const char *kata_analyze(struct go_gtp *self)
{
    return run_analysis(self, KATA, analyze_now);
}

static const char *lz_genmove(struct go_gtp *self)
{
    return run_analysis(self, LEELA, genmove_now);
}

static const char *kata_genmove(struct go_gtp *self)
{
    return run_analysis(self, KATA, genmove_now);
}

/* Some programs end an analysis by this command. Any line does: the analysis
 * has ended before this runs. */
static const char *end_analysis(struct go_gtp *self)
{
    (void)self;
    return NULL;
}

const struct go_gtp_command go_gtp_analysis_commands[] = {
    {"analyze", lz_analyze},
    {"lz-analyze", lz_analyze},
    {"kata-analyze", kata_analyze},
    {"genmove_analyze", lz_genmove},
    {"lz-genmove_analyze", lz_genmove},
    {"kata-genmove_analyze", kata_genmove},
    {"stop", end_analysis},
    {0},
};
