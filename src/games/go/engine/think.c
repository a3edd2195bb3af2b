/* think.c - the search with a clock, threads and a large tree.
 *
 * Threads play games in rounds. A round ends when progress is to be reported,
 * when the memory is full, or when the effort is spent; between rounds the
 * tree stands still. Only when time is over, or the caller wants to stop, is
 * the move decided while threads may still play: answering in time matters
 * more than their last games.
 *
 * Threads are started for each round and end with it. They take games in
 * batches from a common count, so that a limit of playouts is met exactly
 * whatever the threads do, and one thread alone always plays the same games.
 */
#define _DEFAULT_SOURCE                 /* for madvise */

#include "games/go/engine/think.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "games/go/minds/book.h"
#include "games/go/minds/search.h"
#include "os/alarm.h"
#include "os/clock.h"

enum {
    BATCH = 64,                         /* games between two looks, */
    BATCH_TIMED = 8,                    /* and where there is a clock */
    LOOK_MS = 5,                        /* between looks at what comes in */
    JUDGE_GAMES = 2000,
    PAGE = 2 << 20,
};

struct helper {
    struct go_thinker *thinker;
    struct go_worker *worker;
    pthread_t thread;
    int is_running;                     /* to be waited for */
};

struct go_thinker {
    int threads;
    void *memory;
    struct go_mcts *tree;
    struct go_worker *worker[GO_THREADS_MAX];
    struct helper helper[GO_THREADS_MAX];
    struct alarm alarm;
    struct go_game judged;              /* with the komi for judging */

    /* One thought at a time; whoever asked may be gone already. */
    struct go_game game;
    struct go_effort effort;
    int64_t begin_ms, deadline_ms, tell_at_ms;
    uint64_t told;                      /* games that were told of */
    atomic_uint_fast64_t begun;         /* games; */
    atomic_uint_fast64_t played;
    atomic_int playing;                 /* threads */
    atomic_int is_round_over, is_over;
};

/* When it is enough */

/* Games that may still come: those of the effort, or of the time at the
 * pace so far. */
static uint64_t games_left(const struct go_thinker *self, int64_t now_ms)
{
    const struct go_effort *effort = &self->effort;
    uint64_t played = atomic_load(&self->played), left = UINT64_MAX / 2;
    int64_t passed_ms = now_ms - self->begin_ms;

    if (effort->playouts)
        left = effort->playouts > played ? effort->playouts - played : 0;
    if (effort->time_ms && passed_ms >= 20 && now_ms < self->deadline_ms) {
        uint64_t by_time = played * (uint64_t)(self->deadline_ms - now_ms)
                         / (uint64_t)passed_ms;

        left = by_time < left ? by_time : left;
    }
    return left;
}

/* Ends the thought if the games that are left could not change the move. Only
 * the first thread looks: the answer is the same for all. */
static void check_settled(struct go_thinker *self)
{
    if (!self->effort.is_patient
        && go_mcts_is_settled(self->tree, games_left(self, clock_ms())))
        atomic_store(&self->is_over, 1);
}

static int is_round_ended(struct go_thinker *self)
{
    return atomic_load(&self->is_over) || atomic_load(&self->is_round_over);
}

static int batch_of(const struct go_thinker *self)
{
    return self->effort.time_ms ? BATCH_TIMED : BATCH;
}

/* Reserves games to play next and returns how many; 0 if all are begun. */
static int take_batch(struct go_thinker *self, int batch)
{
    uint64_t most = self->effort.playouts;
    uint64_t begun = atomic_fetch_add(&self->begun, (uint64_t)batch);

    if (!most || begun + (uint64_t)batch <= most)
        return batch;
    return begun < most ? (int)(most - begun) : 0;
}

/* Plays one batch and returns whether it was played whole. What was reserved
 * but not played goes back to the count: a batch that was cut short by full
 * memory is made up for in a later round. */
static int play_batch(struct go_thinker *self, struct go_worker *worker,
                      int batch)
{
    int games = take_batch(self, batch);
    int played = games ? go_mcts_play(self->tree, worker, games) : 0;

    atomic_fetch_add(&self->played, (uint64_t)played);
    atomic_fetch_sub(&self->begun, (uint64_t)(batch - played));
    return games && played == games;
}

/* A thread that would notice too late that time is over, because its batches
 * take longer than what is left, stops a little earlier and ends the thought
 * for all. */
static int has_time_run_out(struct go_thinker *self,
                            struct punctual_worker *punctual)
{
    if (!punctual_is_time_to_stop(punctual, clock_ms(), self->deadline_ms))
        return 0;
    atomic_store(&self->is_over, 1);
    return 1;
}

/* The body of a thread. It rings at its end, so that the caller need not poll
 * for it. */
static void *play_games(void *context)
{
    struct helper *self = context;
    struct go_thinker *thinker = self->thinker;
    int batch = batch_of(thinker), is_first = self == thinker->helper;
    struct punctual_worker punctual = {0};

    while (!is_round_ended(thinker) && !has_time_run_out(thinker, &punctual)
           && play_batch(thinker, self->worker, batch))
        if (is_first)
            check_settled(thinker);
    atomic_fetch_sub(&thinker->playing, 1);
    alarm_ring(&thinker->alarm);
    return NULL;
}

