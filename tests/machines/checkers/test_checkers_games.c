/* test_checkers_games.c - whole games through the pins, beside a referee: each
 * legal move is taken, each other refused, and the end is found. */
#include "check.h"

#include <ctype.h>
#include <string.h>

#include "base/rng.h"
#include "machines/checkers/checkers_driver.h"
#include "machines/checkers/checkers_referee.h"

enum { MOVES_MAX = 250 };       /* random kings may wander for ever */

static unsigned square(int row, int column)
{
    return (unsigned)(row * 8 + column);
}

static uint32_t cells_of(const struct checkers_paper *paper,
                         const char *letters)
{
    uint32_t cells = 0;

    for (int row = 0; row < 8; row++)
        for (int column = row % 2; column < 8; column += 2)
            if (strchr(letters, paper->man[row][column]))
                cells |= UINT32_C(1) << (row * 4 + column / 2);
    return cells;
}

static void assert_board(const struct checkers_driver *d,
                         const struct checkers_paper *paper)
{
    assert_int_equal(d->chip.red, cells_of(paper, "rR"));
    assert_int_equal(d->chip.black, cells_of(paper, "bB"));
    assert_int_equal(d->chip.kings, cells_of(paper, "RB"));
}

/* What shall be lit while the chip waits, in the whole game. */
static void assert_waiting(struct checkers_driver *d,
                           const struct checkers_paper *paper, int is_error,
                           int king_made)
{
    char lights[8];
    char *to = lights;

    *to++ = (char)toupper(paper->side);
    if (is_error)
        *to++ = 'E';
    if (checkers_referee_can_jump(paper))
        *to++ = 'M';
    if (king_made)
        *to++ = 'K';
    if (!checkers_referee_can_move(paper))
        *to++ = checkers_judge_other(paper->side);
    *to = 0;
    assert_lights(d, lights);
    assert_board(d, paper);
}

static int is_same_hop(struct checkers_hop a, struct checkers_hop b)
{
    return a.from_row == b.from_row && a.from_column == b.from_column
        && a.to_row == b.to_row && a.to_column == b.to_column;
}

static int begins_a_line(const struct checkers_lines *lines,
                         struct checkers_hop hop)
{
    for (int i = 0; i < lines->count; i++)
        if (is_same_hop(lines->line[i].hop[0], hop))
            return 1;
    return 0;
}

/* Makes a hop on paper; returns whether the same piece must go on. */
static int follow(struct checkers_paper *paper, struct checkers_hop hop,
                  int *king_made)
{
    int is_jump = (hop.to_row - hop.from_row) % 2 == 0;

    *king_made = checkers_referee_do(paper, hop);
    if (is_jump && !*king_made
        && checkers_referee_can_jump_from(paper, hop.to_row, hop.to_column))
        return 1;
    paper->side = checkers_judge_other(paper->side);
    return 0;
}

/* One pair of squares on a copy of the chip: taken if a line begins so. */
static void try_pair(const struct checkers_driver *at,
                     const struct checkers_paper *paper,
                     const struct checkers_lines *lines,
                     struct checkers_hop hop)
{
    struct checkers_driver d = *at;
    struct checkers_paper after = *paper;
    int is_legal = begins_a_line(lines, hop), king_made = 0;

    checkers_driver_move(&d, square(hop.from_row, hop.from_column),
                         square(hop.to_row, hop.to_column));
    if (is_legal)
        follow(&after, hop, &king_made);
    assert_waiting(&d, &after, !is_legal, king_made);
}

static void try_every_pair(const struct checkers_driver *at,
                           const struct checkers_paper *paper,
                           const struct checkers_lines *lines)
{
    for (int from = 0; from < 32; from++)
        for (int to = 0; to < 32; to++)
            try_pair(at, paper, lines, (struct checkers_hop){
                from / 4, from % 4 * 2 + from / 4 % 2,
                to / 4, to % 4 * 2 + to / 4 % 2});
}

/* Games of the whole game */

struct tally {
    long games, cycles, moves, jumps_on, kings;
    long red, black, unfinished;
};

struct table {
    struct checkers_driver chip;
    struct checkers_paper paper;
    struct rng rng;
    struct tally *tally;
};

