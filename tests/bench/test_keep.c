/* test_keep.c - which games are kept, and what their journals tell of seats
 * and results. */
#include "rig.h"

#include <string.h>
#include <unistd.h>

#include "bench/look.h"
#include "bench/play.h"
#include "folder.h"
#include "boards/machines.h"

struct kept_table {
    struct folder folder;
    struct play play;
    const char *path;
};

static void begin(struct kept_table *self, const char *id, const char *a,
                  const char *b)
{
    struct session *session = rig_open(id);

    memset(self, 0, sizeof *self);
    folder_begin(&self->folder);
    self->path = folder_at(&self->folder, "game.bw");
    assert_null(journal_create(&self->play.journal, self->path, session));
    assert_null(play_open(&self->play, session, a, b));
}

/* Closes it, and tells whether it was kept. */
static int is_kept(struct kept_table *self)
{
    char kept[JOURNAL_PATH_MAX];
    int is_there;

    play_keep(&self->play, kept);
    is_there = access(self->path, F_OK) == 0;
    assert_int_equal(is_there, kept[0] != 0);
    return is_there;
}

static void end(struct kept_table *self)
{
    play_close(&self->play);
    folder_end(&self->folder);
}

CASE(a_game_without_an_event_is_not_kept)
{
    struct kept_table table;

    BEGIN_CASE;
    begin(&table, "duel#1", NULL, "random");
    play_run(&table.play, 5000);
    assert_false(is_kept(&table));
    end(&table);
}

CASE(a_game_that_a_person_plays_is_kept)
{
    struct kept_table table;

    BEGIN_CASE;
    begin(&table, "duel#1", NULL, "random");
    assert_null(play_do(&table.play, "press BTN3"));
    assert_true(is_kept(&table));
    assert_non_null(strstr(folder_text(table.path),
                           "\n# seats A=human b=random\n@0 press BTN3\n"));
    end(&table);
}

CASE(a_game_between_minds_is_kept_only_if_asked_for)
{
    struct kept_table table;

    BEGIN_CASE;
    for (int is_asked_for = 0; is_asked_for < 2; is_asked_for++) {
        begin(&table, "duel#1", "consistent", "random");
        table.play.is_asked_for = is_asked_for;
        play_run(&table.play, 5000);
        assert_true(session_event_count(table.play.session) > 0);
        assert_int_equal(is_kept(&table), is_asked_for);
        end(&table);
    }
}

CASE(a_person_who_sat_down_for_a_while_is_enough)
{
    struct kept_table table;

    BEGIN_CASE;
    begin(&table, "duel#1", "consistent", "random");
    play_run(&table.play, 5000);
    assert_null(play_seat(&table.play, 0, "human"));
    assert_null(play_seat(&table.play, 0, "knuth"));
    play_run(&table.play, 9000);
    assert_true(is_kept(&table));
    assert_non_null(strstr(folder_text(table.path), "# seats A=consistent"));
    assert_non_null(strstr(folder_text(table.path), "# seats A=knuth"));
    end(&table);
}

CASE(a_loaded_game_stays_whatever_happens)
{
    static const char text[] = "boardwalk 1\nopen duel:basys2#1\n@9\n";
    struct kept_table table = {0};
    struct session *session;

    BEGIN_CASE;
    folder_begin(&table.folder);
    table.path = folder_at(&table.folder, "game.bw");
    folder_write(table.path, text, strlen(text));
    assert_null(journal_load(&table.play.journal, table.path, &session,
                             NULL));
    assert_null(play_open(&table.play, session, "consistent", "random"));
    assert_true(is_kept(&table));
    end(&table);
}

/* Going on with the same players says nothing new. */
CASE(seats_are_told_once)
{
    struct kept_table table;
    struct session *session;
    const char *first;

    BEGIN_CASE;
    begin(&table, "duel#1", NULL, NULL);
    assert_null(play_do(&table.play, "press BTN3"));
    assert_true(is_kept(&table));
    play_close(&table.play);
    memset(&table.play, 0, sizeof table.play);
    assert_null(journal_load(&table.play.journal, table.path, &session,
                             NULL));
    assert_null(play_open(&table.play, session, NULL, NULL));
    assert_null(play_do(&table.play, "release BTN3"));
    assert_true(is_kept(&table));
    first = strstr(folder_text(table.path), "# seats A=human b=human\n");
    assert_non_null(first);
    assert_null(strstr(first + 1, "# seats"));
    end(&table);
}

CASE(the_result_is_read_off_the_board)
{
    struct kept_table table;

    BEGIN_CASE;
    begin(&table, "duel:basys2#1", NULL, NULL);
    rig_match(table.play.session);
    play_run(&table.play, 5000);
    assert_true(is_kept(&table));
    assert_non_null(strstr(folder_text(table.path), "# result b won 2-0\n"));
    end(&table);
}

/* A wrong word in the tables would never hold. */
CASE(all_signs_of_all_machines_can_be_read)
{
    BEGIN_CASE;
    for (int i = 0; machines_at(i); i++) {
        const struct machine_type *machine = machines_at(i);
        const struct machine_sign *tables[] = {
            machine->results, machine->deaf, machine->clears,
        };
        struct session *session = rig_open(machine->name);

        for (int t = 0; t < 3; t++)
            for (const struct machine_sign *sign = tables[t];
                 sign && sign->shows; sign++) {
                struct look_answer answer;
                const char *words = sign->parts;
                char part[PART_NAME_MAX];

                assert_null(look_expect(session, sign->shows, &answer));
                if (sign->also)
                    assert_null(look_expect(session, sign->also, &answer));
                assert_true(t == 2 || sign->says);
                while (words && text_word(&words, part, sizeof part) > 0)
                    assert_int_equal(board_find(machine->board,
                                                part).count, 1);
            }
        session_close(session);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("keep: a game without an event is not kept",
         a_game_without_an_event_is_not_kept),
    TEST("keep: a game that a person plays is kept, with its seats",
         a_game_that_a_person_plays_is_kept),
    TEST("keep: a game between minds is kept only if it was asked for",
         a_game_between_minds_is_kept_only_if_asked_for),
    TEST("keep: a person who sat there for a while is enough",
         a_person_who_sat_down_for_a_while_is_enough),
    TEST("keep: a game that was loaded stays, whatever happens",
         a_loaded_game_stays_whatever_happens),
    TEST("keep: seats are told once", seats_are_told_once),
    TEST("keep: the result is read off the board",
         the_result_is_read_off_the_board),
    TEST("keep: all signs of all machines can be read",
         all_signs_of_all_machines_can_be_read),
};

CHECK_MAIN("keep", tests)
