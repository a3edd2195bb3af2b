/* test_mastermind_workers.c - several workers, stopped and taken up again,
 * short of memory: the search finds the same, or says that it cannot. */
#include "check.h"

#include <pthread.h>
#include <string.h>

#include "games/mastermind/minds/best.h"
#include "games/minds_rig.h"

static const struct mastermind_game six = {4, 6, MASTERMIND_COUNTS, 0};

static struct mastermind_task wish_for_six(void)
{
    static uint32_t codes[RIG_CODES_MAX];

    return (struct mastermind_task){&six, codes, rig_codes(&six, codes),
                                    MASTERMIND_MEAN, MASTERMIND_UNLIMITED};
}

struct labour {
    struct mastermind_worker worker;
    int cost;
};

static void *work(void *with)
{
    struct labour *labour = with;
    struct mastermind_node root =
        mastermind_search_root(labour->worker.search);

    labour->cost = mastermind_solve(&labour->worker, &root,
                                    MASTERMIND_NEVER);
    return NULL;
}

CASE(several_workers_find_what_one_does)
{
    enum { WORKERS = 3 };
    struct mastermind_task task = wish_for_six();
    size_t need = mastermind_worker_need(&task) + ARENA_ALIGN;
    static struct rig rig;

    BEGIN_CASE;
    for (int n = 0; n < 12; n++) {
        struct labour labours[WORKERS];
        pthread_t threads[WORKERS];
        void *memory[WORKERS];

        task.left = n % 2 ? 5 : MASTERMIND_UNLIMITED;
        rig_begin(&rig, &task);
        for (int i = 0; i < WORKERS; i++) {
            memory[i] = malloc(need);
            assert_true(mastermind_worker_begin(&labours[i].worker,
                &rig.search, arena_of(memory[i], need)));
            labours[i].worker.number = i;
        }
        for (int i = 0; i < WORKERS; i++)
            assert_int_equal(pthread_create(&threads[i], NULL, work,
                                            &labours[i]), 0);
        for (int i = 0; i < WORKERS; i++) {
            pthread_join(threads[i], NULL);
            assert_int_equal(labours[i].cost, n % 2 ? 5626 : 5625);
            free(memory[i]);
        }
        rig_end(&rig);
    }
}

/* The second worker comes from the other end; alone it must do as well. */
CASE(a_worker_from_the_other_end_finds_the_same)
{
    struct mastermind_task task = wish_for_six();
    static struct rig rig;

    BEGIN_CASE;
    rig_begin(&rig, &task);
    rig.worker.number = 1;
    assert_int_equal(rig_cost(&rig), 5625);
    rig_end(&rig);
}

/* What was learned, and when to stop. */
struct notes {
    struct mastermind_search *search;
    struct {
        uint64_t key;
        struct mastermind_fact fact;
    } note[20000];
    int count;
    int stop_at;
};

static void take_note(void *with, uint64_t key, struct mastermind_fact fact)
{
    struct notes *notes = with;

    assert_true(notes->count < 20000);
    assert_true(fact.low <= fact.high);
    notes->note[notes->count].key = key;
    notes->note[notes->count++].fact = fact;
    if (notes->count == notes->stop_at)
        mastermind_search_stop(notes->search);
}

static void begin_notes(struct notes *notes, struct rig *rig, int stop_at)
{
    notes->search = &rig->search;
    notes->count = 0;
    notes->stop_at = stop_at;
    rig->search.learned = take_note;
    rig->search.with = notes;
}

CASE(after_a_stop_nothing_more_is_learned_and_nothing_wrong_is_known)
{
    struct mastermind_task task = wish_for_six();
    static struct notes notes;
    static struct rig rig;
    int stops = 0;

    BEGIN_CASE;
    rig_begin(&rig, &task);
    for (int stop_at = 1; ; stop_at = stop_at * 3 / 2 + 1) {
        begin_notes(&notes, &rig, stop_at);
        rig_cost(&rig);
        if (notes.count < stop_at)
            break;
        assert_int_equal(notes.count, stop_at);
        atomic_store(&rig.search.is_stopped, 0);
        stops++;
    }
    assert_true(stops > 4);
    assert_int_equal(rig_cost(&rig), 5625);
    rig_end(&rig);
}

