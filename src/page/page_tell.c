/* page_tell.c - describes machines, parts and status to the page, as JSON.
 *
 * Only reads the state, except for the cover, which must know what is shown.
 * Fields and their meaning are in page.h; the scripts in web/ depend on them.
 */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/intro.h"
#include "bench/look.h"
#include "bench/play_table.h"
#include "bench/title.h"
#include "boards/machines.h"
#include "boards/printed.h"
#include "page/json.h"
#include "page/page.h"
#include "page/state.h"
#include "player/legend.h"

enum { ANSWER_MAX = 1 << 17 };

static char *long_answer;               /* a journal; freed by the next */

/* One buffer for all answers: each is valid until the next one. */
struct text *state_answer(void)
{
    static char buffer[ANSWER_MAX];
    static struct text to;

    text_begin(&to, buffer, sizeof buffer);
    return &to;
}

/* Machines */

static void put_values(struct text *to, const char *values)
{
    char word[64];

    json_open(to, "values", '[');
    while (text_word(&values, word, sizeof word) > 0)
        json_item(to, word);
    text_put_char(to, ']');
}

/* A choice has its values, a number its bounds; what else a choice may be is
 * told by what it looks like. */
static void put_option(struct text *to, const struct option_def *option)
{
    char value[64];
    struct text text;

    text_begin(&text, value, sizeof value);
    options_value(option, option->standard, &text);
    json_open(to, NULL, '{');
    json_text(to, "name", option->name);
    json_text(to, "help", words_of(option->help));
    json_text(to, "value", value);
    if (option->form)
        json_text(to, "like", words_of(option->form->like));
    if (option->values) {
        put_values(to, option->values);
    } else {
        json_number(to, "least", option->least);
        json_number(to, "most", option->most);
    }
    text_put_char(to, '}');
}

static void put_options(struct text *to, const struct option_def *option)
{
    json_open(to, "options", '[');
    for (; option && option->name; option++)
        put_option(to, option);
    text_put_char(to, ']');
}

/* A seat is one letter of the machine's seats. */
static void put_seats_and_minds(struct text *to,
                                const struct machine_type *machine)
{
    const char *seats = machine->seats ? machine->seats : "";

    json_open(to, "seats", '[');
    for (int i = 0; i < PLAY_SEATS && seats[i]; i++)
        json_item(to, (char[]){seats[i], 0});
    text_put_char(to, ']');
    json_open(to, "minds", '[');
    for (int i = 0; robot_mind_at(machine, i); i++)
        json_item(to, robot_mind_at(machine, i));
    text_put_char(to, ']');
}

/* Why a seat is not there with the options as they are at first, or "". */
static void put_missing_at_first(struct text *to,
                                 const struct machine_type *machine)
{
    const struct option_def *options = machine->top->options;
    const char *seats = machine->seats ? machine->seats : "";
    int64_t standard[OPTIONS_MAX] = {0};

    for (int i = 0; options && options[i].name; i++)
        standard[i] = options[i].standard;
    json_open(to, "missing", '[');
    for (int i = 0; i < PLAY_SEATS && seats[i]; i++) {
        const char *why = machine_missing_seat(machine, seats[i], standard);

        json_item(to, why ? words_of(why) : "");
    }
    text_put_char(to, ']');
}

/* "duel:basys2", as the command line and journals name it. */
static void put_machine_id(struct text *to, const struct machine_type *machine)
{
    char id[80];
    struct text text;

    text_begin(&text, id, sizeof id);
    text_put(&text, machine->name);
    text_put_char(&text, ':');
    text_put(&text, machine->board->name);
    json_text(to, "id", id);
}

/* The three levels of a game; mind is what a seat is then given. */
static void put_levels(struct text *to, const struct intro *intro)
{
    json_open(to, "levels", '[');
    for (int i = 0; i < INTRO_LEVELS; i++) {
        json_open(to, NULL, '{');
        json_text(to, "name", words_of(intro->levels[i].name));
        json_text(to, "mind", intro->levels[i].mind);
        text_put_char(to, '}');
    }
    text_put_char(to, ']');
}

/* How many values there are is the option's to say; of a number the first few
 * may have words. */
