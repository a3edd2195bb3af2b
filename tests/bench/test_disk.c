/* test_disk.c - journals in bad days: a full disk, a second process, a save
 * that fails. */
#include "rig.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/journal.h"
#include "folder.h"

/* A disk that is full behind so many bytes of any file. */
static void disk_ends(rlim_t bytes)
{
    struct rlimit limit;

    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void disk_is_endless(void)
{
    disk_ends(RLIM_INFINITY);
}

static rlim_t size_of(const char *path)
{
    struct stat file;

    assert_int_equal(stat(path, &file), 0);
    return (rlim_t)file.st_size;
}

static struct session *load(struct journal *journal, const char *path)
{
    struct session *session;
    const char *error = journal_load(journal, path, &session, NULL);

    if (error)
        fail_msg("%s", error);
    return session;
}

static void let_go(struct journal *journal, struct session *session)
{
    journal_close(journal, session);
    session_close(session);
}

/* Full disks */

/* The next line is refused behind every one of its bytes. */
static void check_full(const char *path, struct session *session)
{
    static const char line[] = "@10 set SW 200\n";
    rlim_t whole = size_of(path);
    char before[2000];

    strcpy(before, folder_text(path));
    for (rlim_t room = 0; room < sizeof line - 1; room++) {
        const char *error;

        disk_ends(whole + room);
        error = session_do(session, "set SW 200");
        disk_is_endless();
        rig_says(error, "cannot write to|game|too large");
        assert_string_equal(folder_text(path), before);
        assert_int_equal(session_event_count(session), 1);
        assert_string_equal(rig_read(session, "SW"), "00000001");
    }
    disk_ends(whole + sizeof line - 1);
    rig_do(session, "set SW 200");
    disk_is_endless();
    assert_string_equal(rig_read(session, "SW"), "11001000");
    strcat(before, line);
    assert_string_equal(folder_text(path), before);
}

CASE(a_full_disk_refuses_the_event_and_leaves_whole_lines)
{
    struct folder folder;
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5");
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    assert_null(journal_create(&journal, path, session));
    rig_do(session, "set SW 1");
    session_run(session, 10);
    check_full(path, session);
    rig_do(session, "press BTN3");
    let_go(&journal, session);
    session = load(&journal, path);
    assert_int_equal(session_event_count(session), 3);
    assert_string_equal(rig_read(session, "BTN"), "1000");
    let_go(&journal, session);
    folder_end(&folder);
}

CASE(a_loaded_journal_survives_a_full_disk_too)
{
    static const char text[] = "boardwalk 1\nopen duel:sim#5\n"
                               "set SW 1\n@10\n@200 a torn line";
    struct folder folder;
    struct journal journal = {0};
    struct session *session;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    folder_write(path, text, sizeof text - 1);
    session = load(&journal, path);
    check_full(path, session);
    let_go(&journal, session);
    session = load(&journal, path);
    assert_int_equal(session_event_count(session), 2);
    let_go(&journal, session);
    folder_end(&folder);
}

CASE(no_room_for_a_new_journal_is_explained)
{
    struct folder folder;
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5");
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    for (rlim_t room = 0; room < 30; room += 5) {
        const char *error;

        disk_ends(room);
        error = journal_create(&journal, path, session);
        disk_is_endless();
        rig_says(error, "cannot write |game");
        assert_string_equal(journal.path, "");
        assert_int_equal(folder_files(&folder), 0);
    }
    assert_null(journal_create(&journal, path, session));
    let_go(&journal, session);
    folder_end(&folder);
}

CASE(a_device_that_is_always_full_is_explained)
{
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5");

    BEGIN_CASE;
    journal.fd = open("/dev/full", O_RDWR);
    strcpy(journal.path, "/dev/full");
    assert_true(journal.fd >= 0);
    journal_attach(&journal, session);
    rig_says(session_do(session, "set SW 1"),
             "cannot write to /dev/full|No space left");
    assert_int_equal(session_in(session), 0);
    let_go(&journal, session);
}

/* Two processes */

/* What a second process is told; 0 if that is right. */
static int second_process(const char *path)
{
    struct journal journal = {0};
    struct session *session;
    const char *error = journal_load(&journal, path, &session, NULL);

    if (!error)
        return 1;
    if (session || journal.path[0])
        return 2;
    return strstr(error, "game") && strstr(error, "in use")
        && strstr(error, "copy") ? 0 : 3;
}

static int in_a_child(int (*work)(const char *), const char *path)
{
    int status;
    pid_t child = fork();

    if (child == 0)
        _exit(work(path));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static int read_only(const char *path)
{
    struct session *session;

    return journal_read(path, &session) ? 1 : 0;
}

CASE(a_second_process_is_told_that_the_journal_is_in_use)
{
    struct folder folder;
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5");
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    assert_null(journal_create(&journal, path, session));
    rig_do(session, "set SW 1");
    assert_int_equal(in_a_child(second_process, path), 0);
    assert_int_equal(in_a_child(read_only, path), 0);
    rig_do(session, "set SW 2");        /* and the first one plays on */
    let_go(&journal, session);
    assert_int_equal(in_a_child(second_process, path), 1);
    session = load(&journal, path);
    assert_int_equal(in_a_child(second_process, path), 0);
    assert_int_equal(session_event_count(session), 2);
    let_go(&journal, session);
    folder_end(&folder);
}

/* Saving */

static struct session *some_session(void)
{
    struct session *session = rig_open("duel:sim#5 hide=on");
    struct rng rng;

    rng_seed(&rng, "some");
    rig_play(&rng, session, 200, 20);
    return session;
}

CASE(a_copy_is_saved_and_loads_as_it_was)
{
    struct folder folder;
    struct session *session = some_session(), *again;
    struct stat file;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "copy");
    assert_null(journal_save(session, path));
    assert_int_equal(folder_files(&folder), 1);
    assert_int_equal(stat(path, &file), 0);
    assert_int_equal(file.st_mode & 0777, 0644);
    assert_null(journal_read(path, &again));
    rig_compare(again, session);
    session_close(again);
    session_seek(session, 50);
    assert_null(journal_save(session, path));   /* over the old one */
    assert_null(journal_read(path, &again));
    assert_int_equal(session_tick(again), 50);
    rig_compare(again, session);
    session_close(again);
    assert_int_equal(folder_files(&folder), 1);
    session_close(session);
    folder_end(&folder);
}

CASE(a_save_that_fails_leaves_the_old_file)
{
    struct folder folder;
    struct session *session = some_session();
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "copy");
    folder_write(path, "precious\n", 9);
    for (rlim_t room = 0; room < 4000; room += 501) {
        const char *error;

        disk_ends(room);
        error = journal_save(session, path);
        disk_is_endless();
        rig_says(error, "cannot write |copy");
        assert_string_equal(folder_text(path), "precious\n");
        assert_int_equal(folder_files(&folder), 1);
    }
    session_close(session);
    folder_end(&folder);
}

