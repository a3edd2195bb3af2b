/* plain_tool.c - plain_tool XML: Verilator's document as plain Verilog, for
 * plain.sh. */
#include <stdio.h>
#include <stdlib.h>

#include "designs/plain/plain.h"
#include "disk/file.h"

enum { XML_MAX = 64 << 20 };

int main(int count, char **words)
{
    char *xml, *verilog;
    size_t length;
    const char *error = count == 2 ? file_read(words[1], XML_MAX, &xml,
                                               &length)
                                   : "usage: plain_tool XML";

    if (!error) {
        error = plain_verilog(xml, length, PLAIN_FILES_HEX, &verilog);
        free(xml);
    }
    if (error) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    fputs(verilog, stdout);
    free(verilog);
    return 0;
}
