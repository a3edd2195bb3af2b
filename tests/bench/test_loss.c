/* test_loss.c - a journal that somebody removes or replaces while it is
 * played: noticed before the next line, and nothing is lost. */
#include "rig.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bench/journal.h"
#include "folder.h"

struct game {
    struct folder folder;
    struct journal journal;
    struct session *session;
    const char *path;
};

static void begin(struct game *self)
{
    memset(self, 0, sizeof *self);
    folder_begin(&self->folder);
    self->path = folder_at(&self->folder, "game.bw");
    self->session = rig_open("duel:sim#5");
    assert_null(journal_create(&self->journal, self->path, self->session));
    rig_do(self->session, "set SW 1");
    session_run(self->session, 7);
}

static void end(struct game *self)
{
    journal_close(&self->journal, self->session);
    session_close(self->session);
    folder_end(&self->folder);
}

/* The file has all that was ever done. */
static void check_whole(const struct game *self, const char *path)
{
    struct session *read;

    assert_null(journal_read(path, &read));
    assert_int_equal(session_event_count(read),
                     session_event_count(self->session));
    assert_int_equal(session_in(read), session_in(self->session));
    session_close(read);
}

CASE(a_removed_journal_is_written_again)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    assert_int_equal(unlink(game.path), 0);
    assert_string_equal(game.journal.notice, "");
    rig_do(game.session, "set SW 2");
    assert_non_null(strstr(game.journal.notice, "was removed during the game"));
    assert_string_equal(game.journal.path, game.path);
    check_whole(&game, game.path);
    game.journal.notice[0] = 0;
    rig_do(game.session, "set SW 3");   /* all is well from here */
    assert_string_equal(game.journal.notice, "");
    check_whole(&game, game.path);
    end(&game);
}

CASE(a_moved_journal_is_written_again)
{
    struct game game;
    const char *moved;

    BEGIN_CASE;
    begin(&game);
    moved = folder_at(&game.folder, "moved.bw");
    assert_int_equal(rename(game.path, moved), 0);
    rig_do(game.session, "set SW 2");
    check_whole(&game, game.path);
    assert_null(strstr(folder_text(moved), "set SW 2"));
    end(&game);
}

CASE(a_file_in_its_place_is_left_alone)
{
    struct game game;
    const char *other, *text = "my thesis\n";

    BEGIN_CASE;
    begin(&game);
    other = folder_at(&game.folder, "other");
    folder_write(other, text, strlen(text));
    assert_int_equal(rename(other, game.path), 0);
    rig_do(game.session, "set SW 2");
    assert_string_equal(folder_text(game.path), text);
    assert_non_null(strstr(game.journal.notice, "was replaced"));
    assert_non_null(strstr(game.journal.notice, "game-2.bw"));
    assert_string_equal(game.journal.path,
                        folder_at(&game.folder, "game-2.bw"));
    check_whole(&game, game.journal.path);
    end(&game);
}

CASE(a_journal_cut_short_is_written_elsewhere)
{
    struct game game;

    BEGIN_CASE;
    begin(&game);
    assert_int_equal(truncate(game.path, 5), 0);
    rig_do(game.session, "set SW 2");
    check_whole(&game, folder_at(&game.folder, "game-2.bw"));
    end(&game);
}

CASE(without_a_place_the_event_is_refused)
{
    struct game game;
    struct folder gone;

    BEGIN_CASE;
    begin(&game);
    gone = game.folder;
    strcat(gone.path, ".gone");
    assert_int_equal(rename(game.folder.path, gone.path), 0);
    rig_says(session_do(game.session, "set SW 2"),
             "was removed or replaced|cannot be written again|another place");
    assert_int_equal(session_event_count(game.session), 1);
    assert_int_equal(rename(gone.path, game.folder.path), 0);
    rig_do(game.session, "set SW 2");   /* there it is again */
    check_whole(&game, game.path);
    end(&game);
}

CASE(the_end_names_the_file_where_the_game_is)
{
    char kept[JOURNAL_PATH_MAX];
    struct game game;

    BEGIN_CASE;
    begin(&game);
    assert_int_equal(unlink(game.path), 0);
    journal_finish(&game.journal, game.session, NULL, kept);
    assert_string_equal(kept, game.path);
    check_whole(&game, kept);
    end(&game);
}

CASE(the_end_claims_no_file_that_is_not_there)
{
    char kept[JOURNAL_PATH_MAX] = "x";
    struct game game;

    BEGIN_CASE;
    begin(&game);
    folder_end(&game.folder);
    journal_finish(&game.journal, game.session, NULL, kept);
    assert_string_equal(kept, "");
    assert_non_null(strstr(game.journal.notice, "cannot be written again"));
    session_close(game.session);
}

CASE(a_dropped_journal_is_gone_but_never_somebody_elses)
{
    struct game game;
    const char *other, *text = "my thesis\n";

    BEGIN_CASE;
    begin(&game);
    journal_drop(&game.journal);
    assert_int_equal(folder_files(&game.folder), 0);
    assert_null(journal_create(&game.journal, game.path, game.session));
    other = folder_at(&game.folder, "other");
    folder_write(other, text, strlen(text));
    assert_int_equal(rename(other, game.path), 0);
    journal_drop(&game.journal);
    assert_string_equal(folder_text(game.path), text);
    end(&game);
}

static const struct CMUnitTest tests[] = {
    TEST("loss: a removed journal is written again, whole",
         a_removed_journal_is_written_again),
    TEST("loss: so is one that was moved away",
         a_moved_journal_is_written_again),
    TEST("loss: a file in its place is left alone, and the game kept beside",
         a_file_in_its_place_is_left_alone),
    TEST("loss: a journal that was cut short is written elsewhere",
         a_journal_cut_short_is_written_elsewhere),
    TEST("loss: without a place for it the event is refused",
         without_a_place_the_event_is_refused),
    TEST("loss: the end names the file where the game is",
         the_end_names_the_file_where_the_game_is),
    TEST("loss: the end claims no file that is not there",
         the_end_claims_no_file_that_is_not_there),
    TEST("loss: a dropped journal is gone, but never somebody else's file",
         a_dropped_journal_is_gone_but_never_somebody_elses),
};

CHECK_MAIN("loss", tests)
