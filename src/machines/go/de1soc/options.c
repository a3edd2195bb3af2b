/* options.c - what the program's command line asks for. */
#include "machines/go/de1soc/options.h"

#include <getopt.h>
#include <stddef.h>

#include "base/text.h"

const char options_help[] =
    "usage: go-de1soc [OPTION]...\n"
    "Go on a DE1-SoC: picture and sound by the FPGA, a USB keyboard.\n"
    "\n"
    "      --seed=N            the same dice each time\n"
    "      --help              this text\n"
    "      --version           the program's version\n"
    "\n"
    "For tests without the board:\n"
    "      --root=FOLDER       look there for dev/mem and proc/iomem\n"
    "      --registers=SOCKET  registers of a modelled FPGA\n"
    "      --frames=FILE       its memory; both belong together\n"
    "      --keys=PIPE         reports of 8 bytes instead of a USB keyboard\n"
    "\n"
    "The exit status is 0 after SIGINT or SIGTERM, else it tells what is\n"
    "wrong: 1 the system, 2 options, 3 no /dev/mem, 4 no permission,\n"
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
         ? text_error("the option ", word, " needs a value", (char *)0)
         : text_error("unknown option ", word, "; --help lists them",
                      (char *)0);
}

static const char *take(struct options *self, int option, const char *value,
                        const char *word)
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
            return "--seed wants a number";
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
        error = take(self, option, optarg, argv[optind - 1]);
    if (error)
        return error;
    if (optind < argc)
        return text_error("unexpected argument ", argv[optind],
                          "; --help lists the options", (char *)0);
    if (!self->registers != !self->frames)
        return "--registers and --frames belong together";
    return NULL;
}
