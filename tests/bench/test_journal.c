/* test_journal.c - a session on disk: begun, resumed, saved. */
#include "rig.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/journal.h"
#include "bench/script.h"
#include "folder.h"

/* A journal and its session, new or resumed. */
struct game {
    struct journal journal;
    struct session *session;
    const char *notice;
};

static struct game *game_new(const char *path, const char *id)
{
    struct game *game = calloc(1, sizeof *game);
    const char *error;

    assert_non_null(game);
    game->session = rig_open(id);
    error = journal_create(&game->journal, path, game->session);
    if (error)
        fail_msg("%s", error);
    return game;
}

static struct game *game_load(const char *path)
{
    struct game *game = calloc(1, sizeof *game);
    const char *error;

    assert_non_null(game);
    error = journal_load(&game->journal, path, &game->session,
                         &game->notice);
    if (error)
        fail_msg("%s", error);
    return game;
}

static void game_end(struct game *game)
{
    journal_close(&game->journal, game->session);
    assert_string_equal(game->journal.path, "");
    session_close(game->session);
    free(game);
}

static void check_load_fails(const char *path, const char *says)
{
    struct journal journal = {0};
    struct session *session = (struct session *)&journal;

    rig_says(journal_load(&journal, path, &session, NULL), says);
    assert_null(session);
    assert_string_equal(journal.path, "");
}

static void write_text(const char *path, const char *text)
{
    folder_write(path, text, strlen(text));
}

#define HEAD "boardwalk 1\nopen duel:sim#5\n"

/* Beginning and going on */

CASE(a_new_journal_has_its_head_at_once)
{
    struct folder folder;
    const char *path;
    struct game *game;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "new");
    game = game_new(path, "duel:sim#5");
    assert_string_equal(game->journal.path, path);
    assert_string_equal(folder_text(path), HEAD "@0\n");
    game_end(game);
    folder_end(&folder);
}

CASE(a_journal_may_begin_in_the_middle_of_a_session)
{
    struct folder folder;
    struct game game = {0};
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "late");
    game.session = rig_open("duel:sim#5");
    rig_do(game.session, "set SW 3");
    session_run(game.session, 7);
    assert_null(journal_create(&game.journal, path, game.session));
    rig_do(game.session, "set SW 4");
    assert_string_equal(folder_text(path),
                        HEAD "@0 set SW 3\n@7\n@7 set SW 4\n");
    journal_close(&game.journal, game.session);
    session_close(game.session);
    folder_end(&folder);
}

CASE(every_event_is_in_the_file_when_it_is_done)
{
    struct folder folder;
    const char *path;
    struct game *game;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    game = game_new(path, "duel:sim#5");
    rig_do(game->session, "set SW 3");
    assert_string_equal(folder_text(path), HEAD "@0\n@0 set SW 3\n");
    session_run(game->session, 9);
    rig_do(game->session, "tap BTN3");
    session_seek(game->session, 4);
    rig_do(game->session, "power");
    assert_string_equal(folder_text(path), HEAD "@0\n@0 set SW 3\n"
        "@9 press BTN3\n@10 release BTN3\nrewind 4\n@4 power\n");
    game_end(game);
    folder_end(&folder);
}

CASE(closing_marks_how_far_time_went)
{
    struct folder folder;
    const char *path;
    struct game *game;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    game = game_new(path, "duel:sim#5");
    session_run(game->session, 33);
    game_end(game);
    assert_string_equal(folder_text(path), HEAD "@0\n@33\n");
    game = game_load(path);
    assert_int_equal(session_tick(game->session), 33);
    session_seek(game->session, 20);    /* back, and nothing new done */
    game_end(game);
    assert_string_equal(folder_text(path), HEAD "@0\n@33\n");
    folder_end(&folder);
}

