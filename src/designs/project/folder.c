/* folder.c - finds the files of a project: sources, constraint files, memory
 * contents and settings of vendors' tools, by their names.
 *
 * What vendors' tools write themselves is not even opened: their folders have
 * known names. Links to folders are not followed, so that there is no circle.
 */
#include "designs/project/inside.h"

#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/utf8.h"
#include "disk/file.h"

enum { FILES_MAX = 4000, DEPTH_MAX = 24, BYTES_MAX = 4 << 20 };

/* Kinds */

static const struct {
    const char *ending;
    enum project_kind kind;
} endings[] = {
    {"v", PROJECT_VERILOG}, {"vlg", PROJECT_VERILOG},
    {"sv", PROJECT_SYSTEM_VERILOG},
    {"vh", PROJECT_HEADER}, {"svh", PROJECT_HEADER}, {"h", PROJECT_HEADER},
    {"inc", PROJECT_HEADER}, {"vinc", PROJECT_HEADER},
    {"vhd", PROJECT_VHDL}, {"vhdl", PROJECT_VHDL},
    {"xdc", PROJECT_CONSTRAINTS}, {"ucf", PROJECT_CONSTRAINTS},
    {"qsf", PROJECT_CONSTRAINTS}, {"cst", PROJECT_CONSTRAINTS},
    {"pcf", PROJECT_CONSTRAINTS}, {"lpf", PROJECT_CONSTRAINTS},
    {"tcl", PROJECT_CONSTRAINTS}, {"csv", PROJECT_CONSTRAINTS},
    {"xcd", PROJECT_CONSTRAINTS},
    {"hex", PROJECT_MEMORY}, {"mem", PROJECT_MEMORY}, {"mif", PROJECT_MEMORY},
    {"coe", PROJECT_MEMORY}, {"dat", PROJECT_MEMORY}, {"bin", PROJECT_MEMORY},
    {"txt", PROJECT_MEMORY}, {"list", PROJECT_MEMORY},
    {"xpr", PROJECT_SETTINGS}, {"xise", PROJECT_SETTINGS},
    {"qpf", PROJECT_SETTINGS}, {"gprj", PROJECT_SETTINGS},
    {"xci", PROJECT_SETTINGS}, {"xco", PROJECT_SETTINGS},
};

/* By its ending only; what a file holds is for its reader to find out. */
int project_kind_of(const char *name, enum project_kind *kind)
{
    const char *dot = strrchr(name, '.');

    for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
        if (text_alike(dot + 1, endings[i].ending)) {
            *kind = endings[i].kind;
            return 1;
        }
    return 0;
}

/* What tools leave behind; behind a dot the name of a project may precede. A
 * student's own folder may be called so, too, but then the tool would have
 * overwritten it. */
int project_is_tools_own(const char *name)
{
    static const char *const whole[] = {
        "db", "incremental_db", "output_files", "simulation", "greybox_tmp",
        "hc_output", "isim", "xst", "_xmsgs", "_ngo", "iseconfig",
        "xlnx_auto_0_xdb", "impl", "work", "obj_dir", "__MACOSX",
        "node_modules",
    };
    static const char *const behind[] = {
        ".gen", ".ip_user_files", ".cache", ".hw", ".runs", ".sim", ".Xil",
        ".ioplanning",
    };
    const char *dot = strrchr(name, '.');

    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        if (text_same(name, whole[i]))
            return 1;
    for (size_t i = 0; dot && i < sizeof behind / sizeof *behind; i++)
        if (text_same(dot, behind[i]))
            return 1;
    return name[0] == '.';
}

/* What Vivado writes of a core: an empty module, and one of primitives for its
 * simulator. The core's .xci file says more than both. They are often copied
 * into the sources together with it. */
static int is_tools_file(const char *name)
{
    static const char *const endings_of_cores[] = {
        "_stub.v", "_sim_netlist.v", "_funcsim.v", "_stub.vhdl",
        "_sim_netlist.vhdl", "_bb.v", "_inst.v",
    };
    size_t length = strlen(name);

    for (size_t i = 0; i < sizeof endings_of_cores / sizeof *endings_of_cores;
         i++) {
        size_t of_ending = strlen(endings_of_cores[i]);

        if (length > of_ending && text_alike(name + length - of_ending,
                                             endings_of_cores[i]))
            return 1;
    }
    return 0;
}

/* What ISE writes of a memory has a model for its simulator in it, and nothing
 * else; the core's .xco file says how the memory is. */
static int is_core_for_simulator(const char *text)
{
    return strstr(text, "XilinxCoreLib") != NULL;
}

/* Files */

