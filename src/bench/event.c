/* event.c - what a person can do to a board, as words and as pins.
 *
 * A parser by recursive descent over one line: the verb, then the words that
 * this verb takes, then nothing more. While it reads it builds the tidy form
 * of the same words in event->words; parsing that form again gives the same
 * event, which is what makes a journal replay exactly.
 */
#include "bench/event.h"

#include <string.h>

#include "base/words.h"
#include "parts/reading.h"

static const char *const verbs[] = {
#define EVENT_VERB(kind, verb, help) verb,
    EVENT_VERBS(EVENT_VERB)
#undef EVENT_VERB
    NULL,
};

static const char *const helps[] = {
#define EVENT_HELP(kind, verb, help) help,
    EVENT_VERBS(EVENT_HELP)
#undef EVENT_HELP
};

void event_words(char words[EVENT_WORDS_MAX], const char *verb,
                 const char *rest)
{
    struct text to;

    text_begin(&to, words, EVENT_WORDS_MAX);
    text_put(&to, verb);
    text_put_char(&to, ' ');
    text_put(&to, rest);
}

static const char *verb_at(const void *at, int i)
{
    (void)at;
    return verbs[i];
}

static const struct words_unknown no_verb = {
    WORDS("no event '{1}'; did you mean '{3}'?"),
    WORDS("no event '{1}'; there are press, release, tap, set, type, "
          "move and power"), NULL,
};

/* An unknown verb is answered with the nearest one, or with all of them. */
static const char *find_verb(const char *verb, enum event_kind *kind)
{
    for (int i = 0; i < EVENT_KINDS; i++)
        if (text_same(verbs[i], verb)) {
            *kind = (enum event_kind)i;
            return NULL;
        }
    return words_unknown(&no_verb, verb, "", verb_at, NULL);
}

/* The next word, or an error that says what the verb wants. */
static const char *need_word(const char **from, char *word, size_t size,
                             enum event_kind kind)
{
    int got = text_word(from, word, size);

    if (got > 0)
        return NULL;
    if (got < 0)
        return words_error("a word of '{1}' is too long or has an unclosed "
                           "quote", verbs[kind], (char *)0);
    return words_error("missing word: {1}", helps[kind], (char *)0);
}

/* Each verb's own words */

/* The error for a verb that a part does not take: what it takes instead. The
 * first part of a group speaks for all of them, which are of one kind. */
static const char *wrong_use(const struct part *part)
{
    const struct part_type *type = part_type(part);
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    switch (type->use) {
    case USE_PRESS:
        return words_error("{1} is a {2}: press, release or tap it", name,
                           words_of(type->name), (char *)0);
    case USE_FLIP:
        return words_error("{1} is a {2}: set {1} 0 or 1", name,
                           words_of(type->name), (char *)0);
    case USE_TYPE:
        return words_error("{1} is a {2}: type on it", name,
                           words_of(type->name), (char *)0);
    default:
        return words_error("{1} cannot be operated; a script can only expect "
                           "what it shows", name, (char *)0);
    }
}

/* The parts of that name, if they are operated in this way. */
static const char *pick_for(enum part_use use, const struct board_type *board,
                            const char *name, struct parts *picked)
{
    const char *error = board_pick(board, name, picked);

    if (error)
        return error;
    if (part_type(&board->parts[picked->first])->use != use)
        return wrong_use(&board->parts[picked->first]);
    return NULL;
}

static pins pins_of(const struct board_type *board, struct parts picked)
{
    pins all = 0;

    for (int i = 0; i < picked.count; i++)
        all |= PIN(board->parts[picked.first + i].pin);
    return all;
}

/* For press, release and tap. A group is pressed as a whole: all its pins
 * change in the same tick. */
static const char *parse_button(const struct board_type *board,
                                const char **from, struct event *event,
                                struct text *tidy)
{
    char name[PART_NAME_MAX];
    struct parts picked;
    const char *error = need_word(from, name, sizeof name, event->kind);

    if (!error)
        error = pick_for(USE_PRESS, board, name, &picked);
    if (error)
        return error;
    event->raise = event->kind == EVENT_RELEASE ? 0 : pins_of(board, picked);
    event->drop = event->kind == EVENT_RELEASE ? pins_of(board, picked) : 0;
    text_put_char(tidy, ' ');
    text_put(tidy, name);
    return NULL;
}

/* The last part of the group is bit 0 of the value, as it is the rightmost
 * one on the board. A pin that the mask leaves out is neither raised nor
 * dropped: it stays as it is. */
