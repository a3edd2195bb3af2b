/* play.c - boardwalk play: a machine, its players and a face. */
#include "base/text.h"
#include "boards/machines.h"
#include "cli/command.h"
#include "cli/sitting.h"
#include "faces/face.h"

static const struct arg_def options[] = {
    {"face", 'f', "FACE", "window, term (a terminal), text (prints), null"},
    {"seed", 's', "S", "start of the random bits; else a fresh one"},
    {"option", 'o', "NAME=VALUE", "a machine's option; may be repeated"},
    {"a", 0, "WHO", "first seat: human (default) or a mind"},
    {"b", 0, "WHO", "second seat: human (default) or a mind"},
    {"load", 'l', "JOURNAL", "go on with a game on disk"},
    {0},
};

static void put_id(const struct args *args, struct text *id)
{
    const char *seed = args_value(args, "seed");

    text_put(id, args->word[0]);
    if (seed) {
        text_put_char(id, '#');
        text_put(id, seed);
    }
    for (int i = 0; i < args->count; i++) {
        if (args->option[i].def->letter != 'o')
            continue;
        text_put_char(id, ' ');
        text_put(id, args->option[i].value);
    }
}

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

/* A name that is wrong is a wrong command line, not a failed game. */
static const char *check_names(const struct args *args, const char *id)
{
    struct session *session;
    const char *error = session_open(&session, id);

    if (!error)
        error = check_mind(session, 0, args_value(args, "a"));
    if (!error)
        error = check_mind(session, 1, args_value(args, "b"));
    session_close(session);
    return error;
}

static const char *misuse(const struct args *args, const char *id)
{
    const char *seed = args_value(args, "seed");
    const char *error = seed ? session_check_seed(seed) : NULL;

    if (error)
        return error;
    if (!args_value(args, "load")) {
        if (args->word_count == 1)
            return check_names(args, id);
        return args->word_count ? "one machine at a time"
            : "which machine? 'boardwalk list' shows them";
    }
    if (args->word_count || args_has(args, "seed") || args_has(args, "option"))
        return "--load takes machine, seed and options from the journal";
    return NULL;
}

static const char *demo_mind(const struct session *session, int seat,
                             int i)
{
    const char *mind =
        i < 0 ? NULL : robot_mind_at(session_machine(session), i);

    return mind && !check_mind(session, seat, mind) ? mind : NULL;
}

/* Nobody can press keys without a terminal: let minds show the game. The
 * best come first in the list, so the last two are the quick ones. */
static void seat_demo(struct sitting *wish, const struct face_type *face)
{
    struct session *session;
    int count = 0;

    if (wish->a || wish->b || wish->load || !text_same(face->name, "text")
        || session_open(&session, wish->id))
        return;
    while (robot_mind_at(session_machine(session), count))
        count++;
    wish->a = demo_mind(session, 0, count - 2);
    wish->b = demo_mind(session, 1, count - 1);
    session_close(session);
}

static int run(const struct args *args)
{
    char id[300] = "";
    struct text to;
    struct sitting wish = {0};
    const struct face_type *face;
    const char *error;

    text_begin(&to, id, sizeof id);
    if (args->word_count)
        put_id(args, &to);
    error = misuse(args, id);
    if (!error)
        error = face_find(args_value(args, "face"), &face);
    if (error)
        return command_misused(&command_play, error);
    wish.id = id;
    wish.load = args_value(args, "load");
    wish.a = args_value(args, "a");
    wish.b = args_value(args, "b");
    wish.face = face->name;
    seat_demo(&wish, face);
    return sitting_run(&wish);
}

const struct command command_play = {
    .name = "play",
    .usage = "MACHINE[:BOARD] [OPTION]...\n"
             "   or: boardwalk play --load JOURNAL [OPTION]...",
    .summary = "play a machine",
    .more = "Every game is kept as a journal under ~/.local/state/boardwalk "
            "and can be\ngone on with. In the terminal, '?' shows the keys.\n",
    .options = options,
    .run = run,
};
