/* test_board_beside.c - the program's game beside a model of the document's
 * own engine, beside the rules, and beside positions worked by hand. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "base/text.h"
#include "games/go/rules/game.h"
#include "machines/go/hps/board_rig.h"
#include "machines/go/hps/slow_board.h"

enum { KINDS = MOVE_ILLEGAL_RANGE + 1, POSITIONS = 14, PLAYS = 18,
       PASSES = 14 };

/* Positions worked by hand */

static struct oracle table;

static struct {
    BoardState b;
    int row;                            /* that comes next */
    int is_end, has_moved;
} at;

static int number(int field)
{
    uint64_t value = 0;

    assert_true(field < table.fields);
    assert_true(text_number(table.field[field], &value));
    return (int)value;
}

static Stone stone_of(char letter)
{
    if (letter == '.')
        return EMPTY;
    assert_true(letter == 'B' || letter == 'W');
    return letter == 'B' ? BLACK : WHITE;
}

static MoveResult result_of(const char *word)
{
    static const char *const words[] = {
        [MOVE_OK] = "legal", [MOVE_ILLEGAL_SUICIDE] = "suicide",
        [MOVE_ILLEGAL_KO] = "ko", [MOVE_ILLEGAL_OCCUPIED] = "occupied",
    };

    for (int i = MOVE_OK; i <= MOVE_ILLEGAL_OCCUPIED; i++)
        if (text_same(word, words[i]))
            return (MoveResult)i;
    fail_msg("no result: %s", word);
    return MOVE_OK;
}

static void begin_position(void)
{
    memset(&at, 0, sizeof at);
    board_init(&at.b);
}

static void take_row(void)
{
    assert_in_range(at.row, 0, BOARD_LINES - 1);
    assert_int_equal(strlen(table.field[1]), BOARD_LINES);
    for (int col = 0; col < BOARD_LINES; col++) {
        Stone stone = stone_of(table.field[1][col]);

        if (at.is_end)
            assert_int_equal(at.b.cells[at.row][col], stone);
        else
            at.b.cells[at.row][col] = (uint8_t)stone;
    }
    at.row++;
    at.b.board_hash = board_rig_hash(&at.b);
}

/* Whose move is the first is told by it. */
static void take_turn(Stone stone)
{
    assert_int_equal(at.row, BOARD_LINES);
    if (!at.has_moved)
        at.b.turn = (uint8_t)stone;
    at.has_moved = 1;
    assert_int_equal(at.b.turn, stone);
}

static void take_play(void)
{
    Stone stone = stone_of(table.field[1][0]);
    int *taken = stone == BLACK ? &at.b.captured_white
                                : &at.b.captured_black;
    int before = *taken;

    take_turn(stone);
    assert_int_equal(board_place(&at.b, number(2), number(3)),
                     result_of(table.field[4]));
    assert_int_equal(*taken - before, number(5));
}

static void take_pass(void)
{
    take_turn(stone_of(table.field[1][0]));
    board_pass(&at.b);
    assert_int_equal(at.b.consecutive_passes, number(2));
    assert_int_equal(at.b.game_over, number(3));
}

static void take_end(void)
{
    at.row = 0;
    at.is_end = 1;
}

static void take_taken(void)
{
    assert_int_equal(at.row, BOARD_LINES);
    assert_int_equal(at.b.captured_white, number(1));
    assert_int_equal(at.b.captured_black, number(2));
}

static void take_area(void)
{
    uint8_t owner[BOARD_LINES][BOARD_LINES];
    int black, white, neutral = 0;
    int margin = board_score(&at.b, &black, &white);

    assert_int_equal(black, number(1));
    assert_int_equal(white, number(2));
    assert_int_equal(margin, 2 * (black - white) - 11);
    board_owners(&at.b, owner);
    for (int i = 0; i < SLOW_CELLS; i++)
        neutral += owner[i / BOARD_LINES][i % BOARD_LINES] == EMPTY;
    assert_int_equal(neutral, number(3));
}

static const struct {
    const char *name;
    void (*take)(void);
    int wanted;                         /* lines of this kind */
} lines[] = {
    {"position", begin_position, POSITIONS},
    {"row", take_row, 2 * BOARD_LINES * POSITIONS},
    {"play", take_play, PLAYS},
    {"pass", take_pass, PASSES},
    {"end", take_end, POSITIONS},
    {"taken", take_taken, POSITIONS},
    {"area", take_area, POSITIONS},
};

enum { LINES = sizeof lines / sizeof *lines };

CASE(each_position_comes_out_as_worked)
{
    int seen[LINES] = {0};

    BEGIN_CASE;
    oracle_open(&table, "go/positions.txt");
    while (oracle_next(&table))
        for (int i = 0; i < LINES; i++)
            if (text_same(table.field[0], lines[i].name)) {
                lines[i].take();
                seen[i]++;
            }
    for (int i = 0; i < LINES; i++)
        assert_int_equal(seen[i], lines[i].wanted);
}

/* Games at random */

struct witness {
    BoardState b;
    struct slow_board slow;
    struct go_game game;
    int gap;                            /* where a stone was just taken */
    unsigned seen[KINDS];               /* by MoveResult */
};

static void begin_witness(struct witness *self)
{
    struct go_rules rules;

    self->gap = -1;
    board_init(&self->b);
    slow_board_begin(&self->slow);
    go_rules_standard(&rules);
    assert_null(go_game_begin(&self->game, &rules));
}

