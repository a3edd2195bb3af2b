/* mastermind_notes.c - what a long search has proven, on disk. */
#include "cli/mastermind_notes.h"

#include <inttypes.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"

enum { LINE_LENGTH_MAX = 100 };

struct note {
    uint64_t key;
    struct mastermind_fact fact;
};

static unsigned sum_of(const struct note *note)
{
    uint64_t sum = bits_mix(note->key);

    sum = bits_mix(sum ^ (uint64_t)note->fact.low);
    sum = bits_mix(sum ^ (uint64_t)note->fact.high);
    sum = bits_mix(sum ^ (uint64_t)note->fact.guess);
    return sum & 0xffff;
}

static void write_note(FILE *file, const struct note *note)
{
    fprintf(file, "%016" PRIx64 " %d %d %d %04x\n", note->key,
            note->fact.low, note->fact.high, note->fact.guess,
            sum_of(note));
}

/* Every worker comes here; one line at a time reaches the disk. */
static void learned(void *with, uint64_t key, struct mastermind_fact fact)
{
    struct mastermind_notes *self = with;
    struct note note = {key, fact};

    pthread_mutex_lock(&self->lock);
    write_note(self->file, &note);
    fflush(self->file);
    pthread_mutex_unlock(&self->lock);
}

static int is_sound(const struct note *note, unsigned sum,
                    const struct mastermind_search *search)
{
    const struct mastermind_fact *fact = &note->fact;

    return sum == sum_of(note) && fact->low >= 0 && fact->low <= fact->high
        && fact->high <= MASTERMIND_NEVER && fact->guess >= 0
        && (fact->guess < search->looker.table.guesses
            || fact->guess == MASTERMIND_NO_GUESS);
}

static int read_note(FILE *file, struct note *note,
                     const struct mastermind_search *search)
{
    char line[LINE_LENGTH_MAX];
    unsigned sum;

    return fgets(line, sizeof line, file) && strchr(line, '\n')
        && sscanf(line, "%" SCNx64 " %d %d %d %x", &note->key,
                  &note->fact.low, &note->fact.high, &note->fact.guess,
                  &sum) == 5
        && is_sound(note, sum, search);
}

static int has_title(FILE *file, const char *title)
{
    char line[NOTES_TITLE_MAX + 2];

    if (!fgets(line, sizeof line, file))
        return 0;
    line[strcspn(line, "\n")] = 0;
    return text_same(line, title);
}

/* Leaves the file where new notes go: behind the last good one. */
static long recall_all(FILE *file, struct mastermind_search *search)
{
    long facts = 0, end = ftell(file);
    struct note note;

    while (read_note(file, &note, search)) {
        mastermind_search_recall(search, note.key, note.fact);
        facts++;
        end = ftell(file);
    }
    fseek(file, end, SEEK_SET);
    return facts;
}

long mastermind_notes_open(struct mastermind_notes *self, const char *path,
                           const char *title,
                           struct mastermind_search *search)
{
    long facts = 0;

    pthread_mutex_init(&self->lock, NULL);
    self->file = fopen(path, "r+");
    if (self->file && has_title(self->file, title)) {
        facts = recall_all(self->file, search);
    } else {
        if (self->file)
            fclose(self->file);
        self->file = fopen(path, "w");
        if (self->file)
            fprintf(self->file, "%s\n", title);
    }
    if (self->file) {
        search->with = self;
        search->learned = learned;
    }
    return facts;
}

void mastermind_notes_close(struct mastermind_notes *self)
{
    if (self->file)
        fclose(self->file);
    self->file = NULL;
    pthread_mutex_destroy(&self->lock);
}