/* Longer than what is written at once: the disk ends in the middle. */
CASE(a_long_game_that_does_not_fit_is_not_begun)
{
    struct folder folder;
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#6");
    const char *path;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "long");
    rig_play(&rng, session, 1500, 20);
    folder_begin(&folder);
    path = folder_at(&folder, "long");
    for (rlim_t room = 0; room < 20000; room += 3001) {
        const char *error;

        disk_ends(room);
        error = journal_create(&journal, path, session);
        disk_is_endless();
        rig_says(error, "cannot write |long|too large");
        assert_string_equal(journal.path, "");
        disk_ends(room);
        error = journal_save(session, path);
        disk_is_endless();
        rig_says(error, "cannot write |long|too large");
        assert_int_equal(folder_files(&folder), 0);
    }
    assert_null(journal_create(&journal, path, session));
    assert_true(size_of(path) > 20000);
    let_go(&journal, session);
    folder_end(&folder);
}

CASE(a_save_to_a_bad_place_is_explained)
{
    struct folder folder;
    struct session *session = some_session();
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "inner");
    assert_int_equal(mkdir(path, 0755), 0);
    rig_says(journal_save(session, path), "cannot write|inner|directory");
    assert_int_equal(folder_files(&folder), 1);
    rig_says(journal_save(session, folder_at(&folder, "no/copy")),
             "cannot write|no/copy|No such file");
    session_close(session);
    folder_end(&folder);
}