CASE(closing_what_was_never_open_does_nothing)
{
    struct journal journal = {0};       /* and 0 is a file, too */
    int before = fcntl(0, F_GETFD);

    BEGIN_CASE;
    journal_close(&journal, NULL);
    assert_int_equal(fcntl(0, F_GETFD), before);
}

CASE(a_file_that_exists_is_not_touched)
{
    struct folder folder;
    struct session *session = rig_open("duel:sim#6");
    struct journal journal = {0};
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "there");
    write_text(path, "my poem\n");
    rig_says(journal_create(&journal, path, session),
             "there already exists|--load");
    assert_string_equal(journal.path, "");
    assert_string_equal(folder_text(path), "my poem\n");
    rig_do(session, "set SW 1");        /* and the session is free */
    session_close(session);
    folder_end(&folder);
}

CASE(a_game_goes_on_where_it_was)
{
    struct folder folder;
    const char *path;
    struct game *game;
    struct rig_moment before, after;
    struct rng rng;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    rng_seed(&rng, "goes on");
    game = game_new(path, "duel#5 repeat=counting");
    for (int i = 0; i < 6; i++) {
        rig_play(&rng, game->session, 100, 100);
        rig_moment_take(&before, game->session);
        game_end(game);
        game = game_load(path);
        assert_null(game->notice);
        rig_moment_take(&after, game->session);
        rig_moment_compare(&after, &before);
        assert_string_equal(rig_id(game->session),
                            "duel:basys2#5 repeat=counting");
    }
    game_end(game);
    folder_end(&folder);
}

CASE(a_journal_that_was_moved_in_memory_is_attached_again)
{
    struct folder folder;
    const char *path;
    struct game *game, copy;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    game = game_new(path, "duel:sim#5");
    copy = *game;
    memset(game, 0xff, sizeof *game);
    free(game);
    journal_attach(&copy.journal, copy.session);
    rig_do(copy.session, "set SW 1");
    journal_close(&copy.journal, copy.session);
    session_close(copy.session);
    assert_string_equal(folder_text(path), HEAD "@0\n@0 set SW 1\n@0\n");
    folder_end(&folder);
}

/* What is no journal */

CASE(what_is_no_journal_is_explained)
{
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"", "file is not a journal|opens no machine"},
        {"boardwalk 1\n", "file is not a journal|opens no machine"},
        {"# only a comment\n", "opens no machine"},
        {"boardwalk 2\nopen duel\n", "file:1:|version 2|newer"},
        {"open duel\n", "file:1:|boardwalk 1"},
        {"boardwalk 1\nopen dule#1\n", "file:2:|'dule'|mean 'duel'"},
        {"boardwalk 1\nopen duel:basys9#1\n", "file:2:|mean 'basys2'"},
        {HEAD "\n\npress BTN7\n", "file:5:|no part 'BTN7'"},
        {HEAD "@9\n@4\n", "file:4:|tick 4 has passed"},
    };
    struct folder folder;

    BEGIN_CASE;
    folder_begin(&folder);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *path = folder_at(&folder, "file");
        struct session *session;

        write_text(path, rows[i].text);
        check_load_fails(path, rows[i].says);
        rig_says(journal_read(path, &session), rows[i].says);
        assert_null(session);
        assert_string_equal(folder_text(path), rows[i].text);
    }
    folder_end(&folder);
}

CASE(a_zero_byte_is_no_text)
{
    static const char text[] = HEAD "@5 press\0BTN3\n@9\n";
    struct folder folder;
    struct session *session;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "binary");
    folder_write(path, text, sizeof text - 1);
    check_load_fails(path, "binary is not a journal|zero byte");
    rig_says(journal_read(path, &session), "zero byte");
    folder_end(&folder);
}

