/* args.c - rules of Go and limits from the command line.
 *
 * Error texts begin with the option and its value, and say what would be
 * right; commands print them with their usage (command_misused).
 */
#include "games/go/commands/args.h"

#include "games/go/notation/words.h"

enum { MS_MAX = 86400 * 1000, KOMI_HALVES = 15 };

void go_args_standard(struct go_rules *rules)
{
    go_rules_standard(rules);
    rules->ko = GO_KO_POSITIONAL;
    rules->komi = KOMI_HALVES;
}

/* Many files leave the rules out. Simple ko forbids least, so that no game is
 * called illegal that was legal where it was played. */
void go_args_unsaid(struct go_rules *rules)
{
    go_rules_standard(rules);
    rules->komi = 0;
}

const char *go_args_rules(const struct args *args, struct go_rules *rules)
{
    const char *komi = args_value(args, "komi");
    const char *name = args_value(args, "rules");
    int size = rules->size, halves = rules->komi;
    const char *error = args_int(args, "size", GO_SIZE_MIN, GO_SIZE_MAX,
                                 &size);

    if (error)
        return error;
    if (komi && !go_read_komi(komi, &halves))
        return text_error("--komi ", komi, ": expected points such as 7.5, "
                          "at most 1000", (char *)0);
    if (name && !go_read_rules(name, rules))
        return text_error("--rules ", name, ": expected Chinese, Japanese, "
                          "Korean, AGA, NZ, Tromp-Taylor, Ing, or a "
                          "description such as 'area, simple ko'", (char *)0);
    rules->size = (uint8_t)size;
    rules->komi = (int16_t)halves;
    return NULL;
}

const char *go_args_seconds(const struct args *args, const char *name,
                            int *ms)
{
    const char *value = args_value(args, name);
    uint64_t wide;

    if (!value)
        return NULL;
    if (text_seconds(value, &wide) && wide > 0 && wide <= MS_MAX) {
        *ms = (int)wide;
        return NULL;
    }
    return text_error("--", name, " ", value, ": expected seconds such as 2 "
                      "or 0.25, at most 86400", (char *)0);
}
