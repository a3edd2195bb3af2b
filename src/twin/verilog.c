/* verilog.c - reads the files of a foreign design.
 *
 * All names are checked before they become paths, and all links are resolved:
 * no file outside of the design's folder is ever opened, so that no error
 * message can show what is in one.
 */
#include "twin/verilog.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "disk/file.h"

enum { FILE_SIZE_MAX = 16 << 20, INCLUDES_MAX = 16, OTHERS_MAX = 2000 };

/* Reading */

/* Relative, without "..", and of characters that need no quoting anywhere:
 * names end up in shell commands. */
static int is_safe_name(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-/");

    return *name && !name[length] && *name != '/' && *name != '-'
        && !strstr(name, "..") && strlen(name) < VERILOG_NAME_MAX;
}

/* The real path of a file. A link must not lead out of the folder: a tool's
 * error would show what is in the file. */
static const char *resolve(const struct verilog *self, const char *name,
                           char path[PATH_MAX])
{
    char joined[PATH_MAX], folder[PATH_MAX];
    size_t length;

    snprintf(joined, sizeof joined, "%s/%s", self->macros.folder, name);
    if (!realpath(self->macros.folder, folder) || !realpath(joined, path))
        return text_error("cannot open ", self->macros.folder, "/", name, ": ",
                          strerror(errno), (char *)0);
    length = strlen(folder);
    if (strncmp(path, folder, length) == 0 && path[length] == '/')
        return NULL;
    return text_error(self->macros.folder, "/", name, " is a link that points "
                      "outside of ", self->macros.folder, ": put the file "
                      "itself there", (char *)0);
}

/* A file as text with a zero after it, which the caller frees; null after an
 * error. O_NONBLOCK and fstat keep a FIFO from blocking. */
static const char *read_whole(const struct verilog *self, const char *name,
                              char **text, size_t *length)
{
    char path[PATH_MAX];
    const char *error = resolve(self, name, path);
    struct stat is;
    int file;

    *text = NULL;
    *length = 0;
    if (error)
        return error;
    file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    if (file < 0)
        return file_trouble("open", path);
    if (fstat(file, &is) != 0 || !S_ISREG(is.st_mode))
        error = text_error(path, " is not a regular file", (char *)0);
    else
        error = file_read_open(file, path, FILE_SIZE_MAX, text, length);
    close(file);
    return error;
}

/* The output */

/* Null if there is no memory. Invalidates pointers into files. */
static struct verilog_file *append_output_file(struct verilog *self,
                                               const char *name)
{
    struct verilog_file *more = realloc(self->files,
                                        (self->count + 1) * sizeof *more);

    if (!more)
        return NULL;
    self->files = more;
    more += self->count++;
    *more = (struct verilog_file){0};
    snprintf(more->name, sizeof more->name, "%s", name);
    return more;
}

static int has_file(const struct verilog *self, const char *name)
{
    for (size_t i = 0; i < self->count; i++)
        if (text_same(self->files[i].name, name))
            return 1;
    return 0;
}

/* Data files are copied as they are: only $readmemh looks into them. */
const char *verilog_take_data(struct verilog *self, const char *name)
{
    char *text;
    size_t length;
    struct verilog_file *file;
    const char *error;

    if (!is_safe_name(name))
        return "a file that is read must be in the design's folder and have a "
               "plain name, without ..";
    if (has_file(self, name))
        return NULL;
    error = read_whole(self, name, &text, &length);
    if (error)
        return error;
    file = append_output_file(self, name);
    if (!file) {
        free(text);
        return "out of memory for a design";
    }
    file->text = text;
    file->length = length;
    return NULL;
}

/* Sources */

/* Tokens of macros point into the text, so it lives as long as the design. */
static const char *keep_text(struct verilog *self, char *text)
{
    char **more = realloc(self->texts,
                          (self->text_count + 1) * sizeof *more);

    if (!more) {
        free(text);
        return "out of memory for a design";
    }
    self->texts = more;
    more[self->text_count++] = text;
    return NULL;
}

/* A zero byte would hide what follows from this reader, but maybe not from a
 * simulator. */
static const char *expand_file(struct verilog *self, const char *name,
                               int line)
{
    const char *before = self->macros.name, *error;
    char *text;
    size_t length;

    error = read_whole(self, name, &text, &length);
    if (error || !text)
        return error;
    if (strlen(text) != length) {
        free(text);
        return text_error(self->macros.folder, "/", name, " is not a text "
                          "file: it contains a zero byte", (char *)0);
    }
    error = keep_text(self, text);
    if (error)
        return error;
    self->macros.name = name;
    error = verilog_expand(self, text, line);
    self->macros.name = before;
    return error;
}

/* Beside the file that includes it, else in the folder, as compilers look. */
static void find_include(const struct verilog *self, const char *name,
                         char found[VERILOG_NAME_MAX])
{
    const char *slash = strrchr(self->macros.name, '/');
    char path[PATH_MAX];
    int folder = slash ? (int)(slash + 1 - self->macros.name) : 0;

    snprintf(found, VERILOG_NAME_MAX, "%.*s%s", folder, self->macros.name,
             name);
    snprintf(path, sizeof path, "%s/%s", self->macros.folder, found);
    if (access(path, F_OK) != 0)
        snprintf(found, VERILOG_NAME_MAX, "%s", name);
}