/* Ends the round and waits for all threads. Called before anything touches the
 * tree that is not safe beside workers. */
static void join_playout_threads(struct go_thinker *self)
{
    atomic_store(&self->is_round_over, 1);
    for (int i = 0; i < self->threads; i++) {
        if (self->helper[i].is_running)
            pthread_join(self->helper[i].thread, NULL);
        self->helper[i].is_running = 0;
    }
}

static int caller_wants_stop(const struct go_thinker *self)
{
    const struct go_effort *effort = &self->effort;

    return effort->should_stop && effort->should_stop(effort->context);
}

/* Plays in the caller's own thread where the system has none left to give. It
 * is then only as punctual as one batch. */
static void play_here(struct go_thinker *self)
{
    while (!is_round_ended(self) && clock_ms() < self->deadline_ms
           && !caller_wants_stop(self)
           && play_batch(self, self->worker[0], BATCH_TIMED))
        check_settled(self);
    if (clock_ms() >= self->deadline_ms || caller_wants_stop(self))
        atomic_store(&self->is_over, 1);
}

/* Threads that cannot be created are done without. */
static void start_playout_threads(struct go_thinker *self)
{
    int running = 0;

    atomic_store(&self->is_round_over, 0);
    atomic_store(&self->playing, self->threads);
    for (int i = 0; i < self->threads; i++) {
        struct helper *helper = &self->helper[i];

        *helper = (struct helper){self, self->worker[i], 0, 0};
        helper->is_running = !pthread_create(&helper->thread, NULL,
                                             play_games, helper);
        running += helper->is_running;
        if (!helper->is_running)
            atomic_fetch_sub(&self->playing, 1);
    }
    if (!running)
        play_here(self);
}

/* What the caller's thread does meanwhile */

/* Only if there is something new: a report without another game would repeat
 * the one before. */
static int is_news_due(const struct go_thinker *self, int64_t now_ms)
{
    return self->effort.tell && now_ms >= self->tell_at_ms
        && atomic_load(&self->played) > self->told;
}

static int64_t earlier_ms(int64_t a, int64_t b) { return a < b ? a : b; }

/* Waits until all threads have ended, time is over, or the caller wants to
 * stop. In the last two cases threads are left running, to be joined later. */
static void watch_round(struct go_thinker *self)
{
    int64_t now_ms;

    while (atomic_load(&self->playing) > 0) {
        now_ms = clock_ms();
        if (now_ms >= self->deadline_ms || caller_wants_stop(self)) {
            atomic_store(&self->is_over, 1);
            return;
        }
        if (is_news_due(self, now_ms))
            atomic_store(&self->is_round_over, 1);
        alarm_wait(&self->alarm, earlier_ms(self->deadline_ms,
                                            now_ms + LOOK_MS));
    }
    join_playout_threads(self);
}

static int is_effort_spent(const struct go_thinker *self)
{
    uint64_t most = self->effort.playouts;

    return atomic_load(&self->is_over)
        || (most && atomic_load(&self->played) >= most);
}

/* Between rounds, so that the report may ask the tree anything. */
static void report_between_rounds(struct go_thinker *self)
{
    if (!is_news_due(self, clock_ms()))
        return;
    self->told = atomic_load(&self->played);
    self->effort.tell(self->effort.context, self);
    self->tell_at_ms = clock_ms() + self->effort.tell_ms;
}

/* A move from the opening book needs no games. */
static int recall_book_move(const struct go_game *game,
                            const struct go_aim *aim,
                            struct go_thought *thought)
{
    *thought = (struct go_thought){.is_from_book = 1};
    return aim->has_book && go_book_find(game, &thought->move);
}

/* Threads of the thought before may still be running: they end before their
 * game and effort are overwritten. */
static void prepare_search(struct go_thinker *self,
                           const struct go_game *game,
                           const struct go_effort *effort)
{
    join_playout_threads(self);
    self->game = *game;
    self->effort = *effort;
    self->begin_ms = effort->begun_ms ? effort->begun_ms : clock_ms();
    self->deadline_ms = effort->time_ms
        ? self->begin_ms + punctual_ms(&self->alarm.punctual,
                                       effort->time_ms, effort->slack_ms)
        : INT64_MAX;
    self->tell_at_ms = self->begin_ms + effort->tell_ms;
    self->told = 0;
    atomic_store(&self->begun, 0);
    atomic_store(&self->played, 0);
    atomic_store(&self->is_over, 0);
}

/* Round by round, until the effort is spent. A round in which no game was
 * played and nothing is due means that the tree takes no more (VISITS_MAX, or
 * too small to prune). */
static void play_rounds(struct go_thinker *self)
{
    for (;;) {
        uint64_t before = atomic_load(&self->played);

        if (go_mcts_is_full(self->tree))
            go_mcts_prune(self->tree);
        start_playout_threads(self);
        watch_round(self);
        if (is_effort_spent(self))
            return;
        if (atomic_load(&self->played) == before
            && !is_news_due(self, clock_ms()))
            return;                     /* the tree takes no more games */
        report_between_rounds(self);
    }
}