CASE(what_cannot_be_opened_is_explained)
{
    struct folder folder;
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5"), *none;
    const char *inside;

    BEGIN_CASE;
    folder_begin(&folder);
    check_load_fails(folder_at(&folder, "missing"),
                     "cannot open|missing|No such file");
    check_load_fails(folder.path, "cannot open|directory");
    check_load_fails("/dev/zero", "/dev/zero is not a regular file");
    rig_says(journal_read(folder.path, &none), "cannot read|directory");
    rig_says(journal_read(folder_at(&folder, "missing"), &none),
             "cannot read|missing|No such file");
    inside = folder_at(&folder, "no/journal");
    rig_says(journal_create(&journal, inside, session),
             "cannot write |no/journal|No such file");
    assert_string_equal(journal.path, "");
    session_close(session);
    folder_end(&folder);
}

CASE(a_path_too_long_is_refused)
{
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5"), *none;
    char path[JOURNAL_PATH_MAX + 8];

    BEGIN_CASE;
    memset(path, 'p', sizeof path);
    path[JOURNAL_PATH_MAX] = 0;
    rig_says(journal_create(&journal, path, session), "path is too long");
    rig_says(journal_load(&journal, path, &none, NULL), "path is too long");
    assert_null(none);
    path[JOURNAL_PATH_MAX - 7] = 0;
    rig_says(journal_save(session, path), "path is too long");
    assert_string_equal(journal.path, "");
    session_close(session);
}

/* Root may write anywhere, so a child that is nobody tries. */
static void try_as_nobody(const char *path)
{
    struct journal journal = {0};
    struct session *session;
    const char *error;

    if (geteuid() == 0 && setuid(65534) != 0)
        _exit(2);
    error = journal_load(&journal, path, &session, NULL);
    _exit(error && strstr(error, "cannot open") && strstr(error, "locked")
          && strstr(error, "denied") ? 0 : 1);
}

CASE(a_file_that_may_not_be_written_is_explained)
{
    struct folder folder;
    const char *path;
    pid_t child;
    int status;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "locked");
    write_text(path, HEAD);
    assert_int_equal(chmod(path, 0444), 0);
    assert_int_equal(chmod(folder.path, 0755), 0);
    child = fork();
    if (child == 0)
        try_as_nobody(path);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    folder_end(&folder);
}

/* After a failure the file is free again. */
CASE(a_journal_that_failed_to_load_is_let_go)
{
    struct folder folder;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    write_text(path, HEAD "nonsense\n");
    check_load_fails(path, "nonsense");
    write_text(path, HEAD "set SW 1\n");
    game_end(game_load(path));
    folder_end(&folder);
}

/* A torn last line */

static void check_same_text(struct session *session, const char *text)
{
    struct script script;

    script_begin(&script);
    assert_null(script_text(&script, text));
    rig_compare(session, script.session);
    script_end(&script);
}

/* The file is cut off behind so many bytes. */
static void check_torn(const char *path, const char *text, size_t cut)
{
    char whole[400];
    struct game *game;

    sprintf(whole, "%.*s", (int)cut, text);
    folder_write(path, text, cut);
    while (*whole && whole[strlen(whole) - 1] != '\n')
        whole[strlen(whole) - 1] = 0;
    if (!strstr(whole, "open")) {
        check_load_fails(path, "opens no machine");
        return;
    }
    game = game_load(path);
    if (strlen(whole) < cut)
        rig_says(game->notice, "last line|incomplete|dropped");
    else
        assert_null(game->notice);
    assert_string_equal(folder_text(path), whole);
    check_same_text(game->session, whole);
    rig_do(game->session, "set SW 7");
    game_end(game);
    game = game_load(path);
    assert_null(game->notice);
    assert_string_equal(rig_read(game->session, "SW"), "00000111");
    game_end(game);
}

CASE(a_torn_last_line_is_dropped)
{
    static const char text[] = HEAD "@3 set SW 12\n@120 press BTN3\n"
                               "@177 release BTN3\nrewind 150\n@200\n";
    struct folder folder;

    BEGIN_CASE;
    folder_begin(&folder);
    for (size_t cut = 0; cut < sizeof text; cut++)
        check_torn(folder_at(&folder, "torn"), text, cut);
    folder_end(&folder);
}

