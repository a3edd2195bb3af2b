/* book.c - the opening book of Go on 9 lines.
 *
 * engine/think.c asks it before it searches; fit/go_book uses the same places
 * to make the table in book_moves.c. Hashes here are made of spots, not of
 * the board's own keys: those know nothing of turned and mirrored boards.
 */
#include "games/go/minds/book.h"

#include <stddef.h>

#include "base/bits.h"

/* An image: upside down, left to right, and then rows for columns. */
enum { FLIPS_ROWS = 1, FLIPS_COLUMNS = 2, SWAPS = 4 };

static int flipped(int line) { return GO_BOOK_LINES - 1 - line; }

int go_book_spot(go_point point, int image)
{
    int row = go_row(point), column = go_column(point);

    if (image & FLIPS_ROWS)
        row = flipped(row);
    if (image & FLIPS_COLUMNS)
        column = flipped(column);
    return image & SWAPS ? GO_BOOK_LINES * column + row
                         : GO_BOOK_LINES * row + column;
}

go_point go_book_point(int spot, int image)
{
    int first = spot / GO_BOOK_LINES, second = spot % GO_BOOK_LINES;
    int row = image & SWAPS ? second : first;
    int column = image & SWAPS ? first : second;

    return go_at(image & FLIPS_ROWS ? flipped(row) : row,
                 image & FLIPS_COLUMNS ? flipped(column) : column);
}

static int stones_on(const struct go_board *board)
{
    return board->size * board->size - board->free_count;
}

/* Every move is a stone that still stands, and every stone was a move. */
static int is_plain_opening(const struct go_game *game)
{
    return game->rules.size == GO_BOOK_LINES && game->setup_count == 0
        && game->count == stones_on(&game->now)
        && game->turn == (game->count % 2 ? GO_WHITE : GO_BLACK);
}

/* The hash of all stones as an image shows them. In a plain game the moves are
 * the stones. */
static uint64_t hash_of(const struct go_game *game, int image)
{
    uint64_t hash = 0;

    for (int i = 0; i < game->count; i++)
        hash ^= bits_mix((uint64_t)go_book_spot(game->move[i].point, image)
                         << 2 | game->move[i].colour);
    return hash;
}

int go_book_place(const struct go_game *game, struct go_book_place *place)
{
    uint64_t least = UINT64_MAX;

    if (!is_plain_opening(game))
        return 0;
    place->image = 0;
    for (int image = 0; image < GO_BOOK_IMAGES; image++) {
        uint64_t hash = hash_of(game, image);

        if (hash < least) {
            least = hash;
            place->image = image;
        }
    }
    place->key = bits_mix(least ^ (uint16_t)game->rules.komi);
    return 1;
}

/* Binary search; null if there is no such key. */
static const struct go_book_entry *entry_with(uint64_t key)
{
    int from = 0, to = go_book.count;

    while (from < to) {
        int middle = (from + to) / 2;

        if (go_book.entry[middle].key < key)
            from = middle + 1;
        else
            to = middle;
    }
    return from < go_book.count && go_book.entry[from].key == key
        ? &go_book.entry[from] : NULL;
}

int go_book_find(const struct go_game *game, go_point *move)
{
    const struct go_book_entry *entry;
    struct go_book_place place;
    go_point point;

    if (game->count >= go_book.plies || !go_book_place(game, &place))
        return 0;
    entry = entry_with(place.key);
    if (!entry)
        return 0;
    /* Two positions might have the same key, if hardly ever. */
    point = go_book_point(entry->move, place.image);
    if (go_game_judge(game, point, (enum go_colour)game->turn) != GO_LEGAL)
        return 0;
    *move = point;
    return 1;
}
