/* test_acpc_match.c - a dealer and its players, on pairs of sockets.
 *
 * Players are threads: minds of ours, which play each hand again by
 * rules/poker.c, and others that know only the protocol or not even that. What
 * the dealer logs is checked as a log.
 */
#include "check.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "games/holdem/match/acpc_player.h"
#include "games/holdem/match/dealer.h"
#include "games/holdem/notation/acpc_log.h"
#include "games/holdem/rules/acpc_pair.h"
#include "os/clock.h"

enum {
    HANDS = 5000, RING_HANDS = 240, LOG_ROOM = 1 << 24, GENEROUS_MS = 600000,
    SHORT_MS = 50, LINE_MAX_SENT = 70000, DEALERS = 2000,
};

static const struct poker_dealer_terms generous = {
    .hands = HANDS, .seed = "1", .errors_max = -1,
    .response_ms = GENEROUS_MS, .hand_ms = GENEROUS_MS,
    .average_ms = GENEROUS_MS, .start_ms = GENEROUS_MS,
};

/* What the dealer says */

struct paper {
    char log[LOG_ROOM];
    struct text to;
    int notes;
    char note[TEXT_ERROR_MAX];
};

static struct paper paper;

static const char *keep_line(void *context, const char *line)
{
    struct paper *self = context;

    text_put(&self->to, line);
    text_put_char(&self->to, '\n');
    return NULL;
}

static void keep_note(void *context, const char *note)
{
    struct paper *self = context;
    struct text to;

    self->notes++;
    text_begin(&to, self->note, sizeof self->note);
    text_put(&to, note);
}

static void fail_on_defect(void *context, int line, int column,
                           const char *message)
{
    (void)context;
    fail_msg("log %d:%d: %s", line, column, message);
}

static int count_logged(const struct acpc_game *game)
{
    static struct acpc_log log;
    int hands = 0;

    log.tell = fail_on_defect;
    acpc_log_begin(&log, paper.log, paper.to.used, game);
    while (acpc_log_next(&log))
        hands++;
    return hands;
}

/* Players */

struct guest_player {
    pthread_t thread;
    int file;                           /* its own end */
    const struct acpc_game *game;
    const char *mind;                   /* of ours; or null: */
    void (*play)(struct guest_player *self);
    const char *lines;                  /* for some of these */
    struct rng rng;
    const char *error;
};

static struct poker_dealer dealer;
static struct guest_player player[ACPC_PLAYERS];

static void play_own_mind(struct guest_player *self)
{
    struct acpc_player *mind = calloc(1, sizeof *mind);
    struct poker_side side;

    if (!mind)
        return;
    self->error = acpc_pair_rules(self->game, &mind->rules, &mind->button);
    if (!self->error)
        self->error = poker_side_open(&side, self->mind, NULL);
    mind->game = self->game;
    mind->seed = "x";
    mind->side = &side;
    poker_wire_begin(&mind->wire, self->file);
    if (!self->error)
        self->error = acpc_player_run(mind);
    poker_side_close(&side);
    free(mind);
}

static void *run_player(void *at)
{
    struct guest_player *self = at;

    if (self->mind)
        play_own_mind(self);
    else
        self->play(self);
    close(self->file);
    return NULL;
}

static int make_pair(int ends[2])
{
    return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0
        && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0
        && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0;
}

/* Players without a name of their own are called A, B, C. */
static void seat_players(const struct acpc_game *game,
                         const struct poker_dealer_terms *terms)
{
    static const char *const names[] = {"A", "B", "C", "D", "E", "F", "G",
                                        "H", "I", "J"};

    memset(&dealer, 0, sizeof dealer);
    text_begin(&paper.to, paper.log, sizeof paper.log);
    paper.notes = 0;
    dealer.game = game;
    dealer.terms = *terms;
    dealer.log = keep_line;
    dealer.note = keep_note;
    dealer.context = &paper;
    for (int i = 0; i < game->players; i++) {
        int ends[2];

        assert_true(make_pair(ends));
        poker_wire_begin(&dealer.seat[i].wire, ends[0]);
        dealer.seat[i].name = names[i];
        player[i].file = ends[1];
        player[i].game = game;
        player[i].error = NULL;
        rng_seed(&player[i].rng, names[i]);
    }
}

static char outcome[TEXT_ERROR_MAX];