/* From nothing each time, and then to the end. */
CASE(a_search_that_was_stopped_can_be_taken_up_again)
{
    struct mastermind_task task = wish_for_six();
    static struct notes notes;
    static struct rig rig;

    BEGIN_CASE;
    for (int stop_at = 1; stop_at < 200; stop_at = stop_at * 2 + 1) {
        rig_begin(&rig, &task);
        begin_notes(&notes, &rig, stop_at);
        rig_cost(&rig);
        atomic_store(&rig.search.is_stopped, 0);
        begin_notes(&notes, &rig, 0);
        assert_int_equal(rig_cost(&rig), 5625);
        rig_end(&rig);
    }
}

CASE(what_was_learned_is_worth_recalling)
{
    struct mastermind_task task = wish_for_six();
    static struct notes first, second;
    static struct rig rig;

    BEGIN_CASE;
    for (int share = 1; share <= 3; share++) {
        rig_begin(&rig, &task);
        begin_notes(&first, &rig, 0);
        assert_int_equal(rig_cost(&rig), 5625);
        rig_end(&rig);
        rig_begin(&rig, &task);
        begin_notes(&second, &rig, 0);
        for (int i = 0; i < first.count / share; i++)
            mastermind_search_recall(&rig.search, first.note[i].key,
                                     first.note[i].fact);
        assert_int_equal(rig_cost(&rig), 5625);
        assert_true(second.count < first.count);
        if (share == 1)
            assert_int_equal(second.count, 0);
        rig_end(&rig);
    }
}

/* Someone has found a strategy that is one guess worse than the best, as
 * far as he came. */
CASE(half_of_a_truth_is_no_more_than_that)
{
    struct mastermind_task task = wish_for_six();
    static struct rig rig;

    BEGIN_CASE;
    for (int budget = 5624; budget <= 5628; budget++) {
        struct mastermind_fact half = {5000, 5626, 0};
        struct mastermind_node root;

        rig_begin(&rig, &task);
        root = mastermind_search_root(&rig.search);
        mastermind_search_recall(&rig.search,
            mastermind_key(&rig.search.looker, root.set, root.left), half);
        assert_in_range(mastermind_solve(&rig.worker, &root, budget),
                        budget < 5625 ? budget : 5625, 5625);
        assert_int_equal(rig_cost(&rig), 5625);
        rig_end(&rig);
    }
}

CASE(the_progress_ends_at_the_cost)
{
    struct mastermind_task task = wish_for_six();
    static struct rig rig;

    BEGIN_CASE;
    rig_begin(&rig, &task);
    assert_int_equal(rig.search.progress.best, 0);
    assert_int_equal(rig_cost(&rig), 5625);
    assert_int_equal(rig.search.progress.best, 5625);
    for (int level = 0; level < MASTERMIND_LEVELS; level++)
        assert_true(rig.search.progress.at[level]
                    < rig.search.progress.count[level]);
    assert_int_equal(rig.search.progress.count[MASTERMIND_FIRST], 5);
    rig_end(&rig);
}

/* Memory */

/* With too little of it there is no answer, rather than a wrong one. */
static int check_short(const struct mastermind_task *task, size_t size,
                       int cost)
{
    static struct mastermind_twins twins;
    static struct rig rig;
    struct mastermind_choice choice = {&twins, task->codes, task->count};
    struct mastermind_worker worker;
    char *memory = malloc(size + 64);
    uint32_t guess;
    int its = -1, works;

    rig_begin(&rig, task);
    mastermind_twins_begin(&twins, task->game);
    memset(memory, 0xa5, size + 64);
    works = mastermind_worker_begin(&worker, &rig.search,
                                    arena_of(memory, size))
         && mastermind_best(&worker, &choice, 0, &guess, &its);
    if (works)
        assert_int_equal(its, cost);
    for (size_t i = size; i < size + 64; i++)
        assert_int_equal((unsigned char)memory[i], 0xa5);
    rig_end(&rig);
    free(memory);
    return works;
}

