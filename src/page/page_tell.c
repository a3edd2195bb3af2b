/* page_tell.c - what the page is told, as JSON: machines, parts, status. */
#include <stdlib.h>
#include <string.h>

#include "bench/look.h"
#include "boards/machines.h"
#include "page/page.h"
#include "page/state.h"

enum { ANSWER_MAX = 1 << 17 };

static char *long_answer;               /* a journal; freed by the next one */

struct text *state_answer(void)
{
    static char buffer[ANSWER_MAX];
    static struct text to;

    text_begin(&to, buffer, sizeof buffer);
    return &to;
}

/* JSON */

static void put_json_char(struct text *to, char c)
{
    if (c == '"' || c == '\\')
        text_put_char(to, '\\');
    if (!text_is_control(c)) {
        text_put_char(to, c);
        return;
    }
    text_put(to, "\\u00");
    text_put_hex(to, (unsigned char)c, 2);
}

static void put_string(struct text *to, const char *string)
{
    text_put_char(to, '"');
    while (*string)
        put_json_char(to, *string++);
    text_put_char(to, '"');
}

/* A comma stands before every member but the first. */
static void put_comma(struct text *to)
{
    char last;

    if (to->used == 0)
        return;
    last = to->start[to->used - 1];
    if (last != '[' && last != '{' && last != ':')
        text_put_char(to, ',');
}

static void put_name(struct text *to, const char *name)
{
    put_comma(to);
    put_string(to, name);
    text_put_char(to, ':');
}

static void begin(struct text *to, const char *name, char bracket)
{
    if (name)
        put_name(to, name);
    else
        put_comma(to);
    text_put_char(to, bracket);
}

static void member(struct text *to, const char *name, const char *value)
{
    put_name(to, name);
    put_string(to, value ? value : "");
}

static void number(struct text *to, const char *name, long long value)
{
    put_name(to, name);
    if (value < 0)
        text_put_char(to, '-');
    text_put_number(to, (uint64_t)(value < 0 ? -value : value));
}

static void truth(struct text *to, const char *name, int is_so)
{
    put_name(to, name);
    text_put(to, is_so ? "true" : "false");
}

static void item(struct text *to, const char *value)
{
    put_comma(to);
    put_string(to, value);
}

/* What there is to play */

static void put_values(struct text *to, const char *values)
{
    char word[64];

    begin(to, "values", '[');
    while (text_word(&values, word, sizeof word) > 0)
        item(to, word);
    text_put_char(to, ']');
}

static void put_option(struct text *to, const struct option_def *option)
{
    char value[64];
    struct text text;

    text_begin(&text, value, sizeof value);
    options_value(option, option->standard, &text);
    begin(to, NULL, '{');
    member(to, "name", option->name);
    member(to, "help", option->help);
    member(to, "value", value);
    if (option->values) {
        put_values(to, option->values);
    } else {
        number(to, "least", option->least);
        number(to, "most", option->most);
    }
    text_put_char(to, '}');
}

static void put_options(struct text *to, const struct option_def *option)
{
    begin(to, "options", '[');
    for (; option && option->name; option++)
        put_option(to, option);
    text_put_char(to, ']');
}

static void put_seats(struct text *to, const struct machine_type *machine)
{
    const char *seats = machine->seats ? machine->seats : "";

    begin(to, "seats", '[');
    for (int i = 0; i < PLAY_SEATS && seats[i]; i++)
        item(to, (char[]){seats[i], 0});
    text_put_char(to, ']');
    begin(to, "minds", '[');
    for (int i = 0; robot_mind_at(machine, i); i++)
        item(to, robot_mind_at(machine, i));
    text_put_char(to, ']');
}

static void put_id(struct text *to, const struct machine_type *machine)
{
    char id[80];
    struct text text;

    text_begin(&text, id, sizeof id);
    text_put(&text, machine->name);
    text_put_char(&text, ':');
    text_put(&text, machine->board->name);
    member(to, "id", id);
}

static void put_machine(struct text *to, const struct machine_type *machine)
{
    begin(to, NULL, '{');
    put_id(to, machine);
    member(to, "name", machine->name);
    member(to, "title", machine->title);
    member(to, "board", machine->board->title);
    member(to, "how_to", machine->how_to);
    put_seats(to, machine);
    put_options(to, machine->top->options);
    text_put_char(to, '}');
}

const char *page_offer(void)
{
    struct text *to = state_answer();

    begin(to, NULL, '{');
    member(to, "version", BOARDWALK_VERSION);
    begin(to, "machines", '[');
    for (int i = 0; machines_at(i); i++)
        if (!machines_at(i)->is_template)
            put_machine(to, machines_at(i));
    text_put(to, "]}");
    return to->start;
}

/* Parts */

static const struct part *parts_here(void)
{
    static const struct part none = {0};

    return state.play.session
         ? session_machine(state.play.session)->board->parts : &none;
}