/* Deals to the players; the outcome is kept as text, empty if all went well. */
static const char *play_match(const struct acpc_game *game,
                              const struct poker_dealer_terms *terms)
{
    const char *error;
    struct text to;

    seat_players(game, terms);
    for (int i = 0; i < game->players; i++)
        assert_int_equal(pthread_create(&player[i].thread, NULL, run_player,
                                        &player[i]), 0);
    error = poker_dealer_greet(&dealer);
    if (!error)
        error = poker_dealer_run(&dealer);
    text_begin(&to, outcome, sizeof outcome);
    text_put(&to, error ? error : "");
    for (int i = 0; i < game->players; i++)
        poker_wire_close(&dealer.seat[i].wire);
    for (int i = 0; i < game->players; i++)
        pthread_join(player[i].thread, NULL);
    return outcome;
}

static void name_minds(const char *one, const char *two)
{
    memset(player, 0, sizeof player);
    player[0].mind = one;
    player[1].mind = two;
}

/* Minds */

static void play_minds(int is_no_limit, uint32_t hands)
{
    struct poker_dealer_terms terms = generous;
    struct acpc_game game;

    acpc_usual_game(&game, is_no_limit);
    terms.hands = hands;
    terms.is_duplicate = 1;
    name_minds("random", "random");
    assert_string_equal(play_match(&game, &terms), "");
    for (int i = 0; i < 2; i++)
        assert_null(player[i].error);
    assert_int_equal(paper.notes, 0);
    assert_int_equal(count_logged(&game), hands);
    assert_non_null(strstr(paper.log, "\nSCORE:"));
}

CASE(many_hands_without_limit)
{
    BEGIN_CASE;
    play_minds(1, HANDS);
}

CASE(many_hands_with_limit)
{
    BEGIN_CASE;
    play_minds(0, HANDS);
}

/* Each deal in both seats: who does the same wins nothing. */
CASE(duplicates)
{
    struct poker_dealer_terms terms = generous;
    struct acpc_game game;

    BEGIN_CASE;
    acpc_usual_game(&game, 1);
    terms.hands = 100;
    terms.is_duplicate = 1;
    name_minds("caller", "caller");
    assert_string_equal(play_match(&game, &terms), "");
    assert_non_null(strstr(paper.log, "\nSCORE:0|0:A|B\n"));
    terms.is_duplicate = 0;
    name_minds("caller", "caller");
    assert_string_equal(play_match(&game, &terms), "");
    assert_null(strstr(paper.log, "\nSCORE:0|0:A|B\n"));
}

/* Players who know only the protocol */

static void send_text(int file, const char *text)
{
    lines_send(file, text, strlen(text), clock_ms() + GENEROUS_MS);
}

static const char *some_answer(struct guest_player *self,
                               const struct acpc_hand *hand)
{
    static const char *const wrong[] = {":r", ":r1", ":f", ":", "", ":x",
                                        ":r99999999999", ":c300", ":R-5"};
    static _Thread_local char right[24];
    int32_t least, most;
    struct text to;

    if (rng_below(&self->rng, 8) == 0)
        return wrong[rng_below(&self->rng, sizeof wrong / sizeof *wrong)];
    if (rng_below(&self->rng, 3) || !acpc_can_raise(hand, &least, &most))
        return rng_below(&self->rng, 8) ? ":c" : ":f";
    text_begin(&to, right, sizeof right);
    text_put(&to, ":r");
    if (hand->game->is_no_limit)
        text_put_number(&to, (uint64_t)least + rng_below(
            &self->rng, (uint64_t)(most - least) + 1));
    return right;
}

/* Answers where it should, sometimes wrongly; talks where it should not. */
static void answer_line(struct guest_player *self, const char *line)
{
    struct acpc_hand hand;
    const char *at = line;
    int viewer;

    if (acpc_read_state(&hand, self->game, &viewer, &at) || *at) {
        self->error = "a state that cannot be read";
        return;
    }
    if (rng_below(&self->rng, 5) == 0)
        send_text(self->file, "# hello\r\n; you\nMATCHSTATE:0:0::x\n:c\n");
    if (acpc_is_over(&hand) || acpc_turn(&hand) != viewer)
        return;
    send_text(self->file, line);
    send_text(self->file, some_answer(self, &hand));
    send_text(self->file, "\r\n");
}

static void play_somehow(struct guest_player *self)
{
    struct poker_wire *wire = calloc(1, sizeof *wire);
    char *line;

    if (!wire)
        return;
    poker_wire_begin(wire, self->file);
    send_text(self->file, "# first a comment\r\nVERSION:2.0.0\r\n");
    while (!self->error
           && !poker_wire_hear(wire, &line, clock_ms() + GENEROUS_MS))
        answer_line(self, line);
    free(wire);
}

