/* project.c - any bytes as a student's source, under sanitizers (libFuzzer).
 *
 * The first byte says which language it is. Whatever it is, it is read to an
 * end, its edits lie in the file and in order, and every note has words.
 */
#include "target.h"

#include <string.h>

#include "designs/project/project.h"

static void check_edits(const struct project_file *file)
{
    size_t length;
    char *copy = project_copy(file, &length);

    MUST(copy);
    free(copy);
    for (const struct project_edit *e = file->edits; e; e = e->next) {
        MUST(e->from + e->length <= file->length);
        MUST(!e->next || e->next->from >= e->from + e->length);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const char *const names[] = {"a.v", "a.sv", "a.vhd", "a.xdc"};
    static const char places[] =
        "set_property PACKAGE_PIN W5 [get_ports clk]\n";
    const struct project_spec nothing = {0};
    struct project project = {0};

    if (!size)
        return 0;
    MUST(!project_add(&project, names[bytes[0] % 4], (const char *)bytes + 1,
                      size - 1));
    MUST(!project_add(&project, "b.xdc", places, sizeof places - 1));
    project_solve(&project, &nothing);
    for (const struct project_file *f = project.files; f; f = f->next)
        check_edits(f);
    for (const struct project_note *n = project.notes; n; n = n->next)
        MUST(n->words[0] && n->line >= 0);
    project_free(&project);
    return 0;
}