static void put_choice_values(struct text *to, const char *values,
                              const struct intro_choice *choice)
{
    char word[64];

    json_open(to, "values", '[');
    for (int i = 0; values && text_word(&values, word, sizeof word) > 0; i++)
        json_item(to, words_of(choice->values[i]));
    for (int i = 0; !values && choice->values && choice->values[i]; i++)
        json_item(to, words_of(choice->values[i]));
    text_put_char(to, ']');
}

/* Only options that players are asked about; the rest are in "options". */
static void put_choices(struct text *to, const struct intro *intro,
                        const struct option_def *option)
{
    json_open(to, "choices", '[');
    for (; option && option->name; option++) {
        const struct intro_choice *choice = intro_choice(intro, option->name);

        if (!choice)
            continue;
        json_open(to, NULL, '{');
        json_text(to, "option", option->name);
        json_text(to, "label", words_of(choice->label));
        put_choice_values(to, option->values, choice);
        text_put_char(to, '}');
    }
    text_put_char(to, ']');
}

static void put_rules(struct text *to, const struct machine_type *machine)
{
    const struct intro *intro = intro_of(machine);

    json_open(to, "rules", '[');
    for (int i = 0; intro && intro->rules[i]; i++)
        json_item(to, printed_words(machine->board, intro->rules[i]));
    text_put_char(to, ']');
}

/* What players are told of it, if anything. */
static void put_intro(struct text *to, const struct machine_type *machine)
{
    const struct intro *intro = intro_of(machine);

    if (!intro)
        return;
    json_open(to, "intro", '{');
    json_text(to, "title", words_of(intro->title));
    json_text(to, "pitch", words_of(intro->pitch));
    json_text(to, "id", intro->id);
    json_text(to, "pair", intro->pair ? intro->pair : "");
    json_text(to, "seat", (char[]){intro->seat, 0});
    json_text(to, "demo", intro->demo);
    json_number(to, "steps", intro->steps);
    put_levels(to, intro);
    put_choices(to, intro, machine->top->options);
    put_rules(to, machine);
    text_put_char(to, '}');
}

static void put_machine_title(struct text *to,
                              const struct machine_type *machine)
{
    char title[80];
    struct text words;

    text_begin(&words, title, sizeof title);
    title_put(machine, &words);
    json_text(to, "title", title);
}

/* One object for each machine, in the order of the catalogue. */
static void put_machine(struct text *to, const struct machine_type *machine)
{
    json_open(to, NULL, '{');
    put_machine_id(to, machine);
    json_text(to, "name", machine->name);
    put_machine_title(to, machine);
    json_text(to, "board", words_of(machine->board->title));
    json_text(to, "how_to", printed_words(machine->board, machine->how_to));
    put_seats_and_minds(to, machine);
    put_missing_at_first(to, machine);
    put_options(to, machine->top->options);
    put_intro(to, machine);
    text_put_char(to, '}');
}

const char *page_offer(void)
{
    struct text *to = state_answer();

    json_open(to, NULL, '{');
    json_text(to, "version", BOARDWALK_VERSION);
    json_open(to, "machines", '[');
    for (int i = 0; machines_at(i); i++)
        if (!machines_at(i)->is_template)
            put_machine(to, machines_at(i));
    text_put(to, "]}");
    return to->start;
}

/* The board of this game may be one that is not offered, and print other
 * names. */
const char *page_card(void)
{
    struct text *to = state_answer();
    const struct machine_type *machine = state.play.session
        ? session_machine(state.play.session) : NULL;

    json_open(to, NULL, '{');
    if (machine) {
        json_text(to, "how_to",
                  printed_words(machine->board, machine->how_to));
        put_rules(to, machine);
    }
    text_put_char(to, '}');
    return to->start;
}

/* Parts */

/* An empty table while there is no game. */
static const struct part *parts_here(void)
{
    static const struct part none = {0};

    return state.play.session
         ? session_machine(state.play.session)->board->parts : &none;
}

/* The box where it is touched; for a part that is not, the box of its
 * picture. */
