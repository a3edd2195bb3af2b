/* options.c - the options of the program's command line.
 *
 * The options for tests take the place of the hardware one by one; without
 * any the program runs on the board.
 */
#include "machines/go/de1soc/options.h"

#include <getopt.h>
#include <stddef.h>

#include "base/text.h"

const char options_help[] =
    "usage: go-de1soc [OPTION]...\n"
    "Go on a DE1-SoC: picture and sound by the FPGA, a USB keyboard.\n"
    "\n"
    "      --seed=N            seed of the bots: the same moves each time\n"
    "      --help              print this text\n"
    "      --version           print the version\n"
    "\n"
    "For tests without the board:\n"
    "      --root=FOLDER       look for dev/mem and proc/iomem in FOLDER\n"
    "      --registers=SOCKET  use the registers of a modelled FPGA\n"
    "      --frames=FILE       and its memory; give both or neither\n"
    "      --keys=PIPE         read reports of 8 bytes, not a USB keyboard\n"
    "\n"
    "The exit status is 0 after SIGINT or SIGTERM; otherwise it says what\n"
    "is wrong: 1 the system, 2 options, 3 no /dev/mem, 4 no permission,\n"
    "5 not mappable, 6 memory not reserved, 7 no bridge, 8 no peripheral,\n"
    "9 no USB.\n";

enum { ROOT = 1, REGISTERS, FRAMES, KEYS, SEED, HELP, VERSION };

static const struct option table[] = {
    {"root", required_argument, NULL, ROOT},
    {"registers", required_argument, NULL, REGISTERS},
    {"frames", required_argument, NULL, FRAMES},
    {"keys", required_argument, NULL, KEYS},
    {"seed", required_argument, NULL, SEED},
    {"help", no_argument, NULL, HELP},
    {"version", no_argument, NULL, VERSION},
    {NULL, 0, NULL, 0},
};

/* An argument that getopt did not take: the last one it looked at. */
static const char *refused(int option, const char *word)
{
    return option == ':'
         ? text_error("option ", word, " needs a value", (char *)0)
         : text_error("unknown option ", word, "; --help lists them",
                      (char *)0);
}

/* `word` is the argument as it was typed, for the error. */
static const char *apply_option(struct options *self, int option,
                                const char *value, const char *word)
{
    switch (option) {
    case ROOT:      self->root = value; break;
    case REGISTERS: self->registers = value; break;
    case FRAMES:    self->frames = value; break;
    case KEYS:      self->keys = value; break;
    case HELP:      self->wants_help = 1; break;
    case VERSION:   self->wants_version = 1; break;
    case SEED:
        self->has_seed = 1;
        if (!text_number(value, &self->seed))
            return "--seed needs a number";
        break;
    default:
        return refused(option, word);
    }
    return NULL;
}

const char *options_read(struct options *self, int argc, char **argv)
{
    const char *error = NULL;
    int option;

    *self = (struct options){.root = ""};
    opterr = 0;
    while (!error && (option = getopt_long(argc, argv, ":", table, NULL)) != -1)
        error = apply_option(self, option, optarg, argv[optind - 1]);
    if (error)
        return error;
    if (optind < argc)
        return text_error("unexpected argument '", argv[optind],
                          "'; --help lists the options", (char *)0);
    if (!self->registers != !self->frames)
        return "--registers and --frames must be given together";
    return NULL;
}
