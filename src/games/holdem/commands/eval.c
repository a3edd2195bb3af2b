/* eval.c - boardwalk poker eval: what hands are worth, one to a line.
 *
 * Hands wait until there are many of them, for many are judged faster than
 * one; but never longer than until the input has to be waited for, so that
 * a person and a program that asks and listens get their answers.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cli/command.h"
#include "disk/print.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/notation/words.h"

enum {
    CARDS_LEAST = 5, CARDS_MOST = 7,
    BATCH = 1024,
    AHEAD = 1 << 16,                    /* no line is longer */
    SKIPPED_MAX = 1 << 20,              /* nor goes on for so long */
    OUT = 1 << 16,
    ANSWER_MAX = 80,
    CARD_WORD_MAX = 3,                  /* "10h" */
};

struct eval {
    const char *kind;                   /* of places: "line", "hand" */
    long place;                         /* the last one, from 1 */
    int status, complaint;              /* so far; after a bad hand */
    size_t skipped;                     /* of too long a line, so far */
    int count;                          /* of hands that wait */
    cards hand[BATCH];
    uint32_t value[BATCH];
    size_t used;                        /* of what was read ahead */
    char ahead[AHEAD];
};

/* Answers */

static void print_answer(uint32_t value, cards hand)
{
    char line[ANSWER_MAX];
    struct text to;

    text_begin(&to, line, sizeof line);
    text_put_number(&to, (uint64_t)poker_class(value));
    text_put_char(&to, '\t');
    text_put(&to, poker_category_names[poker_category(value)]);
    text_put_char(&to, '\t');
    poker_write_best_five(hand, &to);
    text_put_char(&to, '\n');
    fwrite(line, 1, to.used, stdout);
}

/* Hands of as many cards as the first are judged together. */
static int count_alike(const cards *hand, int count)
{
    int same = 1;

    while (same < count && cards_count(hand[same]) == cards_count(hand[0]))
        same++;
    return same;
}

static void answer(struct eval *self)
{
    for (int i = 0, many; i < self->count; i += many) {
        many = count_alike(self->hand + i, self->count - i);
        poker_values(self->hand + i, (size_t)many, self->value + i);
    }
    for (int i = 0; i < self->count; i++)
        print_answer(self->value[i], self->hand[i]);
    self->count = 0;
}

/* What stands before it comes out before it. */
static void complain(struct eval *self, int column, const char *what)
{
    answer(self);
    fflush(stdout);
    print_visible(stderr, "boardwalk: %s %ld, column %d: %s\n", self->kind,
                  self->place, column, what);
    self->status = self->complaint;
}

/* Hands */