void go_thinker_think(struct go_thinker *self, const struct go_game *game,
                      const struct go_aim *aim,
                      const struct go_effort *effort,
                      struct go_thought *thought)
{
    prepare_search(self, game, effort);
    go_mcts_aim(self->tree, &self->game, aim);
    if (recall_book_move(&self->game, aim, thought))
        return;
    if (go_mcts_is_full(self->tree))    /* of the thought before */
        go_mcts_prune(self->tree);
    /* So that there is an answer even if time is over at once. */
    play_batch(self, self->worker[0], effort->time_ms ? 1 : BATCH);
    check_settled(self);
    if (!is_effort_spent(self))
        play_rounds(self);
    go_mcts_decide(self->tree, thought);
}

const struct go_mcts *go_thinker_tree(struct go_thinker *self)
{
    join_playout_threads(self);
    return self->tree;
}

/* Sets komi so that a side, to move, is ahead by half a point with all stones
 * alive: it has something to lose, and does not throw stones away. */
static void give_half_point_lead(struct go_game *game, enum go_colour turn)
{
    game->turn = (uint8_t)turn;
    game->rules.count = GO_COUNT_AREA;
    game->rules.komi = 0;
    game->rules.komi = (int16_t)(go_game_margin(game, NULL)
                                 + (turn == GO_BLACK ? -1 : 1));
}

/* Judges the stones of one side: those that die in most games although that
 * side moves first and is ahead are dead. Ownership is the mean over both
 * sides. */
static void judge_for(struct go_thinker *self, enum go_colour turn,
                      uint8_t dead[GO_POINTS], int16_t owner[GO_POINTS])
{
    struct go_aim aim = {.must_clean_up = 1};
    struct go_effort effort = {.playouts = JUDGE_GAMES, .is_patient = 1};
    struct go_thought thought;
    uint8_t dead_now[GO_POINTS];
    int16_t owner_now[GO_POINTS];

    give_half_point_lead(&self->judged, turn);
    go_thinker_think(self, &self->judged, &aim, &effort, &thought);
    join_playout_threads(self);
    go_mcts_dead(self->tree, dead_now);
    go_mcts_owners(self->tree, owner_now);
    for (int i = 0; i < GO_POINTS; i++) {
        if (self->judged.now.colour[i] == turn)
            dead[i] = dead_now[i];
        owner[i] = (int16_t)(owner[i] + owner_now[i] / 2);
    }
}

/* A side that has lost the game anyway throws away even stones in seki, as if
 * they were dead. So each side is judged with itself to move and a game to
 * win. */
void go_thinker_judge(struct go_thinker *self, const struct go_game *game,
                      uint8_t dead[GO_POINTS], int16_t owner[GO_POINTS])
{
    memset(dead, 0, GO_POINTS);
    memset(owner, 0, GO_POINTS * sizeof *owner);
    self->judged = *game;
    judge_for(self, GO_BLACK, dead, owner);
    judge_for(self, GO_WHITE, dead, owner);
}

/* Memory */

/* Large pages, where the system has them: nodes are visited in no order, and
 * with small pages most visits would miss the TLB. */
static int make_tree(struct go_thinker *self, int mib)
{
    size_t size = (size_t)mib << 20;

    if ((size_t)mib > SIZE_MAX >> 20
        || posix_memalign(&self->memory, PAGE, size)) {
        self->memory = NULL;
        return 0;
    }
#ifdef MADV_HUGEPAGE
    madvise(self->memory, size, MADV_HUGEPAGE);
#endif
    self->tree = go_mcts_make(self->memory, size);
    return 1;
}

static int make_workers(struct go_thinker *self)
{
    for (int i = 0; i < self->threads; i++) {
        self->worker[i] = malloc(go_worker_size());
        if (!self->worker[i])
            return 0;
    }
    return 1;
}

const char *go_thinker_open(struct go_thinker **self, int threads,
                            int tree_mib)
{
    const char *error;

    if (threads < 1 || threads > GO_THREADS_MAX)
        return "the number of threads must be 1 to 64";
    *self = calloc(1, sizeof **self);
    if (!*self)
        return "out of memory for the search";
    (*self)->threads = threads;
    (*self)->alarm.in = (*self)->alarm.out = -1;
    if (!make_workers(*self) || !make_tree(*self, tree_mib))
        error = "out of memory for a tree of that size";
    else
        error = alarm_open(&(*self)->alarm);
    if (!error) {
        go_thinker_clear(*self, 0);
        return NULL;
    }
    go_thinker_close(*self);
    *self = NULL;
    return error;
}

void go_thinker_close(struct go_thinker *self)
{
    if (!self)
        return;
    join_playout_threads(self);
    alarm_close(&self->alarm);
    for (int i = 0; i < self->threads; i++)
        free(self->worker[i]);
    free(self->memory);
    free(self);
}

void go_thinker_clear(struct go_thinker *self, uint64_t seed)
{
    join_playout_threads(self);
    go_search_clear(self->tree, self->worker, self->threads, seed);
}
