/* test_snap.c - places to go on from: the same game with them as without, and
 * none that does not fit is believed. */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bench/play_memory.h"
#include "bench/journal_snap.h"
#include "folder.h"
#include "sitting.h"

static struct folder folder;
static char game[500], snap[500];

/* A home of its own: the key is made there. */
static void begin_folder(void)
{
    char path[300];

    folder_begin(&folder);
    snprintf(path, sizeof path, "/tmp/boardwalk-snap-XXXXXX");
    assert_non_null(mkdtemp(path));
    assert_int_equal(setenv("XDG_STATE_HOME", path, 1), 0);
    strcpy(game, folder_at(&folder, "game.bw"));
    strcpy(snap, folder_at(&folder, "game.bw.snap"));
}

static void end_folder(void)
{
    char path[400];

    snprintf(path, sizeof path, "%s/boardwalk/secret.key",
             getenv("XDG_STATE_HOME"));
    (void)unlink(path);
    *strrchr(path, '/') = 0;
    (void)rmdir(path);
    (void)rmdir(getenv("XDG_STATE_HOME"));
    folder_end(&folder);
}

/* A game with a journal, played at random for so many ticks and closed. */

static void play_at_random(struct play *play, struct rng *rng, uint64_t ticks)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    uint64_t end = session_tick(play->session) + ticks;
    char words[EVENT_WORDS_MAX];

    while (session_tick(play->session) < end) {
        rig_random_event(rng, play->session, words);
        (void)play_do(play, words);
        play_run(play, rng_below(rng, 40 * hz) + 1);
    }
}

static struct play *begin_game(const char *id, const char *b)
{
    struct play *play = calloc(1, sizeof *play);
    struct session *session;

    assert_non_null(play);
    session = rig_open(id);
    assert_null(journal_create(&play->journal, game, session));
    play->is_asked_for = 1;
    assert_null(play_open(play, session, NULL, b));
    return play;
}

static void make_game(const char *id, const char *b, const char *seed,
                      uint64_t ticks)
{
    struct play *play = begin_game(id, b);
    struct rng rng;

    rng_seed(&rng, seed);
    play_at_random(play, &rng, ticks);
    play_seek(play, session_end(play->session) / 2);
    play_at_random(play, &rng, ticks);  /* the journal has a rewind */
    sitting_end(play);
}

/* What was read with the file of places, and with none */

static struct play *load(const char *b)
{
    struct play *play = calloc(1, sizeof *play);
    struct session *session;

    assert_non_null(play);
    assert_null(journal_load(&play->journal, game, &session, NULL));
    assert_null(play_open(play, session, NULL, b));
    return play;
}

/* Lets the file go without a mark: the journal stays as it is, and whatever
 * is done from here on is in no journal. */
static void let_go(struct play *play)
{
    journal_close(&play->journal, NULL);
    session_journal(play->session, (struct session_sink){0});
}

static void compare_plays(struct play *is, struct play *should)
{
    const struct session *a = is->session, *b = should->session;

    rig_compare(is->session, should->session);
    assert_int_equal(session_end(a), session_end(b));
    assert_int_equal(session_event_count(a), session_event_count(b));
    for (size_t i = 0; i < session_event_count(a); i++) {
        assert_int_equal(session_event(a, i)->tick, session_event(b, i)->tick);
        assert_string_equal(session_event(a, i)->words,
                            session_event(b, i)->words);
    }
    assert_string_equal(is->trouble, should->trouble);
}

static void check_same_game(const char *b, struct rng *rng)
{
    struct play *with = load(b), *without;
    uint64_t end = session_end(with->session), ran;

    ran = session_ticks_run(with->session);
    let_go(with);
    assert_int_equal(rename(snap, folder_at(&folder, "away")), 0);
    without = load(b);
    let_go(without);
    assert_true(ran < session_ticks_run(without->session) / 2);
    compare_plays(with, without);
    for (int i = 0; i < 4; i++) {
        uint64_t tick = i == 3 ? end : rng_below(rng, end);

        play_seek(with, tick);
        play_seek(without, tick);
        rig_compare(with->session, without->session);
    }
    play_run(with, end / 8);
    play_run(without, end / 8);
    compare_plays(with, without);
    sitting_end(with);
    sitting_end(without);
    assert_int_equal(rename(folder_at(&folder, "away"), snap), 0);
}