static void take_hand(struct eval *self, const char *words, size_t length)
{
    struct poker_list list;
    int column = 1;
    const char *error = poker_read_cards(words, length, CARDS_LEAST,
                                         CARDS_MOST, &list, &column);

    if (error) {
        complain(self, column, error);
        return;
    }
    self->hand[self->count++] = list.set;
    if (self->count == BATCH)
        answer(self);
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static void take_line(struct eval *self, const char *line, size_t length)
{
    const char *comment = memchr(line, '#', length);

    if (self->place++ == 0) {
        size_t mark = utf8_mark(line, length);

        if (utf8_is_16(line, length)) {
            complain(self, 1, "this is UTF-16; hands are plain text or "
                              "UTF-8");
            return;
        }
        line += mark;
        length -= mark;
    }
    if (comment)
        length = (size_t)(comment - line);
    while (length > 0 && is_blank(line[length - 1]))
        length--;
    if (length > 0)
        take_hand(self, line, length);
}

/* All lines that are whole; what is left moves to the front. */
static void take_lines(struct eval *self)
{
    const char *line = self->ahead, *all = line + self->used, *end;

    while ((end = memchr(line, '\n', (size_t)(all - line))) != NULL) {
        if (!self->skipped)
            take_line(self, line, (size_t)(end - line));
        self->skipped = 0;
        line = end + 1;
    }
    self->used = (size_t)(all - line);
    memmove(self->ahead, line, self->used);
}

/* 0 if it has no end in sight: such as a device, or a file of something
 * else. */
static int skip_too_long(struct eval *self)
{
    if (!self->skipped) {
        self->place++;
        complain(self, AHEAD, "this line is too long for seven cards");
    }
    self->skipped += self->used;
    self->used = 0;
    if (self->skipped < SKIPPED_MAX)
        return 1;
    complain(self, SKIPPED_MAX, "and it goes on; nothing more is read");
    return 0;
}

static void take_last(struct eval *self)
{
    if (self->used > 0 && !self->skipped)
        take_line(self, self->ahead, self->used);
    answer(self);
}

/* 0 at the end of the input, or of what is read of it. */
static int read_more(struct eval *self)
{
    ssize_t got = read(STDIN_FILENO, self->ahead + self->used,
                       AHEAD - self->used);

    if (got < 0 && errno == EINTR)
        return 1;
    if (got < 0)
        self->status = command_failed(text_error("cannot read standard "
            "input: ", strerror(errno), (char *)0));
    if (got <= 0)
        return 0;
    self->used += (size_t)got;
    take_lines(self);
    return self->used < AHEAD || skip_too_long(self);
}

static void take_input(struct eval *self)
{
    self->kind = "line";
    self->complaint = EXIT_FAILED;
    do {
        answer(self);
        if (fflush(stdout) != 0)        /* nobody listens */
            return;
    } while (read_more(self));
    take_last(self);
}

/* Hands as words: of the command line */

/* "Ah Kh Qh Jh Th" is one hand, "AhKhQhJhTh 2h2d2c2s3h" are two. */
static int are_cards(const struct args *args)
{
    for (int i = 0; i < args->word_count; i++)
        if (strlen(args->word[i]) > CARD_WORD_MAX)
            return 0;
    return 1;
}

static void take_cards(struct eval *self, const struct args *args)
{
    struct text to;

    text_begin(&to, self->ahead, sizeof self->ahead);
    for (int i = 0; i < args->word_count; i++) {
        text_put(&to, i ? " " : "");
        text_put(&to, args->word[i]);
    }
    self->place++;
    take_hand(self, self->ahead, to.used);
}

static void take_words(struct eval *self, const struct args *args)
{
    self->kind = "hand";
    self->complaint = EXIT_USAGE;
    if (are_cards(args)) {
        take_cards(self, args);
    } else {
        for (int i = 0; i < args->word_count; i++) {
            self->place++;
            take_hand(self, args->word[i], strlen(args->word[i]));
        }
    }
    answer(self);
}

static int run(const struct args *args)
{
    struct eval *self = calloc(1, sizeof *self);
    int status;

    if (!self)
        return command_failed("not enough memory");
    setvbuf(stdout, NULL, _IOFBF, OUT);
    if (args->word_count > 0)
        take_words(self, args);
    else
        take_input(self);
    status = self->status;
    free(self);
    return status;
}

static const struct arg_def options[] = {{0}};

const struct command command_poker_eval = {
    .name = "eval",
    .group = "poker",
    .usage = "[HAND]...",
    .summary = "tell what hands of five to seven cards are worth",
    .more =
"Without a HAND they come from standard input, one to a line: AhKhQhJhTh, or\n"
"with spaces or commas. For each there is a line of three columns with tabs\n"
"between them: its class, its category, and the best five of its cards. The\n"
"classes go from 1, the royal flush, to 7462, 7-5-4-3-2 of several suits; who\n"
"has the lower one wins, the same one is a tie.\n"
"\n"
"Empty lines, and what stands behind a #, are passed over. A line that is no\n"
"hand is told with its place on standard error; the others are answered, and\n"
"the status is 1; that of a wrong HAND on the command line is 2. A line of\n"
"more than a MiB ends the reading.\n",
    .options = options,
    .run = run,
};