static void compare(const struct witness *self)
{
    const BoardState *b = &self->b;
    const struct slow_board *slow = &self->slow;

    assert_memory_equal(b->cells, slow->cells, sizeof b->cells);
    assert_int_equal(b->turn, slow->turn);
    assert_int_equal(b->captured_black, slow->taken[BLACK]);
    assert_int_equal(b->captured_white, slow->taken[WHITE]);
    assert_int_equal(b->consecutive_passes, slow->passes);
    assert_int_equal(b->game_over, slow->is_over);
    assert_true(b->board_hash == board_rig_hash(b));
    assert_true(b->prev_board_hash != b->board_hash || slow->passes);
}

static void compare_game(const struct witness *self)
{
    const struct go_game *game = &self->game;

    assert_true(self->b.board_hash == game->now.hash);
    assert_int_equal(self->b.turn, game->turn);
    assert_int_equal(self->b.captured_white, game->now.taken[GO_BLACK]);
    assert_int_equal(self->b.captured_black, game->now.taken[GO_WHITE]);
    assert_int_equal(self->b.game_over, go_game_is_over(game));
    assert_int_equal(board_score(&self->b, NULL, NULL),
                     go_game_margin(game, NULL));
}

static void compare_score(const struct witness *self)
{
    uint8_t owner[BOARD_LINES][BOARD_LINES];
    uint8_t slow_owner[BOARD_LINES][BOARD_LINES];
    int points[WHITE + 1], black, white;
    int margin = board_score(&self->b, &black, &white);

    slow_board_score(&self->slow, points, slow_owner);
    assert_int_equal(margin, 2 * (points[BLACK] - points[WHITE]) - 11);
    assert_int_equal(black, points[BLACK]);
    assert_int_equal(white, points[WHITE]);
    board_owners(&self->b, owner);
    assert_memory_equal(owner, slow_owner, sizeof owner);
}

static int gap_of(const BoardState *before, const BoardState *after)
{
    for (int i = 0; i < SLOW_CELLS; i++)
        if (before->cells[i / 9][i % 9] && !after->cells[i / 9][i % 9])
            return i;
    return -1;
}

static void try_point(struct witness *self, int row, int col)
{
    static const enum go_verdict verdicts[] = {
        [MOVE_OK] = GO_LEGAL, [MOVE_ILLEGAL_SUICIDE] = GO_SUICIDE,
        [MOVE_ILLEGAL_KO] = GO_KO, [MOVE_ILLEGAL_OCCUPIED] = GO_OCCUPIED,
    };
    BoardState before = self->b;
    uint64_t after = board_hash_after(&before, row, col);
    MoveResult wanted = slow_board_judge(&self->slow, row, col);

    assert_int_equal(board_judge(&self->b, row, col), wanted);
    assert_memory_equal(&self->b, &before, sizeof before);
    assert_int_equal(board_place(&self->b, row, col), wanted);
    slow_board_place(&self->slow, row, col);
    assert_int_equal(go_game_play(&self->game, go_at(row, col),
                                  (enum go_colour)self->game.turn),
                     verdicts[wanted]);
    self->seen[wanted]++;
    if (wanted != MOVE_OK) {
        assert_memory_equal(&self->b, &before, sizeof before);
        return;
    }
    assert_true(self->b.board_hash == after);
    assert_true(self->b.prev_board_hash == before.board_hash);
    self->gap = gap_of(&before, &self->b);
}

static void pass(struct witness *self)
{
    board_pass(&self->b);
    slow_board_pass(&self->slow);
    go_game_play(&self->game, GO_PASS, (enum go_colour)self->game.turn);
}

/* Any points, own eyes too: so boards fill up and empty again. What was just
 * taken is often tried, for ko. */
static void try_any(struct witness *self, struct rng *rng)
{
    int cell = (int)rng_below(rng, SLOW_CELLS);

    if (self->gap >= 0 && rng_below(rng, 2)) {
        cell = self->gap;
        self->gap = -1;
    }
    try_point(self, cell / BOARD_LINES, cell % BOARD_LINES);
}

static void play_at_random(struct witness *self, struct rng *rng)
{
    begin_witness(self);
    for (int i = 0; i < 1500 && !self->b.game_over
         && self->game.count < GO_MOVES_MAX; i++) {
        if (rng_below(rng, 150) == 0)
            pass(self);
        else
            try_any(self, rng);
        compare(self);
        compare_game(self);
        if (i % 16 == 0)
            compare_score(self);
    }
}

CASE(random_games_go_as_the_document_has_them)
{
    static struct witness witness;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "games at random");
    for (int i = 0; i < 40; i++)
        play_at_random(&witness, &rng);
    for (int i = 0; i < KINDS; i++)
        if (i != MOVE_ILLEGAL_OVER && i != MOVE_ILLEGAL_RANGE)
            assert_true(witness.seen[i] > 20);
}

static const struct CMUnitTest tests[] = {
    TEST("go board: every position of the table comes out as worked by hand "
         "(M4-014, M4-016, M4-017, M4-018, M4-019, M4-025, M4-029, M4-030)",
         each_position_comes_out_as_worked),
    TEST("go board: games at random go as the document's engine and the rules "
         "have them, refusals change nothing (M4-021, M4-022, M4-023)",
         random_games_go_as_the_document_has_them),
};

CHECK_MAIN("hps_board_beside", tests)