static const struct {
    const char *id, *mind;
    uint64_t ticks;
} games[] = {
    {"duel:basys2#5", "consistent", 800000}, {"pegs#5", NULL, 800000},
    {"checkers#5", "random", 1500000}, {"poker#5", "odds", 9000000},
    {"go#5", NULL, 2500000},
};

CASE(a_game_is_the_same_with_places_and_without)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "places");
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        begin_folder();
        make_game(games[i].id, games[i].mind, "same", games[i].ticks);
        assert_int_equal(access(snap, R_OK), 0);
        check_same_game(games[i].mind, &rng);
        end_folder();
    }
}

/* What is believed */

static struct session *skimmed(const char *text)
{
    struct script script;

    script_begin(&script);
    script.skims = 1;
    assert_null(script_text(&script, text));
    session_skim(script.session, 0);
    return script.session;
}

static char *copy_of(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *bytes = malloc(1 << 20);

    assert_non_null(file);
    assert_non_null(bytes);
    *length = fread(bytes, 1, 1 << 20, file);
    assert_true(*length < 1 << 20);
    fclose(file);
    return bytes;
}

static int places_believed(const char *text)
{
    struct session *session = skimmed(text);
    struct snap *found = journal_snap_read(game, session);
    int count = found ? found->count : 0;

    snap_close(found);
    session_close(session);
    return count;
}

static char *make_pegs(void)
{
    size_t length;
    char *text;

    begin_folder();
    make_game("pegs#7", NULL, "believe", 700000);
    text = copy_of(game, &length);
    text[length] = 0;
    return text;
}

CASE(a_file_that_was_changed_anywhere_is_not_believed)
{
    char *text = make_pegs(), *bytes;
    struct rng rng;
    size_t length;

    BEGIN_CASE;
    bytes = copy_of(snap, &length);
    rng_seed(&rng, "corrupt");
    for (int i = 0; i < check_sample(1000); i++) {
        size_t at = (size_t)rng_below(&rng, length);
        size_t kept = i % 4 ? length : at;
        char then = bytes[at];

        bytes[at] ^= (char)(1 << rng_below(&rng, 8));
        folder_write(snap, bytes, kept);
        assert_int_equal(places_believed(text), 0);
        bytes[at] = then;
    }
    folder_write(snap, bytes, length);
    assert_true(places_believed(text) > 1);     /* or nothing was tested */
    free(bytes);
    free(text);
    end_folder();
}

CASE(places_of_another_game_are_not_believed)
{
    char *text = make_pegs(), *at;
    int all = places_believed(text);

    BEGIN_CASE;
    assert_true(all > 1);
    at = strchr(text, '#');
    at[1] = '8';                        /* the seed */
    assert_int_equal(places_believed(text), 0);
    at[1] = '7';
    at = strchr(strstr(text, "\n@0 ") + 1, ' ') - 1;
    *at ^= 1;                           /* the first event's tick */
    assert_int_equal(places_believed(text), 0);
    *at ^= 1;
    assert_int_equal(places_believed(text), all);
    free(text);
    end_folder();
}

CASE(places_before_what_was_changed_stay)
{
    char *text = make_pegs();
    int all = places_believed(text);

    BEGIN_CASE;
    *strstr(text + strlen(text) * 3 / 4, "\n@") = 0;
    assert_in_range(places_believed(strcat(text, "\n")), 1, all - 1);
    free(text);
    end_folder();
}

CASE(another_users_seal_is_not_believed)
{
    char *text = make_pegs(), path[400];

    BEGIN_CASE;
    assert_true(places_believed(text) > 0);
    snprintf(path, sizeof path, "%s/boardwalk/secret.key",
             getenv("XDG_STATE_HOME"));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(places_believed(text), 0);
    free(text);
    end_folder();
}

/* A state with right sums that is not this game's: the comparison sees it,
 * and one that would leave its arrays is not taken. */
