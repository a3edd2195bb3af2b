/* script_repeat.c - repeat and end: lines that are done many times.
 *
 *     repeat 138
 *         tap BTNC
 *         +600
 *     end
 *
 * Lines come one by one, so those of a block are kept until the last `end` and
 * then done as if they stood there as often. Nothing of it is in the journal,
 * which has the events. How many lines that may be is bounded, so that a short
 * script does not fill the memory with events; for the time that they take
 * there is the limit of machine time, as for all lines.
 */
#include "bench/script_inside.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 4, BLOCK_ROOM = 4096 };

struct script_block {
    char *text;                         /* its lines, each with its end */
    size_t used, room;
    uint64_t times;
    int depth;                          /* of blocks that are open */
    int line;                           /* where it begins */
};

static void drop_block(struct script_block *block)
{
    if (block)
        free(block->text);
    free(block);
}

void script_drop_block(struct script *self)
{
    drop_block(self->block);
    self->block = NULL;
}

static const char *add_line(struct script_block *block, const char *line)
{
    size_t length = strlen(line);
    size_t room = block->room ? block->room : BLOCK_ROOM;
    char *text;

    while (room < block->used + length + 2)
        room *= 2;
    text = room > block->room ? realloc(block->text, room) : block->text;
    if (!text)
        return "out of memory for the lines to repeat";
    block->text = text;
    block->room = room;
    memcpy(text + block->used, line, length + 1);
    text[block->used + length] = '\n';
    text[block->used + length + 1] = 0;
    block->used += length + 1;
    return NULL;
}

/* The verb of a line, which may have a time in front of it. */
static void find_verb(const char *words, char *verb, size_t size)
{
    if (text_word(&words, verb, size) > 0
        && (*verb == '@' || *verb == '+')
        && text_word(&words, verb, size) > 0)
        return;
}

/* Doing it */

static const char *count_line(struct script *self)
{
    if (self->repeated++ < SCRIPT_REPEATED_MAX)
        return NULL;
    self->line++;                       /* it is this one that is too much */
    return "too much is repeated: at most a million lines in a script";
}

static int must_stop(const struct script *self)
{
    return self->should_stop && self->should_stop(self->with);
}

/* Once; what is wrong is told with the line where it stands. */
static const char *do_block(struct script *self,
                            const struct script_block *block)
{
    const char *at = block->text, *error = NULL;
    char line[SCRIPT_LINE_MAX];

    self->line = block->line;
    while (!error && *at && !must_stop(self)) {
        size_t length = strcspn(at, "\n");

        memcpy(line, at, length);
        line[length] = 0;
        error = count_line(self);
        if (!error)
            error = script_line(self, line);
        at += length + 1;
    }
    return error;
}

/* A block inside this one is kept anew each time. */
static const char *do_all(struct script *self)
{
    struct script_block *block = self->block;
    int end = self->line;
    const char *error = NULL;

    self->block = NULL;
    for (uint64_t i = 0; !error && block->text && i < block->times
         && !must_stop(self); i++)
        error = do_block(self, block);
    if (!error)
        self->line = end;
    drop_block(block);
    return error;
}

/* Lines */

const char *script_keep_line(struct script *self, const char *line,
                             const char *words)
{
    struct script_block *block = self->block;
    char verb[24] = "";

    find_verb(words, verb, sizeof verb);
    if (text_same(verb, "end") && --block->depth == 0) {
        (void)text_word(&words, verb, sizeof verb);
        return text_same(verb, "end") && !script_no_more(words)
             ? do_all(self) : "'end' stands alone on its line";
    }
    if (text_same(verb, "repeat") && ++block->depth > DEPTH_MAX)
        return "too many blocks in one another: at most four";
    return add_line(block, line);
}

const char *script_repeat(struct script *self, const char *words)
{
    char word[24];
    uint64_t times;

    if (text_word(&words, word, sizeof word) <= 0
        || !text_number(word, &times) || times == 0)
        return "missing number: repeat TIMES, such as repeat 8, and a line "
               "'end' after what is to be repeated";
    if (script_no_more(words))
        return script_no_more(words);
    self->block = calloc(1, sizeof *self->block);
    if (!self->block)
        return "out of memory for the lines to repeat";
    self->block->times = times;
    self->block->depth = 1;
    self->block->line = self->line;
    return NULL;
}

const char *script_end_alone(struct script *self, const char *words)
{
    (void)self;
    (void)words;
    return "'end' without a 'repeat' before it";
}

const char *script_whole(struct script *self)
{
    if (!self->block)
        return NULL;
    self->line = self->block->line;
    return "this 'repeat' has no 'end'";
}