/* Something wrong in between: another square than those that lead on. */
static void stray(struct table *self, struct checkers_hop wanted,
                  int is_first)
{
    struct checkers_driver *d = &self->chip;
    struct checkers_hop hop = wanted;
    pins out = d->out;

    hop.to_row = (int)rng_below(&self->rng, 8);
    hop.to_column = (int)rng_below(&self->rng, 8);
    if (hop.to_row % 2 == hop.to_column % 2
        && checkers_judge(&self->paper, hop) >= CHECKERS_STEP)
        return;
    if (is_first)
        checkers_driver_cycle(d, checkers_driver_press(
            square(hop.from_row, hop.from_column)));
    checkers_driver_cycle(d, checkers_driver_press(
        square(hop.to_row, hop.to_column)));
    checkers_driver_wait(d, 5);
    assert_waiting(d, &self->paper, 1, 0);
    checkers_driver_cycle(d, PIN(CHECKERS_PIN_ENTER));
    checkers_driver_wait(d, 1);
    if (!is_first)
        assert_true(d->out == out);
}

static void enter_hop(struct table *self, struct checkers_hop hop, int first)
{
    struct checkers_driver *d = &self->chip;

    if (rng_below(&self->rng, 4) == 0)
        stray(self, hop, first);
    if (first)
        checkers_driver_cycle(d, checkers_driver_press(
            square(hop.from_row, hop.from_column)));
    checkers_driver_cycle(d, checkers_driver_press(
        square(hop.to_row, hop.to_column)));
    checkers_driver_wait(d, 7);
}

static void play_line(struct table *self, const struct checkers_line *line)
{
    int king_made = 0;

    for (int i = 0; i < line->hops; i++) {
        int goes_on;

        enter_hop(self, line->hop[i], i == 0);
        goes_on = follow(&self->paper, line->hop[i], &king_made);
        assert_int_equal(goes_on, i + 1 < line->hops);
        assert_waiting(&self->chip, &self->paper, 0, king_made);
        self->tally->jumps_on += goes_on;
    }
    self->tally->moves++;
    self->tally->kings += king_made;
}

static void note_end(struct table *self, int lines)
{
    pins out = self->chip.out;

    self->tally->games++;
    self->tally->cycles += (long)self->chip.cycles;
    if (out & PIN(CHECKERS_PIN_REDWINS))
        self->tally->red++;
    else if (out & PIN(CHECKERS_PIN_BLACKWINS))
        self->tally->black++;
    else
        self->tally->unfinished++;
    assert_int_equal(lines == 0, (out & (PIN(CHECKERS_PIN_REDWINS)
                                         | PIN(CHECKERS_PIN_BLACKWINS)))
                                 != 0);
}

static void play_game(struct table *self, int tries_all)
{
    static struct checkers_lines lines;
    int moves = 0;

    self->chip = checkers_driver_new("rules=full");
    checkers_judge_begin(&self->paper);
    for (;; moves++) {
        checkers_referee_find(&self->paper, &lines);
        if (lines.count == 0 || moves == MOVES_MAX)
            break;
        if (tries_all)
            try_every_pair(&self->chip, &self->paper, &lines);
        play_line(self, &lines.line[rng_below(&self->rng,
                                              (uint64_t)lines.count)]);
    }
    note_end(self, lines.count);
}

static void play_games(int games, int tries_all, struct tally *tally)
{
    struct table table = {.tally = tally};

    rng_seed(&table.rng, tries_all ? "all" : "games");
    for (int i = 0; i < games; i++)
        play_game(&table, tries_all);
    assert_int_equal(tally->games, games);
}

CASE(whole_games)
{
    struct tally tally = {0};

    BEGIN_CASE;
    play_games(1500, 0, &tally);
    assert_true(tally.red > 300 && tally.black > 300);
    assert_true(tally.jumps_on > 1000 && tally.kings > 1000);
    assert_true(tally.cycles > 1000000);
}

CASE(every_pair_in_every_position)
{
    struct tally tally = {0};

    BEGIN_CASE;
    play_games(20, 1, &tally);
    assert_true(tally.moves > 1000 && tally.kings > 10);
}

/* Every pair of squares in the whole game: a man or a king at its source,
 * and nobody else but between the squares and on the destination. */