/* "Copy of top.v" as "Copy_of_top.v". */
static const char *make_plain(struct project *self, const char *name)
{
    char *plain = store_take(&self->store, strlen(name) + 1);

    for (size_t i = 0; plain && name[i]; i++) {
        char c = name[i];

        plain[i] = (char)((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                          || text_is_digit(c) || c == '.' || c == '-'
                          ? c : '_');
    }
    if (plain && (plain[0] == '-' || plain[0] == '.'))
        plain[0] = '_';
    return plain ? plain : "";
}

/* Without regard to capitals: the copy may lie on a disk that does not tell
 * them apart. */
static int is_plain_taken(const struct project *self, const char *plain)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (text_alike(f->plain, plain))
            return 1;
    return 0;
}

/* Of two files with one name the second has its folders in it. */
static const char *choose_plain(struct project *self, const char *name)
{
    const char *slash = strrchr(name, '/');
    const char *plain = make_plain(self, slash ? slash + 1 : name);

    if (is_plain_taken(self, plain))
        plain = make_plain(self, name);
    while (is_plain_taken(self, plain) && !self->store.is_out)
        plain = store_join(&self->store, "_", plain, (char *)0);
    return plain;
}

/* By name, so that the order of a folder does not matter. That makes every
 * answer the same on every machine. */
static void insert_file(struct project *self, struct project_file *file)
{
    struct project_file **at = &self->files;

    while (*at && strcmp((*at)->name, file->name) < 0)
        at = &(*at)->next;
    file->next = *at;
    *at = file;
}

/* Text of any encoding; a file with zeros is none, and nothing behind them
 * would be seen. */
static const char *keep_file(struct project *self, const char *path,
                             const char *name, enum project_kind kind,
                             const char *text, size_t length)
{
    struct project_file *file = store_take(&self->store, sizeof *file);

    if (!file)
        return "out of memory for a project";
    file->path = store_join(&self->store, path, (char *)0);
    file->name = store_join(&self->store, name, (char *)0);
    file->plain = choose_plain(self, name);
    file->text = store_copy(&self->store, text, length);
    file->length = length;
    file->kind = kind;
    if (memchr(file->text, 0, length) && kind != PROJECT_MEMORY)
        file->why = utf8_is_16(file->text, length)
                  ? "it is in UTF-16; save it in UTF-8"
                  : "it is not a text file";
    else if (is_tools_file(name) || is_core_for_simulator(file->text))
        file->why = "the vendor's tool wrote it";
    insert_file(self, file);
    return self->store.is_out ? "out of memory for a project" : NULL;
}

/* Files from memory have no folder; their names are their paths. */
const char *project_add(struct project *self, const char *name,
                        const char *text, size_t length)
{
    enum project_kind kind;

    if (!self->folder)
        self->folder = "";
    return project_kind_of(name, &kind)
         ? keep_file(self, name, name, kind, text, length) : NULL;
}

/* A file that cannot be read ends it all: half a project would get a wrong
 * answer. */
static const char *load_file(struct project *self, const char *path,
                             const char *name, enum project_kind kind)
{
    char *text = NULL;
    size_t length;
    const char *error = file_read(path, BYTES_MAX, &text, &length);

    if (!error)
        error = keep_file(self, path, name, kind, text, length);
    free(text);
    return error;
}

/* Folders */

struct walk {
    struct project *project;
    int files;
    char root[PATH_MAX];                /* the folder that was named, without
                                         * links */
};

static const char *walk_folder(struct walk *self, const char *path,
                               const char *name, int depth);

/* A link to a file somewhere else could be to any file of the computer. */
static int leads_out(const struct walk *self, const char *path)
{
    size_t length = strlen(self->root);
    char whole[PATH_MAX];

    return !realpath(path, whole) || strncmp(whole, self->root, length) != 0
        || whole[length] != '/';
}

/* Cores of ISE lie in ipcore_dir itself, each with examples and benches in a
 * folder of its own. */
static int is_passed_by(const char *under, const char *entry)
{
    return project_is_tools_own(entry)
        || text_same(project_base(under), "ipcore_dir");
}

/* Something in a folder that cannot be read is somebody else's: only said. */
static const char *walk_entry(struct walk *self, const char *folder,
                              const char *under, const char *entry, int depth)
{
    struct store *store = &self->project->store;
    const char *path = store_join(store, folder, "/", entry, (char *)0);
    const char *name = store_join(store, under, *under ? "/" : "", entry,
                                  (char *)0);
    enum project_kind kind;
    struct stat is;

    if (stat(path, &is) != 0)
        return NULL;
    if (S_ISDIR(is.st_mode))
        return is_passed_by(under, entry) ? NULL
             : walk_folder(self, path, name, depth + 1);
    if (!S_ISREG(is.st_mode) || !project_kind_of(entry, &kind))
        return NULL;
    if (leads_out(self, path)) {
        project_note(self->project, PROJECT_REMARK, NULL, 0, name, " is a link "
                     "out of the folder and was not followed", (char *)0);
        return NULL;
    }
    if (self->files++ == FILES_MAX)
        return text_error(folder, " has too many files; name the folder of "
                          "one project", (char *)0);
    if (is.st_size > BYTES_MAX) {
        project_note(self->project, PROJECT_REMARK, NULL, 0, name, " is too "
                     "large and was not read", (char *)0);
        return NULL;
    }
    return load_file(self->project, path, name, kind);
}