static void seat_somehow(void)
{
    memset(player, 0, sizeof player);
    for (int i = 0; i < ACPC_PLAYERS; i++)
        player[i].play = play_somehow;
}

CASE(more_players_and_wrong_actions)
{
    struct poker_dealer_terms terms = generous;

    BEGIN_CASE;
    for (int players = 2; players <= ACPC_PLAYERS; players += 4) {
        struct acpc_game game;

        acpc_usual_game(&game, players != 6);
        game.players = (uint8_t)players;
        for (int i = 0; i < players; i++)
            game.stack[i] = 150 + 333 * i;
        seat_somehow();
        terms.hands = (uint32_t)(RING_HANDS / players * players);
        terms.is_duplicate = 1;
        assert_string_equal(play_match(&game, &terms), "");
        for (int i = 0; i < players; i++)
            assert_null(player[i].error);
        assert_true(paper.notes > 0);
        assert_int_equal(count_logged(&game), terms.hands);
    }
}

CASE(too_many_errors)
{
    struct poker_dealer_terms terms = generous;
    struct acpc_game game;

    BEGIN_CASE;
    acpc_usual_game(&game, 1);
    seat_somehow();
    terms.errors_max = 3;
    assert_non_null(strstr(play_match(&game, &terms),
                           "has made too many invalid actions"));
    assert_true(dealer.seat[0].errors == 4 || dealer.seat[1].errors == 4);
    count_logged(&game);
    assert_null(strstr(paper.log, "SCORE"));
}

/* Players who do not know it */

static void say_and_go(struct guest_player *self)
{
    send_text(self->file, self->lines);
}

/* Says something, and then nothing until the other end closes. */
static void say_and_wait(struct guest_player *self)
{
    char bytes[4096];

    send_text(self->file, self->lines);
    while (lines_wait(self->file, 1 /* POLLIN */, clock_ms() + GENEROUS_MS)
           && read(self->file, bytes, sizeof bytes) > 0)
        ;
}

static void expect_outcome(void (*play)(struct guest_player *self),
                           const char *lines, int64_t response_ms,
                           const char *wanted)
{
    struct poker_dealer_terms terms = generous;
    struct acpc_game game;

    acpc_usual_game(&game, 1);
    name_minds("caller", NULL);
    player[1].play = play;
    player[1].lines = lines;
    terms.hands = 10;
    terms.response_ms = response_ms;
    terms.start_ms = response_ms;
    play_match(&game, &terms);
    if (!strstr(outcome, wanted))
        fail_msg("'%s' instead of '%s'", outcome, wanted);
    count_logged(&game);
}

CASE(players_who_leave)
{
    BEGIN_CASE;
    expect_outcome(say_and_go, "", GENEROUS_MS,
                   "B has closed the connection");
    expect_outcome(say_and_go, "VERS", GENEROUS_MS,
                   "B: a player must begin with VERSION:2.0.0");
    expect_outcome(say_and_go, "VERSION:3.0.0\r\n", GENEROUS_MS,
                   "B: a player must begin with VERSION:2.0.0");
    expect_outcome(say_and_go, "VERSION:2.0.0\r\n", GENEROUS_MS,
                   "B has closed the connection");
    expect_outcome(say_and_go, "VERSION:2.0.0\r\nMATCHSTATE:1:0:", GENEROUS_MS,
                   "B has closed the connection");
}

CASE(players_who_are_silent)
{
    BEGIN_CASE;
    expect_outcome(say_and_wait, "", SHORT_MS, "B does not answer in time");
    expect_outcome(say_and_wait, "# only\n; comments\n", SHORT_MS,
                   "B does not answer in time");
    expect_outcome(say_and_wait, "VERSION:2.0.0\r\n", GENEROUS_MS / 1000,
                   "B does not answer in time");
    expect_outcome(say_and_wait, "VERSION:2.0.0\r\nMATCHSTATE:1:0::|:c\r\n",
                   GENEROUS_MS / 1000,
                   "B does not answer in time: what it sent does not begin "
                   "with the state that it was shown");
}

/* A line without an end, zeros, and bytes of all kinds. */
static void say_anything(struct guest_player *self)
{
    static char bytes[LINE_MAX_SENT];

    send_text(self->file, "VERSION:2.0.0\r\n");
    for (int round = 0; round < 20; round++) {
        for (size_t i = 0; i < sizeof bytes; i++)
            bytes[i] = round == 0 ? 'x' : (char)rng_below(&self->rng, 256);
        if (!lines_send(self->file, bytes, sizeof bytes,
                        clock_ms() + GENEROUS_MS))
            return;
    }
}

