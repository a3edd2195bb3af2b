/* eval.c - boardwalk poker eval: evaluates hands, one per line.
 *
 * Hands are collected into a batch, since many are evaluated faster than one;
 * but the batch is answered before every read that might block, so that a
 * person or a program on the other end of a pipe gets each answer at once.
 *
 * Answers and complaints keep the order of the input: a complaint first
 * flushes the answers to the lines before it.
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
    AHEAD = 1 << 16,                    /* longest line, and read buffer */
    SKIPPED_MAX = 1 << 20,              /* of a longer line; then it stops */
    OUT = 1 << 16,                      /* output buffer */
    ANSWER_MAX = 80,
    CARD_WORD_MAX = 3,                  /* "10h" */
};

struct eval {
    const char *kind;                   /* what is numbered: "line", "hand" */
    long place;                         /* number of the current one */
    int status, complaint;              /* so far; after a bad hand */
    size_t skipped;                     /* bytes of a line that is too long */
    int count;                          /* hands in the batch */
    cards hand[BATCH];
    uint32_t value[BATCH];
    size_t used;                        /* bytes read but not evaluated */
    char ahead[AHEAD];
};

/* Answers */

/* The three columns: class, category, best five cards. */
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

/* poker_values wants hands of the same number of cards. */
static int count_alike(const cards *hand, int count)
{
    int same = 1;

    while (same < count && cards_count(hand[same]) == cards_count(hand[0]))
        same++;
    return same;
}

static void answer_batch(struct eval *self)
{
    for (int i = 0, many; i < self->count; i += many) {
        many = count_alike(self->hand + i, self->count - i);
        poker_values(self->hand + i, (size_t)many, self->value + i);
    }
    for (int i = 0; i < self->count; i++)
        print_answer(self->value[i], self->hand[i]);
    self->count = 0;
}

/* The answers to earlier hands come out first. */
static void report_bad_hand(struct eval *self, int column, const char *what)
{
    answer_batch(self);
    fflush(stdout);
    print_visible(stderr, "boardwalk: %s %ld, column %d: %s\n", self->kind,
                  self->place, column, what);
    self->status = self->complaint;
}

/* Hands */

/* A full batch is answered at once, so there is always room for one hand
 * more. */
static void eval_hand(struct eval *self, const char *words, size_t length)
{
    struct poker_list list;
    int column = 1;
    const char *error = poker_read_cards(words, length, CARDS_LEAST,
                                         CARDS_MOST, &list, &column);

    if (error) {
        report_bad_hand(self, column, error);
        return;
    }
    self->hand[self->count++] = list.set;
    if (self->count == BATCH)
        answer_batch(self);
}

static int is_trailing_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* A byte order mark is skipped, on the first line only. Then a comment and
 * trailing blanks are cut off; an empty line is no hand. */
static void eval_line(struct eval *self, const char *line, size_t length)
{
    const char *comment = memchr(line, '#', length);

    if (self->place++ == 0) {
        size_t mark = utf8_mark(line, length);

        if (utf8_is_16(line, length)) {
            report_bad_hand(self, 1, "this is UTF-16; hands are plain text or "
                                     "UTF-8");
            return;
        }
        line += mark;
        length -= mark;
    }
    if (comment)
        length = (size_t)(comment - line);
    while (length > 0 && is_trailing_blank(line[length - 1]))
        length--;
    if (length > 0)
        eval_hand(self, line, length);
}

/* Evaluates all complete lines; the rest moves to the front of the buffer. */
static void eval_whole_lines(struct eval *self)
{
    const char *line = self->ahead, *all = line + self->used, *end;

    while ((end = memchr(line, '\n', (size_t)(all - line))) != NULL) {
        if (!self->skipped)
            eval_line(self, line, (size_t)(end - line));
        self->skipped = 0;
        line = end + 1;
    }
    self->used = (size_t)(all - line);
    memmove(self->ahead, line, self->used);
}

