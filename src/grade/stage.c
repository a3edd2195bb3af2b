/* stage.c - lays out a submission in a temporary folder, ready to be built.
 *
 * The submission comes first and the given blocks last, so that nothing a
 * student hands in can stand in for them. What is built is always this copy;
 * the original is only ever read.
 */
#include "grade/stage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "grade/folder.h"
#include "grade/handed_in.h"

enum { FAULT_MAX = 1 << 20, HUNK_LINES = 64 };

static size_t disk_bytes(const struct assignment *assignment)
{
    return (size_t)assignment->disk_mb << 20;
}

/* Given blocks */

struct given {
    const char *folder;                 /* of the submission */
    const char *name;                   /* of the block's file, alone */
};

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static const char *remove_namesake(void *with, const char *path,
                                   const char *name)
{
    const struct given *given = with;

    if (text_same(last_part(name), given->name))
        (void)unlink(path);
    return NULL;
}

static const char *put_given(void *with, const char *path, const char *name)
{
    const char *folder = with;
    struct given given = {folder, last_part(name)};
    char *text;
    size_t length;
    const char *error = folder_walk(folder, remove_namesake, &given);

    if (!error)
        error = file_read(path, FAULT_MAX, &text, &length);
    if (error)
        return error;
    error = folder_put(folder, name, text, length);
    free(text);
    return error;
}

const char *stage_given(const struct assignment *assignment,
                        const char *folder)
{
    char given[FILE_PATH_MAX], place[FILE_PATH_MAX];

    if (!assignment->given[0])
        return NULL;
    snprintf(place, sizeof place, "%s", folder);
    file_join(assignment->folder, assignment->given, given);
    return folder_walk(given, put_given, place);
}

/* Submissions */

const char *stage_submission(const struct assignment *assignment,
                             const char *path, const char *folder)
{
    return handed_in(path, folder, disk_bytes(assignment));
}

/* The last folder comes first, so that those before it are laid over it. */
static const char *lay_folders(const struct assignment *assignment,
                               const char *folders, const char *folder)
{
    char word[FILE_PATH_MAX], from[FILE_PATH_MAX];
    const char *error;

    if (text_word(&folders, word, sizeof word) <= 0)
        return NULL;
    error = lay_folders(assignment, folders, folder);
    file_join(assignment->folder, word, from);
    return error ? error
         : folder_copy(from, folder, disk_bytes(assignment), NULL);
}

const char *stage_good(const struct assignment *assignment,
                       const char *folders, const char *folder)
{
    const char *error = lay_folders(assignment, folders, folder);

    return error ? error : stage_given(assignment, folder);
}

/* Faults
 *
 * A change is found by its lines and not by their numbers, so that faults
 * survive edits of the good design elsewhere. It must fit exactly once: a
 * fault that no longer fits, or fits where nobody meant it, is an error of the
 * assignment and not a fault that is quietly missing. */

/* Pointers into the text of the fault's file. A line without a mark is in both
 * lists: it stays. */
struct hunk {
    char *old_lines[HUNK_LINES], *new_lines[HUNK_LINES];
    int old_count, new_count;
};

static size_t trimmed(const char **line)
{
    size_t length;

    *line += strspn(*line, " \t");
    length = strcspn(*line, "\n");
    while (length && text_is_space((*line)[length - 1]))
        length--;
    return length;
}

static int same_line(const char *a, const char *b)
{
    size_t length_a = trimmed(&a), length_b = trimmed(&b);

    return length_a == length_b && !memcmp(a, b, length_a);
}

static const char *behind_line(const char *at)
{
    at += strcspn(at, "\n");
    return at + (*at == '\n');
}

/* Where the old lines end if they stand here, else null. */
static const char *hunk_fits(const struct hunk *hunk, const char *at)
{
    for (int i = 0; i < hunk->old_count; i++, at = behind_line(at))
        if (!*at || !same_line(at, hunk->old_lines[i]))
            return NULL;
    return at;
}