static void put_part_place(struct text *to, int part)
{
    const struct layout *layout = &state.draw.layout;
    struct canvas_box box = layout->touch[part];
    struct canvas_rect place;

    if (box.width <= 0 || box.height <= 0)
        box = layout->part[part];
    place = canvas_rect_around(box);
    json_number(to, "x", place.left);
    json_number(to, "y", place.top);
    json_number(to, "width", place.width);
    json_number(to, "height", place.height);
}

/* x to height are there only while there is a picture. */
static void put_part_object(struct text *to, int i, const struct part *part)
{
    const struct role *role = machine_role(
        session_machine(state.play.session), part);
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    json_open(to, NULL, '{');
    json_number(to, "part", i);
    json_text(to, "name", name);
    json_text(to, "group", part->group);
    json_text(to, "kind", part_type(part)->name);
    json_text(to, "does", role ? legend_word(role) : "");
    json_text(to, "key", state.scene.keys[i]);
    if (state.has_picture)
        put_part_place(to, i);
    text_put_char(to, '}');
}

const char *page_parts(void)
{
    struct text *to = state_answer();
    const struct part *parts = parts_here();

    json_open(to, NULL, '[');
    for (int i = 0; parts[i].group; i++)
        put_part_object(to, i, &parts[i]);
    text_put_char(to, ']');
    return to->start;
}

/* 0 for parts that are no controls, so that positions match page_parts. */
const char *page_inputs(void)
{
    struct text *to = state_answer();
    const struct part *parts = parts_here();

    for (int i = 0; parts[i].group; i++)
        text_put_char(to, part_is_control(&parts[i])
                          && session_in(state.play.session)
                             & PIN(parts[i].pin) ? '1' : '0');
    return to->start;
}

/* Readings: what a person can see, and nothing under a cover */

/* Inputs are in page_inputs. */
static int can_be_read(const struct part *part)
{
    return part_type(part)->read && !part_is_input(part);
}

/* Looked up anew: the game may have been rewound since the last frame. */
static const char *cover_now(char words[COVER_WORDS_MAX])
{
    cover_look(&state.eye.cover, &state.play);
    return cover_words(&state.eye.cover, &state.play, words);
}

/* A covered part is read as the words on its cover. */
static void put_reading(struct text *to, const struct part *part,
                        struct parts group)
{
    static char read[LOOK_TERMINAL_MAX];
    char words[COVER_WORDS_MAX];
    const char *cover = cover_now(words);
    struct text text;

    text_begin(&text, read, sizeof read);
    if (part_type(part)->use == USE_LOOK && cover)
        text_put(&text, cover);
    else
        look_read(state.play.session, group, &text);
    json_open(to, NULL, '{');
    json_text(to, "name", part->group);
    json_text(to, "kind", part_type(part)->name);
    json_text(to, "text", read);
    text_put_char(to, '}');
}

/* Parts of one group stand together in the table and are read as one. */
const char *page_reading(void)
{
    struct text *to = state_answer();
    const struct part *parts = parts_here();
    int i = 0;

    json_open(to, NULL, '[');
    while (parts[i].group) {
        int first = i;

        while (parts[i].group && text_same(parts[i].group,
                                           parts[first].group))
            i++;
        if (can_be_read(&parts[first]))
            put_reading(to, &parts[first], (struct parts){first, i - first});
    }
    text_put_char(to, ']');
    return to->start;
}

/* Empty where nothing can be asked. */
const char *page_question(void)
{
    struct text *to = state_answer();

    if (state.play.session)
        (void)player_question(&state.player, to);
    return to->start;
}

/* Status */

/* A tick as time of the machine, "1:02.3". */
static void put_time_member(struct text *to, const char *name, uint64_t tick)
{
    char time[40];
    struct text text;

    text_begin(&text, time, sizeof time);
    player_time(&state.play, tick, &text);
    json_text(to, name, time);
}

/* For a list of games; while one is being opened nobody knows. */
static void put_outcome(struct text *to)
{
    int has_table = page_opening() < 0 && play_table_is_there(&state.play);
    struct table_end end = {0};

    if (has_table && !play_table_end(&state.play, &end))
        end = (struct table_end){0};
    json_number(to, "moves", has_table ? play_table_moves(&state.play) : 0);
    json_text(to, "result", end.words);
}