CASE(a_forged_state_is_seen_and_a_wild_one_not_taken)
{
    struct session *forged = rig_open("duel#1");
    struct session *true_one = rig_open("duel#1");
    size_t size = session_state_size(forged);
    char *state = malloc(size);
    const void *held;
    uint64_t at;

    BEGIN_CASE;
    assert_non_null(state);
    session_run(true_one, 40000);
    held = session_state_before(true_one, 40000, &at);
    assert_in_range(at, 1, 39999);
    memcpy(state, held, size);
    memset(state + 32, 0xff, 8);        /* turn and what follows */
    session_close(forged);
    forged = rig_open("duel#1");
    session_skim(forged, 1);            /* it holds none of its own */
    session_run(forged, 40000);
    session_skim(forged, 0);
    assert_false(session_take_state(forged, at, state));
    memcpy(state, held, size);
    assert_false(session_take_state(forged, at - 1, state));
    assert_false(session_take_state(forged, at + 1, state));
    state[8] ^= 1;                      /* the sum of all outputs */
    assert_true(session_take_state(forged, at, state));
    session_seek(forged, 40000);
    assert_int_not_equal(session_sum(forged), session_sum(true_one));
    free(state);
    session_close(forged);
    session_close(true_one);
}

/* Bytes with the right seal that lie: nothing behind a seal is trusted, for a
 * program of another version may have sealed it. */

static const struct snap_key no_key = {"", 0};

static void seal_again(char *bytes, size_t length)
{
    struct sha256_hmac hmac;
    size_t sealed = length - SHA256_LENGTH;

    sha256_hmac_begin(&hmac, no_key.bytes, no_key.length);
    sha256_hmac_add(&hmac, bytes, sealed);
    sha256_hmac_end(&hmac, (unsigned char *)bytes + sealed);
}

/* Two places of a duel that ran for 40,000 ticks. */
static char *two_places(struct session *session, size_t *length)
{
    struct snap_place places[2] = {{.tick = 30000}, {.tick = 40000}};
    char *bytes;

    for (int i = 0; i < 2; i++) {
        places[i].state = session_state_before(session, places[i].tick,
                                               &places[i].state_tick);
        strcpy(places[i].robots[0].name, "random");
        places[i].robots[0].memory = "abc";
        places[i].robots[0].size = 3;
    }
    bytes = snap_write(session, places, 2, no_key, length);
    assert_non_null(bytes);
    return bytes;
}

static int count_believed(struct session *session, const char *bytes,
                          size_t length)
{
    char *copy = malloc(length + 1);    /* ASan sees a byte too many */
    struct snap *found;
    int count;

    assert_non_null(copy);
    copy = realloc(copy, length ? length : 1);
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    found = snap_read(session, copy, length, no_key);
    count = found ? found->count : 0;
    snap_close(found);
    return count;
}

/* Every length of the head and of the first fields of a place; of the state
 * behind them, which is only bytes, each seventh, or in `make soak` each. */
static size_t cut_step(size_t cut)
{
    return cut < 512 || getenv("SOAK") ? 1 : 7;
}

CASE(nothing_behind_a_right_seal_is_trusted)
{
    enum { HEAD = 21, LAYOUT = HEAD, COUNT = LAYOUT + SHA256_LENGTH,
           FIRST = COUNT + 8, STATE_TICK = FIRST + 8 + SHA256_LENGTH };
    struct session *session = rig_open("duel#1");
    size_t length;
    char *bytes, *lie;

    BEGIN_CASE;
    session_run(session, 40000);
    bytes = two_places(session, &length);
    lie = malloc(length);
    assert_non_null(lie);
    assert_int_equal(count_believed(session, bytes, length), 2);

    for (size_t at = 0; at < COUNT; at++) {     /* another program's */
        memcpy(lie, bytes, length);
        lie[at] ^= 1;
        seal_again(lie, length);
        assert_int_equal(count_believed(session, lie, length), 0);
    }
    for (size_t cut = 0; cut < length; cut += cut_step(cut)) {
        /* its end is missing */
        memcpy(lie, bytes, length);
        if (cut >= SHA256_LENGTH)
            seal_again(lie, cut);
        assert_in_range(count_believed(session, lie, cut), 0, 1);
    }
    memcpy(lie, bytes, length);
    memset(lie + COUNT, 0xff, 8);               /* countless places */
    seal_again(lie, length);
    assert_int_equal(count_believed(session, lie, length), 2);
    memcpy(lie, bytes, length);
    memset(lie + STATE_TICK, 0x7f, 8);          /* a state from the future */
    seal_again(lie, length);
    assert_int_equal(count_believed(session, lie, length), 1);
    memcpy(lie, bytes, length);
    lie[STATE_TICK] ^= 1;                       /* of another tick */
    seal_again(lie, length);
    assert_int_equal(count_believed(session, lie, length), 1);
    free(lie);
    free(bytes);
    session_close(session);
}

