/* test_ai.c - thoughts: cut up, interrupted, mixed; and moves by the rules. */
#include "check.h"

#include <pthread.h>
#include <string.h>

#include "base/rng.h"
#include "machines/go/hps/ai.h"
#include "machines/go/hps/board_rig.h"

enum { LINES = BOARD_LINES, KEPT = 8 };

/* A game, and a thought about its next move. */
struct seat {
    BoardState b;
    struct record record;
    struct ai_thought thought;
    Move move;
};

static int cell_of(const Move *move)
{
    return move->pass ? RECORD_PASS : LINES * move->row + move->col;
}

static void play(struct seat *self, const Move *move)
{
    record_add(&self->record, &self->b, cell_of(move));
    if (move->pass)
        board_pass(&self->b);
    else
        assert_int_equal(board_place(&self->b, move->row, move->col),
                         MOVE_OK);
}

static char lent[16 << 20];

static int think(struct seat *self, int simulations)
{
    if (ai_lacks((AiLevel)self->thought.level))
        ai_lend(lent);
    return ai_think(&self->thought, &self->b, &self->record, simulations,
                    &self->move);
}

/* All at once. */
static int ask(struct seat *self, AiLevel level, int has_superko,
               uint64_t seed)
{
    ai_begin(&self->thought, level, has_superko, seed);
    assert_true(think(self, 100000));
    return cell_of(&self->move);
}

static void begin(struct seat *self, uint64_t seed, int moves)
{
    memset(self, 0, sizeof *self);
    board_init(&self->b);
    for (int i = 0; i < moves && !self->b.game_over; i++) {
        ask(self, AI_RANDOM, 0, seed + 1000 * (uint64_t)i);
        play(self, &self->move);
    }
}

static void set_up(struct seat *self, const char *rows, Stone turn)
{
    memset(self, 0, sizeof *self);
    board_rig_set_up(&self->b, rows, turn);
}

/* Thoughts */

CASE(cut_up_in_any_way_it_is_the_same_thought)
{
    static const int slices[] = {1, 7, 50, 199, 200, 999};
    static struct seat seat;

    BEGIN_CASE;
    begin(&seat, 1, 16);
    for (int level = AI_RANDOM; level <= AI_STRONG; level++) {
        int wanted = ask(&seat, (AiLevel)level, 0, 42);

        for (int i = 0; i < 6; i++) {
            unsigned calls = 1, all = ai_simulations((AiLevel)level);

            ask(&seat, AI_GREEDY, 0, 43);       /* the sheet is gone */
            ai_begin(&seat.thought, (AiLevel)level, 0, 42);
            while (!think(&seat, slices[i]))
                calls++;
            assert_int_equal(cell_of(&seat.move), wanted);
            assert_int_equal(seat.thought.done, all);
            assert_int_equal(calls, (all + (unsigned)slices[i] - 1)
                                    / (unsigned)slices[i]);
        }
    }
}

CASE(no_time_is_no_thought)
{
    static struct seat seat;

    BEGIN_CASE;
    begin(&seat, 1, 16);
    ai_begin(&seat.thought, AI_MCTS, 0, 42);
    assert_false(think(&seat, 0));
    assert_false(think(&seat, -5));
    assert_int_equal(seat.thought.done, 0);
    assert_false(think(&seat, 199));
    assert_true(think(&seat, 1));
    assert_true(think(&seat, 0));       /* it stays there */
}

/* Back and forth between moments of several thoughts, as one who rewinds and
 * jumps would. */
static void wander(struct seat *seats, int count, const int *wanted,
                   struct rng *rng, int steps)
{
    struct seat kept[KEPT];

    for (int i = 0; i < KEPT; i++)
        kept[i] = seats[rng_below(rng, (uint64_t)count)];
    for (int i = 0; i < steps; i++) {
        int which = (int)rng_below(rng, (uint64_t)count);

        if (think(&seats[which], 1 + (int)rng_below(rng, 60)))
            assert_int_equal(cell_of(&seats[which].move), wanted[which]);
        if (rng_below(rng, 3) == 0)
            kept[rng_below(rng, KEPT)] = seats[which];
        if (rng_below(rng, 8) == 0) {
            struct seat *old = &kept[rng_below(rng, KEPT)];

            for (int j = 0; j < count; j++)
                if (seats[j].thought.seed == old->thought.seed)
                    seats[j] = *old;
        }
    }
}