static void assign_bits_to_pins(const struct board_type *board,
                                struct parts picked, pins value, pins mask,
                                struct event *event)
{
    for (int i = 0; i < picked.count; i++) {
        pins wire = PIN(board->parts[picked.first + i].pin);
        int bit = picked.count - 1 - i;

        if (!(mask >> bit & 1))
            continue;
        if (value >> bit & 1)
            event->raise |= wire;
        else
            event->drop |= wire;
    }
}

/* On a board with fewer switches, those that a value leaves alone may be
 * missing. */
static const char *value_of_lowest(const char *word, int count)
{
    size_t length = strlen(word);

    for (; *word == 'x' && length > (size_t)count; length--)
        word++;
    return word;
}

/* The value keeps the form in which it was written: "xxxxx101" says more to a
 * reader of the journal than the pins it stands for. */
static const char *parse_set(const struct board_type *board,
                             const char **from, struct event *event,
                             struct text *tidy)
{
    char name[PART_NAME_MAX], word[72];
    struct parts picked = {0, 0};
    pins value, mask;
    const char *error = need_word(from, name, sizeof name, EVENT_SET);

    if (!error)
        error = pick_for(USE_FLIP, board, name, &picked);
    if (!error)
        error = need_word(from, word, sizeof word, EVENT_SET);
    if (!error)
        error = reading_value(value_of_lowest(word, picked.count),
                              picked.count, &value, &mask);
    if (error)
        return error;
    assign_bits_to_pins(board, picked, value, mask, event);
    text_put_char(tidy, ' ');
    text_put(tidy, name);
    text_put_char(tidy, ' ');
    text_put(tidy, word);
    return NULL;
}

/* One word, quoted if it has spaces. It may be empty. */
static const char *parse_type(const struct board_type *board,
                              const char **from, struct event *event,
                              struct text *tidy)
{
    const char *error = need_word(from, event->typed, sizeof event->typed,
                                  EVENT_TYPE);

    if (error)
        return error;
    if (!board_keyboard(board))
        return words_error("the {1} board has no keyboard to type on",
                           board->name, (char *)0);
    text_put_char(tidy, ' ');
    text_put_quoted(tidy, event->typed);
    return NULL;
}

/* A whole number with its sign. */
static const char *parse_counts(const char **from, int *counts,
                                struct text *tidy)
{
    char word[16];
    uint64_t number;
    const char *error = need_word(from, word, sizeof word, EVENT_MOVE);

    if (error)
        return error;
    if (!text_number(word + (word[0] == '-'), &number)
        || number > EVENT_MOVE_MAX)
        return words_error("'{1}' is not a number of counts; expected -255 to "
                           "255", word, (char *)0);
    *counts = word[0] == '-' ? -(int)number : (int)number;
    text_put(tidy, " ");
    text_put(tidy, word);
    return NULL;
}

static const char *parse_mouse_move(const struct board_type *board,
                                    const char **from, struct event *event,
                                    struct text *tidy)
{
    const char *error = parse_counts(from, &event->right, tidy);

    if (!error)
        error = parse_counts(from, &event->up, tidy);
    if (!error && !board_find(board, "CLICK_L").count)
        error = words_error("the {1} board has no mouse to move",
                            board->name, (char *)0);
    return error;
}

/* The words after the verb; power has none. */
static const char *parse_rest(const struct board_type *board,
                              const char **from, struct event *event,
                              struct text *tidy)
{
    switch (event->kind) {
    case EVENT_PRESS:
    case EVENT_RELEASE:
    case EVENT_TAP:  return parse_button(board, from, event, tidy);
    case EVENT_SET:  return parse_set(board, from, event, tidy);
    case EVENT_TYPE: return parse_type(board, from, event, tidy);
    case EVENT_MOVE: return parse_mouse_move(board, from, event, tidy);
    default:         return NULL;
    }
}

/* event->words is complete only on success; nothing reads it otherwise. */
const char *event_parse(const struct board_type *board, const char *words,
                        struct event *event)
{
    char word[32];
    struct text tidy;
    const char *error;

    memset(event, 0, sizeof *event);
    text_begin(&tidy, event->words, sizeof event->words);
    if (text_word(&words, word, sizeof word) <= 0)
        return WORDS("missing event; expected one such as 'press BTN0'");
    error = find_verb(word, &event->kind);
    if (error)
        return error;
    text_put(&tidy, verbs[event->kind]);
    error = parse_rest(board, &words, event, &tidy);
    if (error)
        return error;
    if (text_word(&words, word, sizeof word))
        return words_error("unexpected word '{1}': {2}", word,
                           helps[event->kind], (char *)0);
    return NULL;
}

void event_put_line(const struct event *self, struct text *to)
{
    text_put_char(to, '@');
    text_put_number(to, self->tick);
    text_put_char(to, ' ');
    text_put(to, self->words);
    text_put_char(to, '\n');
}
