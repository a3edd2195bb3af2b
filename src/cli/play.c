/* play.c - boardwalk play: a machine, its players and a face.
 *
 * Turns the command line into a request for cli/sitting.c. Everything that can
 * be wrong with the command line is found before a game begins, and reported
 * as misuse (exit status 2); what fails later is status 1.
 */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/design.h"
#include "cli/limit.h"
#include "cli/rtl.h"
#include "cli/sitting.h"
#include "disk/state.h"
#include "faces/faces.h"
#include "term/term.h"

static const struct arg_def options[] = {
    {"face", 'f', "FACE", "window, term (a terminal), text (prints), null"},
    {"seed", 's', "S", "seed of the random bits (default: a new one)"},
    {"option", 'o', "NAME=VALUE", "set a machine's option; may be repeated"},
    {"a", 0, "WHO", "first seat: human (default) or a mind"},
    {"b", 0, "WHO", "second seat: human (default) or a mind"},
    {"load", 'l', "JOURNAL", "resume a game from its journal"},
    {"journal", 'j', "FILE", "keep the game in this file, even between minds"},
    {"no-journal", 0, NULL, "do not keep the game"},
    LIMIT_OPTION,
    RTL_OPTION,
    DESIGN_OPTIONS,
    {"watch", 'w', NULL, "of a design: rebuild and reload it on every save"},
    {0},
};


/* Opens the robot only to see whether it can be; null for a person. */
static const char *check_mind(const struct session *session, int seat,
                              const char *mind)
{
    const char *seats = session_machine(session)->seats;
    struct robot *robot;
    const char *error;

    if (!mind || text_same(mind, "human"))
        return NULL;
    error = robot_open(&robot, session, (seats ? seats : "--")[seat], mind);
    robot_close(robot);
    return error;
}

/* Opens a session only to check the names of machine, options and minds: a
 * wrong one is a wrong command line and not a failed game. A session that
 * failed to open is null, which closing accepts. */
static const char *check_names(const struct args *args, const char *id,
                               const struct machine_type *design)
{
    struct session *session;
    const char *error = session_open_design(&session, id, design);

    if (!error)
        error = check_mind(session, 0, args_value(args, "a"));
    if (!error)
        error = check_mind(session, 1, args_value(args, "b"));
    session_close(session);
    return error;
}

/* A journal is continued in place, and fixes machine, seed and options. */
static const char *journal_misuse(const struct args *args)
{
    if (args_has(args, "journal") && args_has(args, "no-journal"))
        return "--journal and --no-journal cannot be combined";
    if (args_has(args, "watch") && !design_is_named(args))
        return "--watch is for a project folder";
    if (args_has(args, "watch") && args_has(args, "journal"))
        return "--watch keeps no journal, since the design changes";
    if (!args_has(args, "load"))
        return NULL;
    if (args_has(args, "journal") || args_has(args, "no-journal"))
        return "--load continues the journal it loads, so --journal and "
               "--no-journal cannot be combined with it";
    if (args->word_count || args_has(args, "seed") || args_has(args, "option"))
        return "--load takes machine, seed and options from the journal";
    return NULL;
}

/* The order decides which of several mistakes is reported: the seed, the
 * journal, then the machine with its options and minds. */
static const char *play_misuse(const struct args *args, const char *id,
                               const struct machine_type *design)
{
    const char *seed = args_value(args, "seed");
    const char *error = seed ? id_check_seed(seed) : NULL;

    if (!error && seed && args->word_count && strchr(args->word[0], '#'))
        error = "the seed is given twice: after the machine and with --seed";
    if (!error)
        error = journal_misuse(args);
    if (error || args_has(args, "load"))
        return error;
    if (args->word_count == 1 || design_is_named(args))
        return check_names(args, id, design);
    return args->word_count ? "only one machine can be played at a time"
        : "name a machine; 'boardwalk list' shows them";
}

/* Seats where nobody can press keys */

/* A person who is asked for by name is not silently replaced by a mind. Seats
 * are a and b on the command line, whatever the machine calls them. */
static const char *refuse_person(const struct args *args,
                                 const struct face_type *face)
{
    static const char *const seats[] = {"a", "b"};

    for (int i = 0; i < PLAY_SEATS && !face->takes_keys; i++) {
        const char *who = args_value(args, seats[i]);

        if (who && text_same(who, "human"))
            return text_error("--", seats[i], " human: no keys reach the face ",
                              face->name, "; play in a "
                              "terminal or a window, or give --", seats[i],
                              " a mind ('boardwalk list' shows them)",
                              (char *)0);
    }
    return NULL;
}