static void jump_about(const AiLevel *levels, int count, int steps)
{
    static struct seat seats[4];
    struct rng rng;
    int wanted[4];

    rng_seed(&rng, "jumps");
    for (int i = 0; i < count; i++) {
        begin(&seats[i], (uint64_t)i % 2, 20 + 2 * (i / 2));
        wanted[i] = ask(&seats[i], levels[i], 0, 10 + (uint64_t)i);
    }
    for (int i = 0; i < count; i++)
        ai_begin(&seats[i].thought, levels[i], 0, 10 + (uint64_t)i);
    wander(seats, count, wanted, &rng, steps);
    for (int i = 0; i < count; i++) {
        while (!think(&seats[i], 1000))
            ;
        assert_int_equal(cell_of(&seats[i].move), wanted[i]);
    }
}

CASE(a_jump_in_time_does_not_change_the_move)
{
    static const AiLevel alone[] = {AI_MCTS}, strong[] = {AI_STRONG};

    BEGIN_CASE;
    jump_about(alone, 1, 400);
    jump_about(strong, 1, 400);
}

CASE(thoughts_do_not_disturb_each_other)
{
    static const AiLevel same[] = {AI_MCTS, AI_MCTS};
    static const AiLevel mixed[] = {AI_MCTS, AI_STRONG, AI_GREEDY, AI_RANDOM};
    static const AiLevel strong[] = {AI_STRONG, AI_STRONG};

    BEGIN_CASE;
    jump_about(same, 2, 400);
    jump_about(mixed, 4, 400);
    jump_about(strong, 2, 60);
}

/* What a thought comes to must not depend on those before it: not on their
 * trees, even if these led here, nor on a sheet that looks like its own. */
static void check_fresh(struct seat *self, AiLevel level, int has_superko,
                        struct seat *earlier, uint64_t seed)
{
    static struct seat far_away;
    int wanted;

    begin(&far_away, 77, 3);
    ask(&far_away, level, 0, seed);
    wanted = ask(self, level, has_superko, seed);
    ask(&far_away, level, 0, seed);
    ai_begin(&earlier->thought, level, 0, seed);
    think(earlier, 150);
    ai_begin(&self->thought, level, has_superko, seed);
    while (!think(self, 90))
        ;
    assert_int_equal(cell_of(&self->move), wanted);
}

CASE(every_difference_is_another_thought)
{
    static struct seat seat, other;

    BEGIN_CASE;
    begin(&seat, 3, 12);
    for (uint64_t seed = 0; seed < 5; seed++)
        for (int i = 0; i < 4; i++) {
            other = seat;
            if (i == 0)                 /* the same stones, after a pass */
                other.b.consecutive_passes = 1;
            else if (i == 1)
                other.b.turn = WHITE;
            else if (i == 2)
                other.record.count = 0;
            check_fresh(&other, AI_MCTS, i == 3, &seat, seed);
        }
}

CASE(a_tree_does_not_outlive_its_thought)
{
    static struct seat seat, next;

    BEGIN_CASE;
    begin(&seat, 5, 3);
    next = seat;
    ask(&next, AI_STRONG, 0, 1);
    play(&next, &next.move);
    for (uint64_t seed = 0; seed < 6; seed++)
        check_fresh(&next, AI_STRONG, 0, &seat, seed);
}

/* In the opening the dice matter: one simulation too many is another move. */
CASE(slices_add_up_exactly)
{
    static struct seat seat;
    uint8_t is_seen[RECORD_PASS + 1] = {0};
    int different = 0;

    BEGIN_CASE;
    begin(&seat, 5, 3);
    for (uint64_t seed = 0; seed < 6; seed++) {
        int wanted = ask(&seat, AI_STRONG, 0, seed);

        different += !is_seen[wanted];
        is_seen[wanted] = 1;
        ask(&seat, AI_STRONG, 0, 1000);
        ai_begin(&seat.thought, AI_STRONG, 0, seed);
        while (!think(&seat, 110))
            ;
        assert_int_equal(cell_of(&seat.move), wanted);
    }
    assert_true(different > 1);
}