CASE(memory_too_short_is_told_and_gives_no_wrong_answer)
{
    static const struct mastermind_game small[] = {
        {4, 4, MASTERMIND_COUNTS, 0}, {3, 6, MASTERMIND_COUNTING, 0},
    };
    static const int costs[] = {905, 693};
    static uint32_t codes[RIG_CODES_MAX];

    BEGIN_CASE;
    for (int n = 0; n < 2; n++) {
        struct mastermind_task task = {&small[n], codes,
                                       rig_codes(&small[n], codes),
                                       MASTERMIND_MEAN,
                                       MASTERMIND_UNLIMITED};
        size_t need = mastermind_worker_need(&task);
        int failed = 0;

        for (int i = 0; i <= 150; i++)
            failed += !check_short(&task, need / 150 * (size_t)i, costs[n]);
        assert_true(failed > 0);
        assert_true(check_short(&task, need, costs[n]));
    }
}

CASE(a_search_needs_what_it_says)
{
    static const struct mastermind_game games[] = {
        {4, 5, MASTERMIND_COUNTS, 0}, {3, 8, MASTERMIND_MEMBERSHIP, 0},
        {3, 10, MASTERMIND_COUNTING, 1}, {5, 3, MASTERMIND_COUNTS, 0},
        {2, 16, MASTERMIND_COUNTING, 0}, {3, 9, MASTERMIND_COUNTS, 1},
    };
    static uint32_t codes[RIG_CODES_MAX];
    static struct mastermind_search search;

    BEGIN_CASE;
    for (size_t n = 0; n < sizeof games / sizeof *games; n++) {
        struct mastermind_task task = {&games[n], codes,
                                       rig_codes(&games[n], codes),
                                       MASTERMIND_MEAN,
                                       MASTERMIND_UNLIMITED};
        size_t need = mastermind_search_need(&task);
        char *memory = aligned_alloc(ARENA_ALIGN, need / 16 * 16 + 80);
        struct arena arena = arena_of(memory, need);

        memset(memory + need, 0xa5, 64);
        assert_true(mastermind_search_begin(&search, &task, &arena));
        for (size_t i = 0; i < 64; i++)
            assert_int_equal((unsigned char)memory[need + i], 0xa5);
        arena = arena_of(memory, need / 2);
        assert_false(mastermind_search_begin(&search, &task, &arena));
        free(memory);
    }
    assert_int_equal(mastermind_search_need(&(struct mastermind_task){
        &(struct mastermind_game){6, 9, MASTERMIND_COUNTS, 0}, codes, 9,
        MASTERMIND_MEAN, 3}), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("workers: several workers find what one does",
         several_workers_find_what_one_does),
    TEST("workers: a worker from the other end finds the same",
         a_worker_from_the_other_end_finds_the_same),
    TEST("workers: after a stop nothing more is learned, and nothing wrong "
         "is known",
         after_a_stop_nothing_more_is_learned_and_nothing_wrong_is_known),
    TEST("workers: a search that was stopped can be taken up again",
         a_search_that_was_stopped_can_be_taken_up_again),
    TEST("workers: what was learned is worth recalling",
         what_was_learned_is_worth_recalling),
    TEST("workers: half of a truth is no more than that",
         half_of_a_truth_is_no_more_than_that),
    TEST("workers: the progress ends at the cost",
         the_progress_ends_at_the_cost),
    TEST("workers: memory too short is told and gives no wrong answer",
         memory_too_short_is_told_and_gives_no_wrong_answer),
    TEST("workers: a search needs what it says", a_search_needs_what_it_says),
};

CHECK_MAIN("mastermind workers", tests)
