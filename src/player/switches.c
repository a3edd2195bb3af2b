/* switches.c - a group of switches as one number, the first highest.
 *
 * The lowest `width` switches of a group are the number; an x in the event
 * leaves a switch above them as it is. One event sets all, so that no machine
 * sees a number in between.
 */
#include "player/switches.h"

pins switches_number(const struct board_type *board, const char *group,
                     int width, pins in)
{
    struct parts switches = board_find(board, group);
    pins number = 0;

    for (int i = switches.count - width; i < switches.count; i++)
        number = number << 1
               | (in >> board->parts[switches.first + i].pin & 1);
    return number;
}

/* "set SW x000000000010100" */
const char *switches_set(struct play *play, const char *group,
                         int width, pins number)
{
    const struct board_type *board = session_machine(play->session)->board;
    char words[EVENT_WORDS_MAX];
    struct text to;

    if (switches_number(board, group, width,
                        session_in(play->session)) == number)
        return NULL;
    text_begin(&to, words, sizeof words);
    text_put(&to, "set ");
    text_put(&to, group);
    text_put_char(&to, ' ');
    for (int i = board_find(board, group).count - 1; i >= 0; i--)
        text_put(&to, i >= width ? "x" : number >> i & 1 ? "1" : "0");
    return play_do(play, words);
}