static const char *find_hunk(const struct hunk *hunk, const char *text,
                             const char **begin, const char **end)
{
    int found = 0;

    for (const char *at = text; *at; at = behind_line(at))
        if (hunk_fits(hunk, at)) {
            *begin = at;
            *end = hunk_fits(hunk, at);
            found++;
        }
    if (found == 1)
        return NULL;
    return text_error(found ? "these lines occur more than once: "
                            : "this line does not occur: ",
                      hunk->old_count ? hunk->old_lines[0] : "(none)",
                      (char *)0);
}

static const char *apply_hunk(const struct hunk *hunk, const char *folder,
                              const char *name)
{
    char path[FILE_PATH_MAX], *text;
    const char *begin = NULL, *end = NULL, *error;
    struct file_draft draft = {0};
    size_t length;

    if (!hunk->old_count && !hunk->new_count)
        return NULL;
    file_join(folder, name, path);
    error = file_read(path, FAULT_MAX, &text, &length);
    if (error)
        return error;
    error = find_hunk(hunk, text, &begin, &end);
    if (!error)
        error = file_begin(&draft, path);
    if (!error) {
        fwrite(text, 1, (size_t)(begin - text), draft.stream);
        for (int i = 0; i < hunk->new_count; i++)
            fprintf(draft.stream, "%s\n", hunk->new_lines[i]);
        fputs(end, draft.stream);
        error = file_commit_loose(&draft);
    }
    free(text);
    return error;
}

static const char *add_hunk_line(struct hunk *hunk, char *line)
{
    char mark = line[0];

    if (hunk->old_count == HUNK_LINES || hunk->new_count == HUNK_LINES)
        return "a change has too many lines: at most 64";
    if (mark != '+')
        hunk->old_lines[hunk->old_count++] = line + (mark != 0);
    if (mark != '-')
        hunk->new_lines[hunk->new_count++] = line + (mark != 0);
    return NULL;
}

/* A line of the head: over, loses, a comment. */
static const char *take_fault_head(const struct assignment *assignment,
                                   const char *line, const char *folder,
                                   char loses[STAGE_LOSES])
{
    const char *rest = line;
    char word[24] = "";

    (void)text_word(&rest, word, sizeof word);
    if (text_same(word, "over"))
        return stage_good(assignment, rest, folder);
    if (text_same(word, "loses"))
        snprintf(loses, STAGE_LOSES, "%s", rest + strspn(rest, " "));
    else if (word[0] && word[0] != '#')
        return "expected over FOLDERS, loses CHECKS, or @@ FILE";
    return NULL;
}

/* A new @@ ends the change before it. */
static const char *take_fault_line(const struct assignment *assignment,
                                   char *line, const char *folder,
                                   char loses[STAGE_LOSES],
                                   struct hunk *hunk, const char **name)
{
    const char *error = NULL;

    if (!strncmp(line, "@@ ", 3)) {
        if (*name)
            error = apply_hunk(hunk, folder, *name);
        memset(hunk, 0, sizeof *hunk);
        *name = line + 3;
        return error;
    }
    return *name ? add_hunk_line(hunk, line)
                 : take_fault_head(assignment, line, folder, loses);
}

const char *stage_fault(const struct assignment *assignment, const char *fault,
                        const char *folder, char loses[STAGE_LOSES])
{
    char path[FILE_PATH_MAX], *text, *at;
    struct hunk hunk = {0};
    const char *name = NULL, *error;
    size_t length;

    loses[0] = 0;
    file_join(assignment->folder, fault, path);
    error = file_read(path, FAULT_MAX, &text, &length);
    if (error)
        return error;
    for (at = text; at && *at && !error;) {
        char *end = strchr(at, '\n');

        if (end)
            *end++ = 0;
        error = take_fault_line(assignment, at, folder, loses, &hunk, &name);
        at = end;
    }
    if (!error && name)
        error = apply_hunk(&hunk, folder, name);
    if (error)
        error = text_error(path, ": ", error, (char *)0);
    free(text);
    return error;
}