/* The record is of another game, or of another moment of this one. */
CASE(the_board_is_believed_more_than_the_record)
{
    static struct seat seat;

    BEGIN_CASE;
    begin(&seat, 0, 0);
    for (int i = 0; i < 6; i++)
        play(&seat, &(Move){i, i % 2 ? 8 : 0, 0});
    board_rig_set_up(&seat.b, "OX", BLACK);
    assert_int_equal(ask(&seat, AI_GREEDY, 0, 1), LINES);
    set_up(&seat, "", BLACK);
    play(&seat, &(Move){0, 1, 0});
    play(&seat, &(Move){0, 0, 0});
    play(&seat, &(Move){8, 8, 0});
    play(&seat, &(Move){7, 8, 0});
    assert_int_equal(ask(&seat, AI_GREEDY, 0, 1), LINES);
    seat.b.turn = WHITE;
    assert_int_equal(ask(&seat, AI_GREEDY, 0, 1), 8 * LINES + 7);
    set_up(&seat, "", BLACK);
    play(&seat, &(Move){4, 4, 0});
    play(&seat, &(Move){-1, -1, 1});
    assert_int_equal(ask(&seat, AI_GREEDY, 0, 1), RECORD_PASS);
    seat.b.consecutive_passes = 0;
    assert_int_not_equal(ask(&seat, AI_GREEDY, 0, 1), RECORD_PASS);
}

struct worker {
    pthread_t thread;
    AiLevel level;
    uint64_t seed;
    int cell;
};

static void *work(void *with)
{
    struct worker *self = with;
    struct seat seat;

    begin(&seat, self->seed, 10);
    ai_begin(&seat.thought, self->level, 0, self->seed);
    while (!think(&seat, 250))
        ;
    self->cell = cell_of(&seat.move);
    return NULL;
}

CASE(threads_may_think_at_the_same_time)
{
    struct worker workers[6];

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        workers[i].level = i % 2 ? AI_STRONG : AI_MCTS;
        workers[i].seed = (uint64_t)i;
        assert_int_equal(pthread_create(&workers[i].thread, NULL, work,
                                        &workers[i]), 0);
    }
    for (int i = 0; i < 6; i++) {
        struct worker alone;

        pthread_join(workers[i].thread, NULL);
        alone = workers[i];
        work(&alone);
        assert_int_equal(workers[i].cell, alone.cell);
    }
}

/* Moves */

CASE(each_call_throws_other_dice)
{
    uint8_t is_seen[RECORD_PASS + 1] = {0};
    int different = 0;
    BoardState b;

    BEGIN_CASE;
    board_init(&b);
    for (int i = 0; i < 40; i++) {
        Move move = ai_get_move(&b, AI_RANDOM);

        assert_int_equal(move.pass, 0);
        assert_in_range(move.row, 0, 8);
        assert_in_range(move.col, 0, 8);
        different += !is_seen[cell_of(&move)];
        is_seen[cell_of(&move)] = 1;
    }
    assert_true(different > 20);
}

/* Stones that fill an own eye: all around is its own. */
static int fills(const BoardState *b, const Move *move)
{
    static const int rows[] = {-1, 1, 0, 0}, cols[] = {0, 0, -1, 1};
    static const int across[] = {-1, 1};
    int others = 0, is_edge = 0;

    for (int i = 0; i < 4; i++) {
        int row = move->row + rows[i], col = move->col + cols[i];
        int is_off = row < 0 || col < 0 || row >= LINES || col >= LINES;

        is_edge |= is_off;
        if (!is_off && b->cells[row][col] != b->turn)
            return 0;
    }
    for (int i = 0; i < 4; i++) {
        int row = move->row + across[i / 2], col = move->col + across[i % 2];

        if (row >= 0 && col >= 0 && row < LINES && col < LINES)
            others += b->cells[row][col] == 3 - b->turn;
    }
    return others + is_edge < 2;
}

static void play_game(AiLevel black, AiLevel white, int has_record,
                      uint64_t seed)
{
    static struct seat seat;

    begin(&seat, 0, 0);
    while (!seat.b.game_over) {
        AiLevel level = seat.b.turn == BLACK ? black : white;

        assert_true(seat.record.count < RECORD_BOT_MAX);
        if (has_record)
            ask(&seat, level, 0, seed + seat.record.count);
        else
            seat.move = ai_get_move(&seat.b, level);    /* not 4, not 5 */
        if (!seat.move.pass)
            assert_false(fills(&seat.b, &seat.move));
        play(&seat, &seat.move);
    }
}