/* What a crash leaves behind a line may be anything. */
CASE(a_torn_last_line_may_hold_zero_bytes)
{
    static const char text[] = HEAD "@3 set SW 12\n@1\0\0\0\0";
    struct folder folder;
    const char *path;
    struct game *game;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "torn");
    folder_write(path, text, sizeof text - 1);
    game = game_load(path);
    assert_non_null(game->notice);
    assert_int_equal(session_tick(game->session), 3);
    game_end(game);
    assert_string_equal(folder_text(path), HEAD "@3 set SW 12\n@3\n");
    folder_end(&folder);
}

/* Taken back and gone on, again and again: the file knows it all. */

static void compare_with_file(const char *path, struct session *live)
{
    struct session *read;

    assert_null(journal_read(path, &read));
    assert_true(session_tick(read) <= session_tick(live));
    session_run(read, session_tick(live) - session_tick(read));
    rig_compare(read, live);
    assert_int_equal(session_event_count(read), session_event_count(live));
    session_close(read);
}

static void random_doing(struct rng *rng, struct session *session)
{
    uint64_t tick = rng_below(rng, session_end(session) + 1);

    switch (rng_below(rng, 6)) {
    case 0:
        session_seek(session, tick);
        break;
    case 1:
        assert_null(session_rewind(session, tick));
        break;
    case 2:
        assert_null(session_rewind(session, session_end(session) + 40));
        break;
    default:
        rig_play(rng, session, 20, 50);
    }
}

CASE(rewound_games_load_as_they_were)
{
    static const char *const ids[] = {"duel#r", "duel:sim#r", "null#r"};
    struct folder folder;
    struct rng rng;

    BEGIN_CASE;
    folder_begin(&folder);
    rng_seed(&rng, "rewound");
    for (int i = 0; i < 60; i++) {
        const char *path = folder_at(&folder, "game");
        struct game *game = game_new(path, ids[i % 3]);

        for (int j = 0; j < 8; j++) {
            random_doing(&rng, game->session);
            rig_do(game->session, "press BTN0");
            session_run(game->session, rng_below(&rng, 30));
            compare_with_file(path, game->session);
        }
        game_end(game);
        remove(path);
    }
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("journal: a new one has its head at once",
         a_new_journal_has_its_head_at_once),
    TEST("journal: it may begin in the middle of a session",
         a_journal_may_begin_in_the_middle_of_a_session),
    TEST("journal: every event is in the file when it is done",
         every_event_is_in_the_file_when_it_is_done),
    TEST("journal: closing marks how far time went",
         closing_marks_how_far_time_went),
    TEST("journal: closing what was never open does nothing",
         closing_what_was_never_open_does_nothing),
    TEST("journal: a file that exists is not touched",
         a_file_that_exists_is_not_touched),
    TEST("journal: a game goes on where it was", a_game_goes_on_where_it_was),
    TEST("journal: one that was moved in memory is attached again",
         a_journal_that_was_moved_in_memory_is_attached_again),
    TEST("journal: what is no journal is explained",
         what_is_no_journal_is_explained),
    TEST("journal: a zero byte is no text", a_zero_byte_is_no_text),
    TEST("journal: what cannot be opened is explained",
         what_cannot_be_opened_is_explained),
    TEST("journal: a path too long is refused", a_path_too_long_is_refused),
    TEST("journal: a file that may not be written is explained",
         a_file_that_may_not_be_written_is_explained),
    TEST("journal: one that failed to load is let go",
         a_journal_that_failed_to_load_is_let_go),
    TEST("journal: a torn last line is dropped, wherever it is torn",
         a_torn_last_line_is_dropped),
    TEST("journal: a torn last line may hold zero bytes",
         a_torn_last_line_may_hold_zero_bytes),
    TEST("journal: rewound games load as they were",
         rewound_games_load_as_they_were),
};

CHECK_MAIN("journal", tests)