/* The i-th mind of the machine if it can play this seat, or null. */
static const char *demo_mind(const struct session *session, int seat,
                             int i)
{
    const char *mind =
        i < 0 ? NULL : robot_mind_at(session_machine(session), i);

    return mind && !check_mind(session, seat, mind) ? mind : NULL;
}

/* On standard error, because the face text prints on standard output. */
static void announce_demo(const struct sitting *request,
                          const struct machine_type *machine,
                          const struct face_type *face)
{
    fprintf(stderr, "boardwalk: no keys reach the face %s%s, so minds play: ",
            face->name,
            face_term.is_usable() ? "" : ", and there is no terminal");
    if (request->a)
        fprintf(stderr, "%c is %s%s", machine->seats[0], request->a,
                request->b ? ", " : "\n");
    if (request->b)
        fprintf(stderr, "%c is %s\n", machine->seats[1], request->b);
}

/* On a face without keys, minds take the seats that were left open, and a
 * message says so. The list begins with the strongest minds, so the last two
 * are the quick ones. An id that does not open is not reported here:
 * sitting_run will do it. */
static void seat_demo(struct sitting *request, const struct face_type *face)
{
    struct session *session;
    int count = 0, is_changed = 0;

    if (face->takes_keys || request->load || (request->a && request->b)
        || session_open_design(&session, request->id, request->limit.design))
        return;
    while (robot_mind_at(session_machine(session), count))
        count++;
    if (!request->a)
        is_changed |= (request->a = demo_mind(session, 0, count - 2)) != NULL;
    if (!request->b)
        is_changed |= (request->b = demo_mind(session, 1, count - 1)) != NULL;
    if (is_changed)
        announce_demo(request, session_machine(session), face);
    session_close(session);
}

/* The request points into the command line and into id. */
static const char *fill_request(const struct args *args, const char *id,
                                const struct machine_type *design,
                                struct sitting *request,
                                const struct face_type **face)
{
    const char *error = play_misuse(args, id, design);

    if (!error)
        error = limit_take(args, &request->limit);
    if (!error)
        error = faces_find(args_value(args, "face"), face);
    if (!error)
        error = refuse_person(args, *face);
    if (error)
        return error;
    request->limit.design = design;
    request->id = id;
    request->load = args_value(args, "load");
    request->a = args_value(args, "a");
    request->b = args_value(args, "b");
    request->face = (*face)->name;
    request->journal = args_value(args, "journal");
    request->keeps_no_journal = args_has(args, "no-journal")
                             || args_has(args, "watch");
    return NULL;
}

/* A machine by its name, or a design that was read before. */
static void put_id(const struct args *args, const struct machine_type *design,
                   struct text *to)
{
    if (!args->word_count)
        return;
    id_put(to, design ? design->name : args->word[0],
           args_value(args, "seed"));
    args_put_options(args, to);
}

/* A journal may be named without its folder: state_find looks for it among the
 * kept games. */
static int play_named(const struct args *args, const struct on_board *design)
{
    const struct machine_type *machine = on_board_machine(design);
    char id[300] = "", load[JOURNAL_PATH_MAX];
    struct text to;
    struct sitting request = {0};
    const struct face_type *face;
    struct top *top = NULL;
    const char *error;
    int status;

    text_begin(&to, id, sizeof id);
    put_id(args, machine, &to);
    error = fill_request(args, id, machine, &request, &face);
    if (error)
        return command_misused(&command_play, error);
    if (request.load && state_find(request.load, load))
        request.load = load;
    if (args_has(args, "rtl"))
        error = request.load ? rtl_open_journal(request.load, &top)
                             : rtl_open(id, &top);
    if (error)
        return command_failed(error);
    if (top)
        request.limit.design = top_machine(top);
    seat_demo(&request, face);
    status = sitting_run(&request);
    top_close(top);
    return status;
}

static int play_machine(const struct args *args)
{
    struct on_board *design = NULL;
    const char *error = design_is_named(args)
                      ? design_open_words(args, &design) : NULL;
    int status;

    if (error)
        return command_failed(error);
    status = play_named(args, design);
    on_board_close(design);
    return status;
}

const struct command command_play = {
    .name = "play",
    .usage = "MACHINE[:BOARD] [OPTION]...\n"
             "   or: boardwalk play FOLDER|SOURCE... [OPTION]...\n"
             "   or: boardwalk play --load JOURNAL [OPTION]...",
    .summary = "play a machine",
    .more = "A game that a person plays is kept as a journal under "
            "~/.local/state/boardwalk\nand can be resumed; 'boardwalk games' "
            "lists them. A game between minds is kept\nonly with --journal. "
            "In the terminal, '?' shows the keys.\n",
    .options = options,
    .run = play_machine,
};
