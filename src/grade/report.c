/* report.c - writes all files of a report.
 *
 * Each is replaced as a whole, so that a report that is written again over an
 * older one is never half of both. Students come first: the pages of the class
 * lead to theirs.
 */
#include "grade/report.h"

#include "grade/folder.h"

typedef void write_report(const struct report *self, FILE *to);

static const char *write_report_file(const struct report *self, const char *out,
                              const char *name, write_report *write)
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    file_join(out, name, path);
    error = file_begin(&draft, path);
    if (error)
        return error;
    write(self, draft.stream);
    return file_commit_loose(&draft);
}

static const char *write_student(const struct report *self,
                                 const struct result *result,
                                 const char *out)
{
    char folder[FILE_PATH_MAX], path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    file_join(out, result->name, folder);
    error = folder_make(folder);
    file_join(folder, "index.html", path);
    if (!error)
        error = file_begin(&draft, path);
    if (error)
        return error;
    report_student(self, result, draft.stream);
    error = file_commit_loose(&draft);
    file_join(folder, "results.json", path);
    if (!error)
        error = file_begin(&draft, path);
    if (error)
        return error;
    report_gradescope(result, draft.stream);
    return file_commit_loose(&draft);
}

const char *report_write(const struct report *self, const char *out)
{
    static const struct {
        const char *name;
        write_report *write;
    } files[] = {
        {"index.html", report_class}, {"grades.csv", report_csv},
        {"grades.json", report_json}, {"junit.xml", report_junit},
        {"results.tap", report_tap}, {"annotations.txt", report_annotations},
    };
    const char *error = folder_make(out);

    for (int i = 0; i < self->count && !error; i++)
        error = write_student(self, &self->results[i], out);
    for (size_t i = 0; i < sizeof files / sizeof *files && !error; i++)
        error = write_report_file(self, out, files[i].name, files[i].write);
    return error;
}