/* What belongs to the game: the same in every face. */
static void put_session(struct text *to, const struct session *session)
{
    char id[400], sum[24];
    struct text text;

    text_begin(&text, id, sizeof id);
    session_id(session, &text);
    json_text(to, "id", id);
    json_text(to, "machine", session_machine(session)->name);
    json_number(to, "clock_hz", session_machine(session)->board->clock_hz);
    json_number(to, "tick", (long long)session_tick(session));
    json_number(to, "end", (long long)session_end(session));
    put_time_member(to, "time", session_tick(session));
    put_time_member(to, "of", session_end(session));
    text_begin(&text, sum, sizeof sum);
    text_put_hex(&text, session_sum(session), 16);
    json_text(to, "sum", sum);
    json_number(to, "events", (long long)session_event_count(session));
    json_number(to, "acts", (long long)state.play.acts);
    json_bool(to, "asks", course_is_waiting(&state.player));
}

/* For each seat why it does not exist with these options, or "". */
static void put_missing(struct text *to, const struct session *session)
{
    const struct machine_type *machine = session_machine(session);
    const char *seats = machine->seats ? machine->seats : "";

    json_open(to, "missing", '[');
    for (int i = 0; i < PLAY_SEATS && seats[i]; i++) {
        const char *why = machine_missing_seat(
            machine, seats[i], session_setup(session)->option);

        json_item(to, why ? words_of(why) : "");
    }
    text_put_char(to, ']');
}

/* What belongs to this sitting: speed, notices, who plays. */
static void put_sitting(struct text *to, const struct play *play)
{
    json_text(to, "speed", pace_name(&play->pace));
    json_bool(to, "paused", play->pace.is_paused);
    json_bool(to, "thinking", play->is_thinking);
    json_bool(to, "rewound", player_is_rewound(play));
    json_text(to, "notice", state.player.notice);
    json_number(to, "notices", (long long)state.player.notice_count);
    json_text(to, "trouble", play->trouble);
    json_open(to, "seats", '[');
    for (int i = 0; i < PLAY_SEATS; i++)
        json_item(to, play->minds[i][0] ? play->minds[i] : "human");
    text_put_char(to, ']');
    put_missing(to, play->session);
}

/* An empty object means that there is no game. */
const char *page_status(void)
{
    struct text *to = state_answer();

    json_open(to, NULL, '{');
    if (state.play.session) {
        put_session(to, state.play.session);
        put_outcome(to);
        put_sitting(to, &state.play);
    }
    text_put_char(to, '}');
    return to->start;
}

/* The journal */

/* An upper bound: text_put would silently drop what does not fit. */
static size_t journal_size_bound(const struct session *session)
{
    const size_t line = 32;             /* tick and separators */
    size_t length = 512;                /* the head and the last mark */

    for (size_t i = 0; i < session_event_count(session); i++)
        length += strlen(session_event(session, i)->words) + line;
    return length;
}

/* Without words it is the mark of how far time went. */
static void put_timed(struct text *to, uint64_t tick, const char *words)
{
    text_put_char(to, '@');
    text_put_number(to, tick);
    text_put(to, words ? " " : "");
    text_put(to, words ? words : "");
    text_put_char(to, '\n');
}

/* The format of bench/journal.h: header, id, events with ticks, last tick. */
char *state_journal(const struct session *session)
{
    size_t length = journal_size_bound(session);
    char *memory = malloc(length);
    struct text to;

    if (!memory)
        return NULL;
    text_begin(&to, memory, length);
    text_put(&to, "boardwalk 1\nopen ");
    session_id(session, &to);
    text_put_char(&to, '\n');
    for (size_t i = 0; i < session_event_count(session); i++)
        put_timed(&to, session_event(session, i)->tick,
                  session_event(session, i)->words);
    put_timed(&to, session_end(session), NULL);
    return memory;
}

/* Too long for the buffer of other answers. */
const char *page_journal(void)
{
    free(long_answer);
    long_answer = state.play.session ? state_journal(state.play.session)
                                     : NULL;
    return long_answer ? long_answer : "";
}