static void put_place(struct text *to, int part)
{
    const struct layout *layout = &state.draw.layout;
    struct canvas_box box = layout->touch[part];
    struct canvas_rect place;

    if (box.width <= 0 || box.height <= 0)
        box = layout->part[part];
    place = canvas_rect_around(box);
    number(to, "x", place.left);
    number(to, "y", place.top);
    number(to, "width", place.width);
    number(to, "height", place.height);
}

static void put_part(struct text *to, int i, const struct part *part)
{
    const struct role *role = machine_role(
        session_machine(state.play.session), part);
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    begin(to, NULL, '{');
    number(to, "part", i);
    member(to, "name", name);
    member(to, "group", part->group);
    member(to, "kind", part_type(part)->name);
    member(to, "does", role ? role->does : "");
    member(to, "key", state.scene.keys[i]);
    if (state.has_picture)
        put_place(to, i);
    text_put_char(to, '}');
}

const char *page_parts(void)
{
    struct text *to = state_answer();
    const struct part *parts = parts_here();

    begin(to, NULL, '[');
    for (int i = 0; parts[i].group; i++)
        put_part(to, i, &parts[i]);
    text_put_char(to, ']');
    return to->start;
}

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

/* What can be read; cards under their cloth cannot. */

static int can_be_read(const struct part *part)
{
    return part_type(part)->read && !part_is_input(part);
}

/* Not as the last frame had it: time may have been taken back since. */
static const char *cover_now(char words[COVER_WORDS_MAX])
{
    cover_look(&state.eye.cover, &state.play);
    return cover_words(&state.eye.cover, &state.play, words);
}

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
    begin(to, NULL, '{');
    member(to, "name", part->group);
    member(to, "kind", part_type(part)->name);
    member(to, "text", read);
    text_put_char(to, '}');
}

const char *page_reading(void)
{
    struct text *to = state_answer();
    const struct part *parts = parts_here();
    int i = 0;

    begin(to, NULL, '[');
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

const char *page_question(void)
{
    struct text *to = state_answer();

    if (state.play.session)
        (void)player_question(&state.player, to);
    return to->start;
}

/* Status */

static void put_time(struct text *to, const char *name, uint64_t tick)
{
    char time[40];
    struct text text;

    text_begin(&text, time, sizeof time);
    player_time(&state.play, tick, &text);
    member(to, name, time);
}

static void put_session(struct text *to, const struct session *session)
{
    char id[400], sum[24];
    struct text text;

    text_begin(&text, id, sizeof id);
    session_id(session, &text);
    member(to, "id", id);
    member(to, "machine", session_machine(session)->name);
    number(to, "tick", (long long)session_tick(session));
    number(to, "end", (long long)session_end(session));
    put_time(to, "time", session_tick(session));
    put_time(to, "of", session_end(session));
    text_begin(&text, sum, sizeof sum);
    text_put_hex(&text, session_sum(session), 16);
    member(to, "sum", sum);
    number(to, "events", (long long)session_event_count(session));
    number(to, "acts", (long long)state.play.acts);
}

/* Why nobody sits there in this game, seat by seat. */
static void put_missing(struct text *to, const struct session *session)
{
    const struct machine_type *machine = session_machine(session);
    const char *seats = machine->seats ? machine->seats : "";

    begin(to, "missing", '[');
    for (int i = 0; i < PLAY_SEATS && seats[i]; i++) {
        const char *why = machine_missing_seat(
            machine, seats[i], session_setup(session)->option);

        item(to, why ? why : "");
    }
    text_put_char(to, ']');
}

static void put_sitting(struct text *to, const struct play *play)
{
    member(to, "speed", pace_name(&play->pace));
    truth(to, "paused", play->pace.is_paused);
    truth(to, "rewound", player_is_rewound(play));
    member(to, "notice", state.player.notice);
    number(to, "notices", (long long)state.player.notice_count);
    member(to, "trouble", play->trouble);
    begin(to, "seats", '[');
    for (int i = 0; i < PLAY_SEATS; i++)
        item(to, play->minds[i][0] ? play->minds[i] : "human");
    text_put_char(to, ']');
    put_missing(to, play->session);
}

const char *page_status(void)
{
    struct text *to = state_answer();

    begin(to, NULL, '{');
    if (state.play.session) {
        put_session(to, state.play.session);
        put_sitting(to, &state.play);
    }
    text_put_char(to, '}');
    return to->start;
}

/* The journal */

static size_t length_of(const struct session *session)
{
    const size_t line = 32;             /* around an event's words */
    size_t length = 512;                /* the head, and the mark at the end */

    for (size_t i = 0; i < session_event_count(session); i++)
        length += strlen(session_event(session, i)->words) + line;
    return length;
}

static void put_timed(struct text *to, uint64_t tick, const char *words)
{
    text_put_char(to, '@');
    text_put_number(to, tick);
    text_put(to, words ? " " : "");
    text_put(to, words ? words : "");
    text_put_char(to, '\n');
}

char *state_journal(const struct session *session)
{
    size_t length = length_of(session);
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

const char *page_journal(void)
{
    free(long_answer);
    long_answer = state.play.session ? state_journal(state.play.session)
                                     : NULL;
    return long_answer ? long_answer : "";
}
