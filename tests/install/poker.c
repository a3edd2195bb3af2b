/* poker.c - a program of somebody else with the installed library: what is it
 * worth, and how much does it win? Exits 0 if all is as it should be. */
#include <boardwalk-poker.h>
#include <stdio.h>
#include <string.h>

static int show_hand(const struct boardwalk_poker *poker)
{
    static const char *const names[7] = {
        "5h", "4d", "3c", "2s", "Ah", "9d", "9c",
    };
    uint8_t card[7];
    int hand_class;

    for (int i = 0; i < 7; i++)
        card[i] = (uint8_t)boardwalk_poker_card(names[i]);
    hand_class = boardwalk_poker_class(poker, card, 7);
    printf("%d %s\n", hand_class, boardwalk_poker_category(hand_class));
    return hand_class == 1609
        && strcmp(boardwalk_poker_category(hand_class), "straight") == 0;
}

static int show_equity(const struct boardwalk_poker *poker)
{
    static const char *const ranges[] = {"AhAs", "KhKs"};
    struct boardwalk_poker_side side[2];
    const char *error = boardwalk_poker_equity(poker, ranges, 2, NULL, NULL,
                                               0, NULL, side);

    if (error) {
        fprintf(stderr, "%s\n", error);
        return 0;
    }
    printf("%.4f %.4f\n", side[0].equity, side[1].equity);
    return side[0].win == 1410336 && side[1].tie == 9308;
}

int main(void)
{
    struct boardwalk_poker *poker = boardwalk_poker_open();
    int is_right = poker && show_hand(poker) && show_equity(poker);

    boardwalk_poker_close(poker);
    return !is_right;
}