CASE(places_after_the_end_of_the_game_are_not_believed)
{
    struct session *session = rig_open("duel#1");
    struct session *shorter = rig_open("duel#1");
    size_t length;
    char *bytes;

    BEGIN_CASE;
    session_run(session, 40000);
    session_run(shorter, 35000);
    bytes = two_places(session, &length);
    assert_int_equal(count_believed(shorter, bytes, length), 1);
    free(bytes);
    session_close(session);
    session_close(shorter);
}

/* Robots that cannot be those of the place are made anew. */
CASE(a_robots_memory_of_another_size_is_not_taken)
{
    struct play *play = sitting_begin("duel#1", "random", NULL);
    struct snap read = {.count = 1, .places[0] = {.tick = 30000}};
    size_t before;

    BEGIN_CASE;
    play_run(play, 40000);
    before = play->past_count;
    strcpy(read.places[0].robots[0].name, "random");
    read.places[0].robots[0].memory = "abc";
    read.places[0].robots[0].size = 3;
    play_memory_take(play, &read);
    assert_int_equal(play->past_count, before);
    read.places[0].tick = 30001;        /* when nobody looks */
    play_memory_take(play, &read);
    assert_int_equal(play->past_count, before);
    sitting_end(play);
}

/* Where it cannot be written the game is closed as ever. */
CASE(a_game_beside_a_folder_with_the_name_of_its_places_is_kept)
{
    char *text;
    size_t length;

    BEGIN_CASE;
    begin_folder();
    assert_int_equal(mkdir(snap, 0700), 0);
    make_game("pegs#9", NULL, "kept", 700000);
    text = copy_of(game, &length);
    assert_true(length > 100);
    free(text);
    assert_int_equal(rmdir(snap), 0);
    end_folder();
}


/* Where nothing can be sealed the game is closed as ever. */
CASE(a_game_whose_places_cannot_be_kept_is_kept)
{
    char *text;
    size_t length;

    BEGIN_CASE;
    begin_folder();
    assert_int_equal(setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1), 0);
    make_game("pegs#9", NULL, "kept", 700000);
    assert_int_not_equal(access(snap, F_OK), 0);
    text = copy_of(game, &length);
    assert_true(length > 100);
    free(text);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("snap: five machines' games are the same with places and without",
         a_game_is_the_same_with_places_and_without),
    TEST("snap: a thousand changes to a file, and none is believed",
         a_file_that_was_changed_anywhere_is_not_believed),
    TEST("snap: places of another game, or after another event, are not "
         "believed", places_of_another_game_are_not_believed),
    TEST("snap: places before a change in the journal stay good",
         places_before_what_was_changed_stay),
    TEST("snap: what another user sealed is not believed",
         another_users_seal_is_not_believed),
    TEST("snap: a forged state is seen by the comparison, a wild one is not "
         "taken", a_forged_state_is_seen_and_a_wild_one_not_taken),
    TEST("snap: nothing behind a right seal is trusted: version, lengths, "
         "ticks", nothing_behind_a_right_seal_is_trusted),
    TEST("snap: places after the end of the game are not believed",
         places_after_the_end_of_the_game_are_not_believed),
    TEST("snap: a robot's memory of another size is not taken",
         a_robots_memory_of_another_size_is_not_taken),
    TEST("snap: a game beside a folder with the name of its places is kept",
         a_game_beside_a_folder_with_the_name_of_its_places_is_kept),
    TEST("snap: a game whose places cannot be kept is kept",
         a_game_whose_places_cannot_be_kept_is_kept),
};

CHECK_MAIN("snap", tests)