static const char *expand_include(void *to, const char *name, int line)
{
    struct verilog *self = to;
    char found[VERILOG_NAME_MAX];
    const char *error;

    if (!is_safe_name(name))
        return "an included file must be in the design's folder and have a "
               "plain name, without ..";
    if (self->depth == INCLUDES_MAX)
        return "files include each other in a loop";
    find_include(self, name, found);
    self->depth++;
    error = expand_file(self, found, line);
    self->depth--;
    return error;
}

static const char *put_expanded(void *to, const struct verilog_token *token,
                                int line)
{
    return verilog_put(to, token, line);
}

const char *verilog_expand(struct verilog *self, const char *text, int line)
{
    self->macros.to = self;
    self->macros.put = put_expanded;
    self->macros.include = expand_include;
    return verilog_macros_expand(&self->macros, text, line);
}

/* One source into self->text, which the caller takes over. The state of the
 * writer starts anew; macros stay, as they do among files of one command. */
static const char *filter_source(struct verilog *self, const char *name)
{
    const char *error;

    self->out = open_memstream(&self->text, &self->length);
    if (!self->out)
        return "out of memory for a design";
    self->line = 1;
    self->reading = 0;
    self->behind = NULL;
    self->last = (struct verilog_token){0};
    error = expand_file(self, name, 0);
    fputc('\n', self->out);
    if (fclose(self->out) != 0 && !error)
        error = "out of memory for a design";
    return error;
}

/* Data files may be added meanwhile, so the entry is made only when the text is
 * there. */
const char *verilog_add(struct verilog *self, const char *name)
{
    struct verilog_file *file;
    const char *error;

    if (has_file(self, name))
        return NULL;
    error = filter_source(self, name);
    file = error ? NULL : append_output_file(self, name);
    if (file) {
        file->text = self->text;
        file->length = self->length;
    } else {
        free(self->text);
    }
    self->text = NULL;
    return error || file ? error : "out of memory for a design";
}

/* Sources that were not named */

static int is_source_name(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");

    return text_same(name + length, ".sv") || text_same(name + length, ".v");
}

/* Files that could be sources; a folder that cannot be read has none. */
static void list_others(struct verilog *self, const char *under)
{
    char path[PATH_MAX];
    const struct dirent *entry;
    DIR *folder;

    snprintf(path, sizeof path, "%s/%s", self->macros.folder, under);
    folder = opendir(path);
    while (folder && (entry = readdir(folder))
           && self->other_count < OTHERS_MAX)
        if (is_source_name(entry->d_name) && strlen(entry->d_name) < 200)
            snprintf(self->others[self->other_count++].name, VERILOG_NAME_MAX,
                     "%s%.200s", under, entry->d_name);
    if (folder)
        closedir(folder);
}

/* "boards/duel.sv" is the file of a module duel. */
static int is_module_file(const char *name, const struct verilog_token *word)
{
    const char *slash = strrchr(name, '/');
    const char *stem = slash ? slash + 1 : name;

    return strncmp(stem, word->at, word->length) == 0
        && stem[word->length] == '.';
}

void verilog_want(struct verilog *self, const struct verilog_token *word)
{
    for (size_t i = 0; i < self->other_count; i++)
        if (is_module_file(self->others[i].name, word))
            self->others[i].is_wanted = 1;
}

/* Each may use others in turn, so it goes round until none is new. */
const char *verilog_add_others(struct verilog *self)
{
    const char *error = NULL;
    int is_more = 1;

    while (!error && is_more) {
        is_more = 0;
        for (size_t i = 0; !error && i < self->other_count; i++)
            if (self->others[i].is_wanted
                && !has_file(self, self->others[i].name)) {
                error = verilog_add(self, self->others[i].name);
                is_more = 1;
            }
    }
    return error;
}

/* Begin and end */

/* Sorted, as the order of a folder is not the same everywhere. */
static int compare_names(const void *a, const void *b)
{
    return strcmp(((const struct verilog_other *)a)->name,
                  ((const struct verilog_other *)b)->name);
}

/* Macros of the simulator are given as text, so that they are like any other.
 */
const char *verilog_begin(struct verilog *self, const char *folder,
                          const char *macros)
{
    char name[VERILOG_NAME_MAX];
    const char *error = NULL;

    self->macros.folder = folder;
    self->macros.name = "";
    self->others = calloc(OTHERS_MAX, sizeof *self->others);
    if (!self->others)
        return "out of memory for a design";
    list_others(self, "");
    list_others(self, "boards/");
    qsort(self->others, self->other_count, sizeof *self->others, compare_names);
    while (!error && text_word(&macros, name, sizeof name) > 0) {
        char *text = malloc(sizeof name + 16);

        if (!text)
            return "out of memory for a design";
        snprintf(text, sizeof name + 16, "`define %s 1", name);
        error = keep_text(self, text);
        if (!error)
            error = verilog_expand(self, text, 0);
    }
    return error;
}

void verilog_free(struct verilog *self)
{
    for (size_t i = 0; i < self->count; i++)
        free(self->files[i].text);
    verilog_macros_free(&self->macros);
    for (size_t i = 0; i < self->text_count; i++)
        free(self->texts[i]);
    free(self->files);
    free(self->texts);
    free(self->others);
    *self = (struct verilog){0};
}
