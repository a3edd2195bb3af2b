/* iomem.c - which memory Linux keeps for itself, by /proc/iomem.
 *
 * A line is "00000000-3effffff : System RAM", indented if it lies within the
 * line before. A user without the right to know sees only zeros; then nothing
 * is refused here, and opening /dev/mem will fail anyway.
 */
#include "machines/go/de1soc/iomem.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 256 };

static int is_ram(const char *name)
{
    return strncmp(name, " : System RAM", strlen(" : System RAM")) == 0;
}

/* A hexadecimal number and what must follow it. */
static int parse_hex(const char **at, char behind, uint64_t *number)
{
    char *end;

    errno = 0;
    *number = strtoull(*at, &end, 16);
    if (end == *at || errno || *end != behind)
        return 0;
    *at = end;
    return 1;
}

/* Both ends of a range belong to it. Lines that read differently do not
 * count. */
static int overlaps(const char *line, uint64_t from, uint64_t bytes)
{
    uint64_t first, last;

    if (!parse_hex(&line, '-', &first))
        return 0;
    line++;
    if (!parse_hex(&line, ' ', &last) || !is_ram(line))
        return 0;
    return first < from + bytes && last >= from;
}

int iomem_has_ram(const char *path, uint64_t from, uint64_t bytes)
{
    char line[LINE];
    FILE *file = fopen(path, "r");
    int found = 0;

    if (!file)
        return 0;
    while (!found && fgets(line, sizeof line, file))
        found = overlaps(line, from, bytes);
    fclose(file);
    return found;
}
