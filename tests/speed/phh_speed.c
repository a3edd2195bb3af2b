/* phh_speed.c - how fast files of poker hands are read and judged: one core,
 * processor time, the best of a few runs, with the fields that poker rooms
 * write. The goal is 200,000 hands of two players a second. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/holdem/notation/phh.h"

enum { RUNS = 7, HANDS = 50000, ACTIONS = 256, HAND_MAX = 2048 };

/* What is different in a hand; the deals come by themselves. */
struct kind {
    const char *name;
    int players;
    const char *blinds, *stacks, *played, *winnings;
};

static const struct kind kinds[] = {
    {"two players", 2, "0.50, 1", "128.44, 204.58",
     "'p2 cc', 'p1 cbr 3', 'p2 cc', 'd db 8d4d5d', 'p1 cbr 4.50', 'p2 cc', "
     "'d db Tc', 'p1 cbr 12.20', 'p2 f'", "0, 0"},
    {"six players", 6, "0.50, 1, 0, 0, 0, 0",
     "194.50, 60.30, 406.50, 202.75, 357.74, 417.75",
     "'p3 f', 'p4 f', 'p5 f', 'p6 cc', 'p1 cc', 'p2 cc', 'd db As8h9d', "
     "'p1 cc', 'p2 cc', 'p6 cc', 'd db Js', 'p1 cbr 2', 'p2 f', 'p6 cbr 9', "
     "'p1 f'", "0, 0, 0, 0, 0, 6.65"},
};

static double cpu_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void stop(void *context, const struct phh_fault *fault)
{
    (void)context;
    fprintf(stderr, "%d:%d: %s\n", fault->line, fault->column,
            fault->message);
    exit(1);
}

static int put_each(char *to, int players, const char *first,
                    const char *form)
{
    int used = 0;

    for (int i = 1; i <= players; i++)
        used += snprintf(to + used, HAND_MAX / 4, i == 1 ? first : form, i);
    return used;
}

static int put_hand(char *to, const struct kind *kind, int number)
{
    int used = sprintf(to, "[%d]\nvariant = 'NT'\nante_trimming_status = "
                       "false\nantes = [", number);

    used += put_each(to + used, kind->players, "0", ", 0");
    used += sprintf(to + used, "]\nblinds_or_straddles = [%s]\nmin_bet = 1\n"
                    "starting_stacks = [%s]\nactions = [", kind->blinds,
                    kind->stacks);
    used += put_each(to + used, kind->players, "'d dh p%d \?\?\?\?', ",
                     "'d dh p%d \?\?\?\?', ");
    used += sprintf(to + used, "%s]\nvenue = 'A Room'\ntime = 00:03:45\n"
                    "day = 1\nmonth = 7\nyear = 2009\nhand = 5993779%d\n"
                    "seats = [", kind->played, 100000 + number);
    used += put_each(to + used, kind->players, "%d", ", %d");
    used += sprintf(to + used, "]\ntable = 'A TABLE'\nplayers = [");
    used += put_each(to + used, kind->players, "'X+u4T/E5ANkyZLKm1Yjqw%d'",
                     ", 'X+u4T/E5ANkyZLKm1Yjqw%d'");
    return used + sprintf(to + used, "]\nwinnings = [%s]\ncurrency_symbol = "
                          "'$'\n\n", kind->winnings);
}

static int judge_all(const char *text, size_t length)
{
    static struct phh_action actions[ACTIONS];
    static struct phh_hand hand;
    struct phh file;
    int right = 0;

    hand.action = actions;
    hand.action_max = ACTIONS;
    phh_begin(&file, text, length, stop, NULL);
    while (phh_next(&file, &hand))
        right += phh_check(&file, &hand);
    return right;
}

static void measure(const struct kind *kind, char *text)
{
    double best = 1e9;
    size_t length = 0;

    for (int i = 0; i < HANDS; i++)
        length += (size_t)put_hand(text + length, kind, i + 1);
    for (int i = 0; i < RUNS; i++) {
        double begun = cpu_seconds(), took;

        if (judge_all(text, length) != HANDS)
            exit(1);
        took = cpu_seconds() - begun;
        best = took < best ? took : best;
    }
    printf("hand files, %s %7.0f k hands/s  %4.0f MB/s (goal 200 k)\n",
           kind->name, HANDS / best * 1e-3, (double)length / best * 1e-6);
}

int main(void)
{
    char *text = malloc((size_t)HANDS * HAND_MAX);

    if (!text)
        return 1;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        measure(&kinds[i], text);
    free(text);
    return 0;
}