CASE(games_of_bots_are_legal_and_end)
{
    static const AiLevel pairs[][2] = {
        {AI_RANDOM, AI_RANDOM}, {AI_GREEDY, AI_RANDOM}, {AI_RANDOM, AI_MCTS},
        {AI_MCTS, AI_GREEDY}, {AI_GREEDY, AI_GREEDY},
    };

    BEGIN_CASE;
    for (int i = 0; i < 5; i++)
        for (uint64_t seed = 0; seed < 4; seed++)
            play_game(pairs[i][0], pairs[i][1], seed % 2 != 0, 5000 * seed);
    play_game(AI_STRONG, AI_GREEDY, 1, 1);
}

/* How often of so many seeds a level plays there. */
static int count_at(struct seat *seat, AiLevel level, int has_superko,
                    int row, int col, int seeds)
{
    int count = 0;

    for (int i = 0; i < seeds; i++)
        count += ask(seat, level, has_superko, (uint64_t)i)
              == LINES * row + col;
    return count;
}

/* Here a ko stone is to be taken, and taking it back would be worth ten. The
 * board alone tells so: no record leads here. */
CASE(ko_is_obeyed)
{
    static struct seat seat;

    BEGIN_CASE;
    set_up(&seat, ".XO/XO.O/.XO", BLACK);
    assert_int_equal(board_place(&seat.b, 1, 2), MOVE_OK);
    assert_int_equal(count_at(&seat, AI_RANDOM, 0, 1, 1, 1000), 0);
    assert_int_equal(count_at(&seat, AI_GREEDY, 0, 1, 1, 50), 0);
    assert_int_equal(count_at(&seat, AI_MCTS, 0, 1, 1, 20), 0);
    assert_int_equal(count_at(&seat, AI_STRONG, 0, 1, 1, 2), 0);
    seat.b.prev_board_hash = UINT64_MAX;
    assert_true(count_at(&seat, AI_RANDOM, 0, 1, 1, 1000) > 0);
    assert_int_equal(count_at(&seat, AI_GREEDY, 0, 1, 1, 50), 50);
}

CASE(suicide_is_no_move)
{
    static struct seat seat;

    BEGIN_CASE;
    set_up(&seat, ".X/X", WHITE);
    assert_int_equal(count_at(&seat, AI_RANDOM, 0, 0, 0, 1000), 0);
    seat.b.turn = BLACK;                /* an eye */
    assert_int_equal(count_at(&seat, AI_RANDOM, 0, 0, 0, 1000), 0);
}

/* Two stones sent, one to be returned: the position before would come back. */
CASE(superko_is_obeyed_where_it_is_asked_for)
{
    static const int moves[][2] = {
        {0, 1}, {1, 0}, {0, 3}, {1, 1}, {1, 2}, {8, 8}, {0, 0}, {0, 2},
    };
    static struct seat seat;

    BEGIN_CASE;
    begin(&seat, 0, 0);
    for (int i = 0; i < 8; i++)
        play(&seat, &(Move){moves[i][0], moves[i][1], 0});
    assert_int_equal(seat.b.captured_black, 2);
    assert_int_equal(count_at(&seat, AI_GREEDY, 0, 0, 1, 20), 20);
    assert_int_equal(count_at(&seat, AI_GREEDY, 1, 0, 1, 20), 0);
    assert_int_equal(count_at(&seat, AI_RANDOM, 1, 0, 1, 1000), 0);
    assert_true(count_at(&seat, AI_RANDOM, 0, 0, 1, 1000) > 0);
}

/* Black has a wall, and the board. */
CASE(who_is_ahead_answers_a_pass_with_a_pass)
{
    static struct seat seat;

    BEGIN_CASE;
    set_up(&seat, "/XXXXXXXXX", WHITE);
    board_pass(&seat.b);
    for (int level = AI_RANDOM; level <= AI_MASTER; level++) {
        ai_begin(&seat.thought, (AiLevel)level, 0, 1);
        assert_true(think(&seat, 1));
        assert_int_equal(seat.move.pass, 1);
        assert_int_equal(seat.move.row, -1);
        assert_int_equal(seat.move.col, -1);
    }
    set_up(&seat, "/XXXXXXXXX/........O", BLACK);
    board_pass(&seat.b);                /* and White is behind */
    for (int level = AI_RANDOM; level <= AI_STRONG; level++)
        assert_int_not_equal(ask(&seat, (AiLevel)level, 0, 1), RECORD_PASS);
}

