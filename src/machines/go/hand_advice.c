/* hand_advice.c - a line about the next move of Go, for a person.
 *
 * Asked of the searching mind with a fixed seed, in the middle of a game and
 * without effect on it.
 */
#include "machines/go/hand_advice.h"

#include "base/words.h"
#include "games/go/minds/mcts.h"
#include "games/go/minds/minds.h"
#include "machines/go/hand_eye.h"

enum { SEED = 1 };                      /* the same question, the same answer */

void hand_go_advise(const struct go_game *game, void *scratch, struct text *to)
{
    struct go_thought thought;
    char point[8], wins[12];
    struct text name, number;

    go_searcher_think(game, scratch, SEED, &thought);
    text_begin(&name, point, sizeof point);
    hand_go_put_point(thought.move, &name);
    text_begin(&number, wins, sizeof wins);
    text_put_number(&number, (uint64_t)(thought.win * 100 + GO_MCTS_ONE / 2)
                             / GO_MCTS_ONE);
    words_put(to, thought.move == GO_PASS
                  ? "a pass wins {2} of 100 games played on from here"
                  : "{1} wins {2} of 100 games played on from here",
              point, wins, (char *)0);
}