/* By bytes, so that no locale has a say. */
static int compare_entries(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Its entries, sorted; null: it cannot be read. */
static const char **sorted_entries(struct store *store, const char *path,
                                size_t *count)
{
    const struct dirent *entry;
    const char **list = NULL;
    DIR *folder = opendir(path);
    size_t room = 0;

    *count = 0;
    while (folder && (entry = readdir(folder)) && *count < FILES_MAX) {
        if (text_same(entry->d_name, ".") || text_same(entry->d_name, ".."))
            continue;
        if (*count == room) {
            const char **more = store_take(store, (room * 2 + 16)
                                                  * sizeof *more);

            if (!more)
                break;
            if (list)
                memcpy(more, list, room * sizeof *more);
            list = more;
            room = room * 2 + 16;
        }
        list[(*count)++] = store_join(store, entry->d_name, (char *)0);
    }
    if (folder)
        closedir(folder);
    if (*count)
        qsort(list, *count, sizeof *list, compare_entries);
    return list;
}

/* What was named on the command line is followed even if it is a link; below
 * it links to folders are not. */
static const char *walk_folder(struct walk *self, const char *path,
                               const char *name, int depth)
{
    struct stat is;
    size_t count;
    const char **list, *error = NULL;

    if (depth == DEPTH_MAX
        || (depth && (lstat(path, &is) != 0 || S_ISLNK(is.st_mode))))
        return NULL;
    list = sorted_entries(&self->project->store, path, &count);
    for (size_t i = 0; !error && i < count; i++)
        error = walk_entry(self, path, name, list[i], depth);
    return error;
}

/* A file that is named is read whatever its ending; then it is Verilog. */
static const char *walk_argument(struct walk *self, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    enum project_kind kind = PROJECT_VERILOG;
    struct stat is;

    if (stat(path, &is) != 0)
        return file_trouble("open", path);
    if (!S_ISDIR(is.st_mode)) {
        project_kind_of(name, &kind);
        return load_file(self->project, path, name, kind);
    }
    if (!realpath(path, self->root))
        return file_trouble("open", path);
    return walk_folder(self, path, "", 0);
}

/* Without slashes at its end, which would be doubled in messages. */
static const char *trim_path(struct store *store, const char *path)
{
    size_t length = strlen(path);

    while (length > 1 && path[length - 1] == '/')
        length--;
    return store_copy(store, path, length);
}

/* The folder of the answer is the first path: with several it is only a name.
 */
const char *project_find_files(struct project *self, const char *const *paths)
{
    struct walk walk = {self, 0, ""};
    const char *error = NULL;

    self->folder = *paths ? trim_path(&self->store, *paths) : ".";
    for (; !error && *paths; paths++)
        error = walk_argument(&walk, trim_path(&self->store, *paths));
    return error;
}

/* Names in sources */

/* "../rtl/defs.vh" ends with "defs.vh"; whole names only. */
static int ends_with(const char *path, const char *name)
{
    size_t length = strlen(path), of_name = strlen(name);

    return length >= of_name && text_alike(path + length - of_name, name)
        && (length == of_name || path[length - of_name - 1] == '/');
}

/* Projects come from Windows, and their sources have its paths in them. */
const char *project_base(const char *name)
{
    const char *slash = strrchr(name, '/');
    const char *back = strrchr(slash ? slash : name, '\\');

    return back ? back + 1 : slash ? slash + 1 : name;
}

/* How well a file is meant by a name: exactly, from there or from the
 * project's folder; by its end; by its last part only, as when a path leads to
 * the student's own drive. In all of them capitals are the smaller difference.
 */
static int naming_score(const struct project_file *file,
                        const struct project_file *from, const char *name)
{
    const char *base = project_base(name);
    size_t folder = (size_t)(project_base(from->name) - from->name);
    int score = 0;

    if (!text_alike(project_base(file->name), base))
        return 0;
    score = text_same(project_base(file->name), base) ? 2 : 1;
    if (ends_with(file->name, name))
        score += 4;
    if (strncmp(file->name, from->name, folder) == 0
        && text_alike(file->name + folder, name))
        score += 16;
    if (text_alike(file->name, name))
        score += 8;
    return score;
}

/* The first of those that are best. */
struct project_file *project_named(const struct project *self,
                                   const struct project_file *from,
                                   const char *name)
{
    struct project_file *best = NULL;
    int most = 0;

    for (struct project_file *f = self->files; f; f = f->next) {
        int score = naming_score(f, from, name);

        if (score > most) {
            most = score;
            best = f;
        }
    }
    return best;
}