CASE(players_who_say_anything)
{
    BEGIN_CASE;
    expect_outcome(say_anything, "", GENEROUS_MS,
                   "B has closed the connection");
}

/* Dealers who do not know it */

/* A state with some bytes changed, or none. */
static void put_mutated(struct rng *rng, const char *line, struct text *to)
{
    static const char bytes[] = "fcr/|:0123456789AsKdTh2c#MATCHSTATE";

    for (; *line; line++) {
        uint64_t dice = rng_below(rng, 60);

        if (dice == 0)
            text_put_char(to, bytes[rng_below(rng, sizeof bytes - 1)]);
        if (dice != 1)
            text_put_char(to, *line);
    }
    text_put(to, "\r\n");
}

static void hear_mutated(struct rng *rng, struct acpc_player *mind)
{
    static const char *const lines[] = {
        "MATCHSTATE:0:0:r300:9sTd|", "MATCHSTATE:1:1::|9sTd",
        "MATCHSTATE:0:2:cr300c/r600r1200:9sTd|/5c3c8h",
        "MATCHSTATE:1:3:r20000c///:2c2d|9sTd/5c3c8h/Ah/Kh",
        "MATCHSTATE:1:4:cc/cc/cc/r900:|9sTd/5c3c8h/Ah/Kh",
    };
    char text[1024];
    struct text to;
    int ends[2];

    assert_true(make_pair(ends));
    text_begin(&to, text, sizeof text);
    for (int i = 0; i < 8; i++)
        put_mutated(rng, lines[rng_below(rng, 5)], &to);
    send_text(ends[0], text);
    shutdown(ends[0], SHUT_WR);
    poker_wire_begin(&mind->wire, ends[1]);
    acpc_player_run(mind);
    poker_wire_close(&mind->wire);
    close(ends[0]);
}

CASE(dealers_who_say_anything)
{
    static struct acpc_player mind;
    struct poker_side side;
    struct acpc_game game;
    struct rng rng;

    BEGIN_CASE;
    acpc_usual_game(&game, 1);
    rng_seed(&rng, "dealer");
    assert_null(poker_side_open(&side, "random", NULL));
    assert_null(acpc_pair_rules(&game, &mind.rules, &mind.button));
    mind.game = &game;
    mind.seed = "x";
    mind.side = &side;
    for (int i = 0; i < DEALERS; i++)
        hear_mutated(&rng, &mind);
    poker_side_close(&side);
}

/* Time, without any passing */

CASE(time_is_charged)
{
    struct acpc_game game;
    struct poker_dealer_terms terms = generous;

    BEGIN_CASE;
    acpc_usual_game(&game, 1);
    terms.hands = 10;
    terms.response_ms = 100;
    terms.hand_ms = 250;
    terms.average_ms = 50;
    memset(&dealer, 0, sizeof dealer);
    dealer.game = &game;
    dealer.terms = terms;
    assert_null(poker_dealer_charge(&dealer, 0, 100));
    assert_non_null(strstr(poker_dealer_charge(&dealer, 1, 101), "an action"));
    assert_null(poker_dealer_charge(&dealer, 0, 100));
    assert_null(poker_dealer_charge(&dealer, 0, 50));
    assert_non_null(strstr(poker_dealer_charge(&dealer, 0, 1), "a hand"));
    dealer.seat[0].hand_ms = 0;
    assert_null(poker_dealer_charge(&dealer, 0, 100));
    assert_null(poker_dealer_charge(&dealer, 0, 100));
    dealer.seat[0].hand_ms = 0;
    assert_non_null(strstr(poker_dealer_charge(&dealer, 0, 50), "the match"));
}

static const struct CMUnitTest tests[] = {
    TEST("minds play many hands without a limit", many_hands_without_limit),
    TEST("minds play many hands with a limit", many_hands_with_limit),
    TEST("duplicates give both players the same cards", duplicates),
    TEST("up to ten players with side pots, and wrong actions",
         more_players_and_wrong_actions),
    TEST("too many errors end the match", too_many_errors),
    TEST("a player who leaves ends the match", players_who_leave),
    TEST("a silent player ends the match", players_who_are_silent),
    TEST("any bytes leave the dealer standing", players_who_say_anything),
    TEST("any bytes leave the player standing", dealers_who_say_anything),
    TEST("time is charged by action, hand and match", time_is_charged),
};

int main(void)
{
    signal(SIGPIPE, SIG_IGN);
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("acpc match", tests, NULL, NULL);
}