/* Skips a line that does not fit the buffer. 0 if it has no end in sight, as
 * in a device or a binary file. */
static int skip_too_long(struct eval *self)
{
    if (!self->skipped) {
        self->place++;
        report_bad_hand(self, AHEAD,
                        "this line is too long for seven cards");
    }
    self->skipped += self->used;
    self->used = 0;
    if (self->skipped < SKIPPED_MAX)
        return 1;
    report_bad_hand(self, SKIPPED_MAX,
                    "the line does not end; nothing more is read");
    return 0;
}

/* The last line need not end with a newline. */
static void eval_last_line(struct eval *self)
{
    if (self->used > 0 && !self->skipped)
        eval_line(self, self->ahead, self->used);
    answer_batch(self);
}

/* 0 at the end of the input, or if reading is given up. */
static int read_and_eval(struct eval *self)
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
    eval_whole_lines(self);
    return self->used < AHEAD || skip_too_long(self);
}

/* Answers before each read, which may block. A failed flush means that the
 * reader is gone, and ends it. */
static void eval_standard_input(struct eval *self)
{
    self->kind = "line";
    self->complaint = EXIT_FAILED;
    do {
        answer_batch(self);
        if (fflush(stdout) != 0)
            return;
    } while (read_and_eval(self));
    eval_last_line(self);
}

/* Hands on the command line */

/* "Ah Kh Qh Jh Th" is one hand, "AhKhQhJhTh 2h2d2c2s3h" are two. */
static int are_cards(const struct args *args)
{
    for (int i = 0; i < args->word_count; i++)
        if (strlen(args->word[i]) > CARD_WORD_MAX)
            return 0;
    return 1;
}

/* The words are joined in the read buffer, which is free: no input is read. */
static void eval_one_hand_of_words(struct eval *self, const struct args *args)
{
    struct text to;

    text_begin(&to, self->ahead, sizeof self->ahead);
    for (int i = 0; i < args->word_count; i++) {
        text_put(&to, i ? " " : "");
        text_put(&to, args->word[i]);
    }
    self->place++;
    eval_hand(self, self->ahead, to.used);
}

static void eval_arguments(struct eval *self, const struct args *args)
{
    self->kind = "hand";
    self->complaint = EXIT_USAGE;
    if (are_cards(args)) {
        eval_one_hand_of_words(self, args);
    } else {
        for (int i = 0; i < args->word_count; i++) {
            self->place++;
            eval_hand(self, args->word[i], strlen(args->word[i]));
        }
    }
    answer_batch(self);
}

static int evaluate_hands(const struct args *args)
{
    struct eval *self = calloc(1, sizeof *self);
    int status;

    if (!self)
        return command_failed("out of memory");
    setvbuf(stdout, NULL, _IOFBF, OUT);
    if (args->word_count > 0)
        eval_arguments(self, args);
    else
        eval_standard_input(self);
    status = self->status;
    free(self);
    return status;
}

static const struct arg_def options[] = {{0}};

const struct command command_poker_eval = {
    .name = "eval",
    .group = "poker",
    .usage = "[HAND]...",
    .summary = "evaluate hands of five to seven cards",
    .more =
"Without a HAND, hands are read from standard input, one per line:\n"
"AhKhQhJhTh, or with spaces or commas between the cards. Each is answered\n"
"by a line of three columns, separated by tabs: its class, its category, and\n"
"the best five of its cards. Classes go from 1, the royal flush, to 7462,\n"
"7-5-4-3-2 of several suits; the lower class wins, equal classes tie.\n"
"\n"
"Empty lines and everything after a # are ignored. A line that is not a hand\n"
"is reported on standard error with its place; the others are answered, and\n"
"the exit status is 1, or 2 for a wrong HAND on the command line. Reading\n"
"stops at a line of more than 1 MiB.\n",
    .options = options,
    .run = evaluate_hands,
};