/* A player who saves under the name of the game itself plays on. */
CASE(a_save_over_its_own_journal_loses_nothing)
{
    struct folder folder;
    struct journal journal = {0};
    struct session *session = rig_open("duel:sim#5");
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    assert_null(journal_create(&journal, path, session));
    rig_do(session, "set SW 1");
    (void)journal_save(session, path);  /* refused or done, both are well */
    rig_do(session, "set SW 2");
    let_go(&journal, session);
    session = load(&journal, path);
    assert_string_equal(rig_read(session, "SW"), "00000010");
    let_go(&journal, session);
    folder_end(&folder);
}

/* A child that holds a journal until it is told to play a line and go. */
static pid_t begin_holding(const char *path, int told[2], int tells[2])
{
    struct journal journal = {0};
    struct session *session;
    pid_t child;
    char byte = 0;

    assert_int_equal(pipe(told), 0);
    assert_int_equal(pipe(tells), 0);
    child = fork();
    if (child)
        return child;
    close(told[1]);                     /* so that it goes with the parent */
    if (journal_load(&journal, path, &session, NULL)
        || write(tells[1], &byte, 1) != 1 || read(told[0], &byte, 1) != 1)
        _exit(1);
    _exit(session_do(session, "set SW 4") ? 2 : 0);
}

CASE(a_save_over_a_game_of_another_process_is_refused)
{
    struct folder folder;
    struct session *session = some_session();
    int told[2], tells[2], status;
    const char *path;
    char byte = 0;
    pid_t child;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "game");
    assert_null(journal_save(session, path));
    child = begin_holding(path, told, tells);
    assert_int_equal(read(tells[0], &byte, 1), 1);
    session_run(session, 100);
    rig_says(journal_save(session, path), "game|in use");
    assert_int_equal(write(told[1], &byte, 1), 1);
    close(told[0]);
    close(told[1]);
    close(tells[0]);
    close(tells[1]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    session_close(session);
    assert_null(journal_read(path, &session));
    assert_string_equal(rig_read(session, "SW"), "00000100");
    session_close(session);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("disk: a full one refuses the event and leaves whole lines",
         a_full_disk_refuses_the_event_and_leaves_whole_lines),
    TEST("disk: a loaded journal survives a full one, too",
         a_loaded_journal_survives_a_full_disk_too),
    TEST("disk: no room for a new journal is explained, nothing is left",
         no_room_for_a_new_journal_is_explained),
    TEST("disk: a device that is always full is explained",
         a_device_that_is_always_full_is_explained),
    TEST("disk: a second process is told that the journal is in use",
         a_second_process_is_told_that_the_journal_is_in_use),
    TEST("disk: a copy is saved and loads as it was",
         a_copy_is_saved_and_loads_as_it_was),
    TEST("disk: a long game that does not fit is not begun",
         a_long_game_that_does_not_fit_is_not_begun),
    TEST("disk: a save that fails leaves the old file",
         a_save_that_fails_leaves_the_old_file),
    TEST("disk: a save to a bad place is explained",
         a_save_to_a_bad_place_is_explained),
    TEST("disk: a save over its own journal loses nothing",
         a_save_over_its_own_journal_loses_nothing),
    TEST("disk: a save over a game of another process is refused",
         a_save_over_a_game_of_another_process_is_refused),
};

CHECK_MAIN("disk", tests)