static struct checkers_paper lay_out(struct checkers_hop hop, char side,
                                     int what)
{
    const char *middle = side == 'r' ? ".rRbB" : ".bBrR";
    struct checkers_paper paper = {.side = side};
    int rows = hop.from_row + hop.to_row;
    int columns = hop.from_column + hop.to_column;

    memset(paper.man, '.', sizeof paper.man);
    if (rows % 2 == 0 && columns % 2 == 0 && rows / 2 % 2 == columns / 2 % 2)
        paper.man[rows / 2][columns / 2] = middle[what / 2 % 5];
    paper.man[hop.to_row][hop.to_column] = middle[what / 10 % 5];
    paper.man[hop.from_row][hop.from_column] = middle[1 + what % 2];
    return paper;
}

static void try_layout(struct checkers_driver d, struct checkers_hop hop,
                       char side, int what)
{
    static struct checkers_lines lines;
    struct checkers_paper paper = lay_out(hop, side, what);

    d.chip.red = cells_of(&paper, "rR");
    d.chip.black = cells_of(&paper, "bB");
    d.chip.kings = cells_of(&paper, "RB");
    d.chip.master.turn = d.chip.slave.turn = side == 'b';
    checkers_driver_wait(&d, 1);
    assert_waiting(&d, &paper, 0, 0);
    checkers_referee_find(&paper, &lines);
    if (lines.count)
        try_pair(&d, &paper, &lines, hop);
}

CASE(every_pair_of_squares)
{
    struct checkers_driver d = checkers_driver_new("rules=full");

    BEGIN_CASE;
    for (int pair = 0; pair < 32 * 32; pair++)
        for (int what = 0; what < 2 * 5 * 5; what++) {
            int from = pair / 32, to = pair % 32;
            struct checkers_hop hop = {
                from / 4, from % 4 * 2 + from / 4 % 2,
                to / 4, to % 4 * 2 + to / 4 % 2};

            try_layout(d, hop, 'r', what);
            try_layout(d, hop, 'b', what);
        }
}

/* Games of the chip as it was built: until somebody cannot move, which
 * nobody says. */

static int find_some_hop(struct table *self, struct checkers_hop *hop)
{
    int first = (int)rng_below(&self->rng, 32 * 32);

    for (int i = 0; i < 32 * 32; i++) {
        int pair = (first + i) % (32 * 32), from = pair / 32, to = pair % 32;

        *hop = (struct checkers_hop){
            from / 4, from % 4 * 2 + from / 4 % 2,
            to / 4, to % 4 * 2 + to / 4 % 2};
        if (checkers_judge(&self->paper, *hop) >= CHECKERS_STEP)
            return 1;
    }
    return 0;
}

static void play_simple_game(struct table *self)
{
    struct checkers_hop hop;

    self->chip = checkers_driver_new("");
    checkers_judge_begin(&self->paper);
    while (find_some_hop(self, &hop)) {
        checkers_driver_move(&self->chip,
                             square(hop.from_row, hop.from_column),
                             square(hop.to_row, hop.to_column));
        checkers_judge_do(&self->paper, hop);
        self->paper.side = checkers_judge_other(self->paper.side);
        assert_lights(&self->chip, self->paper.side == 'r' ? "R" : "B");
        assert_board(&self->chip, &self->paper);
        self->tally->moves++;
    }
    checkers_driver_wait(&self->chip, 20);
    assert_lights(&self->chip, self->paper.side == 'r' ? "R" : "B");
}

CASE(whole_simple_games)
{
    struct tally tally = {0};
    struct table table = {.tally = &tally};

    BEGIN_CASE;
    rng_seed(&table.rng, "simple");
    for (int i = 0; i < 1000; i++)
        play_simple_game(&table);
    assert_true(tally.moves > 30000);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: whole games of the chip as it was built "
         "(M3-001, M3-007, M3-024, M3-119)", whole_simple_games),
    TEST("checkers: rules=full, whole games with mistakes, and who has won",
         whole_games),
    TEST("checkers: rules=full, of all pairs of squares the legal ones are "
         "taken", every_pair_in_every_position),
    TEST("checkers: rules=full, every pair of squares with everything on and "
         "between them", every_pair_of_squares),
};

CHECK_MAIN("checkers: games", tests)