CASE(after_the_end_and_without_a_level_it_passes)
{
    static struct seat seat;

    BEGIN_CASE;
    set_up(&seat, "X", WHITE);
    assert_int_equal(ask(&seat, (AiLevel)0, 0, 1), RECORD_PASS);
    assert_int_equal(ask(&seat, (AiLevel)6, 0, 1), RECORD_PASS);
    assert_int_equal(ai_get_move(&seat.b, (AiLevel)6).pass, 1);
    board_pass(&seat.b);
    board_pass(&seat.b);
    for (int level = AI_RANDOM; level <= AI_MASTER; level++)
        assert_int_equal(ask(&seat, (AiLevel)level, 0, 1), RECORD_PASS);
}

CASE(the_first_moves_of_the_strong_are_known_by_heart)
{
    static struct seat seat;

    BEGIN_CASE;
    begin(&seat, 0, 0);
    for (int i = 0; i < 4; i++) {
        ai_begin(&seat.thought, AI_MASTER, 0, 1);
        assert_true(think(&seat, 1));
        play(&seat, &seat.move);
    }
    ai_begin(&seat.thought, AI_MCTS, 0, 1);
    assert_false(think(&seat, 1));
}

/* Who takes eight stones first. */
CASE(what_decides_is_seen)
{
    static struct seat seat;

    BEGIN_CASE;
    set_up(&seat, "XXXXXXXX./OOOOOOOO./XXXXXXXXX///OOOOOOOOO", BLACK);
    assert_int_equal(count_at(&seat, AI_STRONG, 0, 1, 8, 3), 3);
    seat.b.turn = WHITE;
    assert_int_equal(count_at(&seat, AI_STRONG, 0, 0, 8, 3), 3);
    assert_int_equal(count_at(&seat, AI_MASTER, 0, 0, 8, 1), 1);
}

static const struct CMUnitTest tests[] = {
    TEST("go ai: cut up in any way it is the same thought",
         cut_up_in_any_way_it_is_the_same_thought),
    TEST("go ai: without simulations nothing is thought",
         no_time_is_no_thought),
    TEST("go ai: a jump in time does not change the move",
         a_jump_in_time_does_not_change_the_move),
    TEST("go ai: thoughts of all levels by turns do not disturb each other",
         thoughts_do_not_disturb_each_other),
    TEST("go ai: whatever differs is another thought",
         every_difference_is_another_thought),
    TEST("go ai: a tree does not outlive its thought",
         a_tree_does_not_outlive_its_thought),
    TEST("go ai: slices add up exactly", slices_add_up_exactly),
    TEST("go ai: the board is believed more than the record",
         the_board_is_believed_more_than_the_record),
    TEST("go ai: threads may think at the same time",
         threads_may_think_at_the_same_time),
    TEST("go ai: ai_get_move gives a row and a column, by other dice at each "
         "call (M4-123, M4-131)", each_call_throws_other_dice),
    TEST("go ai: games of bots are legal, fill no eyes and end (M4-121)",
         games_of_bots_are_legal_and_end),
    TEST("go ai: bots obey ko, even if the board is all they know (M4-121)",
         ko_is_obeyed),
    TEST("go ai: bots do not kill themselves, nor their eyes (M4-121)",
         suicide_is_no_move),
    TEST("go ai: bots obey superko where it is asked for",
         superko_is_obeyed_where_it_is_asked_for),
    TEST("go ai: who is ahead answers a pass with a pass, who is not does not "
         "(M4-123)", who_is_ahead_answers_a_pass_with_a_pass),
    TEST("go ai: after the end, and without a level, it passes",
         after_the_end_and_without_a_level_it_passes),
    TEST("go ai: the strong ones know first moves by heart",
         the_first_moves_of_the_strong_are_known_by_heart),
    TEST("go ai: levels 4 and 5 see what decides, for either side",
         what_decides_is_seen),
};

CHECK_MAIN("hps_ai", tests)
