/* frames.c - what must be seen after each report: hashes of whole pictures.
 *
 *   de1soc_frames SEED <reports
 *
 * A report is a line of up to eight bytes in hexadecimal, as the keyboard sends
 * them; the line that comes back is the picture's hash and its caption.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "machines/go/de1soc/reference.h"
#include "machines/go/hps/program_words.h"

static struct reference reference;

static int read_report(const char *line, uint8_t report[KEYS_REPORT])
{
    int length = 0;
    char *end;

    for (; length < KEYS_REPORT; length++, line = end) {
        unsigned long byte = strtoul(line, &end, 16);

        if (end == line || byte > UINT8_MAX)
            break;
        report[length] = (uint8_t)byte;
    }
    return length;
}

static void print(void)
{
    char caption[120];
    struct text to;

    text_begin(&to, caption, sizeof caption);
    program_caption(&reference.program, &to);
    printf("%016" PRIx64 " %s\n", reference.monitor.hash, caption);
}

int main(int argc, char **argv)
{
    uint8_t report[KEYS_REPORT] = {0};
    char line[80];

    reference_begin(&reference, argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
    reference_settle(&reference);
    print();
    while (fgets(line, sizeof line, stdin)) {
        reference_report(&reference, report, read_report(line, report));
        reference_settle(&reference);
        print();
    }
    return 0;
}
