/* test_sync.c - lines reach the disk whole and synced, even if the system
 * takes them byte by byte.
 *
 * The program's own write and fdatasync stand before those of the system.
 */
#include "rig.h"

#include <errno.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "bench/journal.h"
#include "folder.h"

static struct {
    int syncs;
    int sync_error;                     /* what the next sync answers */
    size_t at_once;                     /* bytes that a write takes; 0: all */
    int interrupted;                    /* writes a signal comes into */
} disk;

int fdatasync(int fd)
{
    (void)fd;
    disk.syncs++;
    errno = disk.sync_error;
    return disk.sync_error ? -1 : 0;
}

ssize_t write(int fd, const void *bytes, size_t length)
{
    struct iovec piece = {(void *)(uintptr_t)bytes, length};

    if (disk.interrupted > 0) {
        disk.interrupted--;
        errno = EINTR;
        return -1;
    }
    if (disk.at_once && disk.at_once < length)
        piece.iov_len = disk.at_once;
    return writev(fd, &piece, 1);
}

/* A new game in a folder of its own. */
struct game {
    struct folder folder;
    struct journal journal;
    struct session *session;
    const char *path;
};

static void begin(struct game *self)
{
    memset(&disk, 0, sizeof disk);
    memset(self, 0, sizeof *self);
    folder_begin(&self->folder);
    self->path = folder_at(&self->folder, "game");
    self->session = rig_open("duel:sim#5");
    assert_null(journal_create(&self->journal, self->path, self->session));
}

static void end(struct game *self)
{
    journal_close(&self->journal, self->session);
    session_close(self->session);
    folder_end(&self->folder);
}

#define HEAD "boardwalk 1\nopen duel:sim#5\n@0\n"

CASE(every_event_is_synced)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    assert_true(disk.syncs > 0);        /* its head */
    for (int i = 0; i < 5; i++) {
        disk.syncs = 0;
        rig_do(game.session, "press BTN1");
        assert_int_equal(disk.syncs, 1);
    }
    disk.syncs = 0;
    session_run(game.session, 100);
    assert_int_equal(disk.syncs, 0);
    end(&game);
}

CASE(an_event_that_is_not_synced_is_refused)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    disk.sync_error = EIO;
    rig_says(session_do(game.session, "set SW 1"), "cannot write to|game");
    assert_int_equal(session_in(game.session), 0);
    assert_int_equal(session_event_count(game.session), 0);
    assert_string_equal(folder_text(game.path), HEAD);
    disk.sync_error = 0;
    rig_do(game.session, "set SW 2");
    assert_string_equal(folder_text(game.path), HEAD "@0 set SW 2\n");
    end(&game);
}

/* Not every file system can sync, and that is no fault of the player. */
CASE(what_cannot_be_synced_is_played_on)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    disk.sync_error = EINVAL;
    rig_do(game.session, "set SW 1");
    disk.sync_error = EROFS;
    rig_do(game.session, "set SW 2");
    assert_string_equal(rig_read(game.session, "SW"), "00000010");
    disk.sync_error = 0;
    end(&game);
}

CASE(lines_that_go_in_pieces_arrive_whole)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    for (disk.at_once = 1; disk.at_once < 20; disk.at_once++) {
        disk.interrupted = 2;
        rig_do(game.session, "set SW 1");
        assert_int_equal(disk.interrupted, 0);
    }
    assert_int_equal(strlen(folder_text(game.path)),
                     strlen(HEAD) + 19 * strlen("@0 set SW 1\n"));
    for (const char *at = folder_text(game.path) + strlen(HEAD); *at;
         at += strlen("@0 set SW 1\n"))
        assert_memory_equal(at, "@0 set SW 1\n", strlen("@0 set SW 1\n"));
    disk.at_once = 0;
    end(&game);
}

CASE(a_save_is_synced_once)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    for (int i = 0; i < 300; i++)
        rig_do(game.session, i % 2 ? "set SW 1" : "set SW 2");
    disk.syncs = 0;
    assert_null(journal_save(game.session, folder_at(&game.folder, "copy")));
    assert_int_equal(disk.syncs, 1);
    end(&game);
}

static const struct CMUnitTest tests[] = {
    TEST("sync: every event is synced before it takes effect",
         every_event_is_synced),
    TEST("sync: an event that is not synced is refused",
         an_event_that_is_not_synced_is_refused),
    TEST("sync: what cannot be synced is played on",
         what_cannot_be_synced_is_played_on),
    TEST("sync: a save is synced once, however many events there are",
         a_save_is_synced_once),
    TEST("sync: lines that go in pieces arrive whole",
         lines_that_go_in_pieces_arrive_whole),
};

CHECK_MAIN("sync", tests)
