/* twin_aim.c - both colours of checkers play together for something rare.
 *
 * Games are played out at random by the rules of the whole game, none longer
 * than the shortest so far that got there; what that one began with is the
 * answer. Asked again after each move it finds its way, though it remembers
 * nothing.
 */
#include "machines/checkers/twin_aim.h"

#include "games/draughts/rules/checkers.h"

enum { TRIES = 150, PLIES_MAX = 24 };

/* The chip's addresses run along a row from the left, the numbers of books from
 * the right; red is the side that books call black. */
static int book_square(int address)
{
    return (address & ~3) + 4 - (address & 3);
}

static unsigned chip_square(int square)
{
    unsigned row = (unsigned)(square - 1) / 4;

    return row * 8 + 2 * (3 - (unsigned)(square - 1) % 4) + row % 2;
}

static uint64_t book_set(uint32_t cells)
{
    uint64_t set = 0;

    for (int i = 0; i < CHECKERS_SQUARES; i++)
        if (cells >> i & 1)
            set |= checkers_at(book_square(i));
    return set;
}

static struct checkers book_position(const struct checkers_chip *game)
{
    return (struct checkers){
        .pieces = {book_set(game->red), book_set(game->black)},
        .kings = book_set(game->kings) & (book_set(game->red)
                                          | book_set(game->black)),
        .turn = game->slave.turn ? CHECKERS_WHITE : CHECKERS_BLACK,
        .rules = CHECKERS_FULL,
    };
}

/* An edge by its row, the direction of the way over it, the kind of the piece
 * and its colour. Over the edge of an even row the way leads from column 0 to
 * the end of this row or of the one two below; of an odd row from column 7. */
static int edge_address(unsigned edge)
{
    int row = (int)(edge & 7);

    return 4 * row + (row % 2 ? 3 : 0);
}

static int beyond_edge(unsigned edge)
{
    int is_odd = (int)(edge & 1), is_up = edge >> 3 & 1;
    int beyond = edge_address(edge) + (is_odd ? (is_up ? 5 : -3)
                                              : (is_up ? 3 : -5));

    return beyond < CHECKERS_SQUARES ? beyond : -1;
}

void checkers_edge(unsigned edge, int *at, int *beyond)
{
    int address = beyond_edge(edge);

    *at = (int)chip_square(book_square(edge_address(edge)));
    *beyond = address < 0 ? -1 : (int)chip_square(book_square(address));
}

static int is_at_edge(unsigned edge, const struct checkers *now)
{
    int colour = edge >> 5 & 1, is_king = edge >> 4 & 1;
    int beyond = beyond_edge(edge);
    uint64_t square = checkers_at(book_square(edge_address(edge)));

    return beyond >= 0 && (int)now->turn == colour
        && now->pieces[colour] & square && !(now->kings & square) == !is_king
        && now->pieces[!colour] & checkers_at(book_square(beyond));
}

/* Whether a move has done it; `now` is the position after it. */
static int is_there(unsigned aim, const struct checkers *before,
                    const struct checkers_move *move,
                    const struct checkers *now)
{
    if (aim >= CHECKERS_AIM_EDGE)
        return is_at_edge(aim - CHECKERS_AIM_EDGE, now);
    switch (aim) {
    case CHECKERS_AIM_RED_KING:   return (now->kings & now->pieces[0]) != 0;
    case CHECKERS_AIM_BLACK_KING: return (now->kings & now->pieces[1]) != 0;
    case CHECKERS_AIM_KING_TAKES: return move->taken
                                      && before->kings & move->from;
    case CHECKERS_AIM_LONG_JUMP:
        return (move->taken & (move->taken - 1)) != 0;
    default:
        return now->pieces[now->turn] && !checkers_can_move(now);
    }
}

/* Plays on by chance; how many plies it took, or more than most. */
static int try_game(struct checkers now, const struct checkers_move *first,
                    unsigned aim, struct rng *rng, int most)
{
    struct checkers_move move = *first;
    struct checkers_moves all;

    for (int plies = 1; plies <= most; plies++) {
        struct checkers before = now;

        checkers_play(&now, &move);
        if (is_there(aim, &before, &move, &now))
            return plies;
        checkers_find_moves(&now, &all);
        if (all.count == 0)
            break;
        move = all.move[rng_below(rng, (uint64_t)all.count)];
    }
    return most + 1;
}

/* Leaves the moves of a piece that is held. */
static void keep_moves_from(struct checkers_moves *all, uint64_t from)
{
    int kept = 0;

    for (int i = 0; i < all->count; i++)
        if (all->move[i].from == from)
            all->move[kept++] = all->move[i];
    all->count = kept;
}

/* The legal moves, in a position that the rules know: reset and power-up may
 * leave men where they would be kings. */
static int find_first_moves(const struct checkers_chip *game,
                            struct checkers *now, struct checkers_moves *all)
{
    *now = book_position(game);
    if (!game->is_full || checkers_check(now))
        return 0;
    checkers_find_moves(now, all);
    if (game->slave.state == CHECKERS_RDDEST || game->slave.is_jumping)
        keep_moves_from(all, checkers_at(book_square(game->slave.src / 2)));
    return all->count > 0;
}

int checkers_aim(const struct checkers_chip *game, unsigned aim,
                 struct rng *rng, unsigned *from, unsigned *to)
{
    int squares[CHECKERS_PATH_MAX], best = PLIES_MAX + 1;
    struct checkers_move chosen = {0};
    struct checkers_moves all;
    struct checkers now;

    if (!find_first_moves(game, &now, &all))
        return 0;
    for (int i = 0; i < TRIES; i++) {
        const struct checkers_move *first =
            &all.move[rng_below(rng, (uint64_t)all.count)];
        int plies = try_game(now, first, aim, rng, best - 1);

        if (plies < best) {
            best = plies;
            chosen = *first;
        }
    }
    if (!chosen.from)
        return 0;
    checkers_path(&chosen, squares);
    *from = chip_square(squares[0]);
    *to = chip_square(squares[1]);
    return 1;
}
