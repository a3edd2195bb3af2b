/* go_book.c - makes the opening book of Go, by long searches.
 *
 *     fit/go_book PLAYOUTS PLIES KOMI... >go_book_moves.c
 *
 * What it prints at its end is src/games/go/minds/book_moves.c; better not let it
 * write there, as long as it thinks nothing could be built. For each komi the
 * book plays Black, and then White. It plays what the search finds with so
 * many playouts; the other side every move at which the search looked often.
 * A position is searched once, however it is reached, turned or mirrored.
 * The dice depend on the position only: the same book every time.
 */
#include <stdio.h>
#include <stdlib.h>

#include "games/go/minds/book.h"
#include "games/go/minds/mcts.h"
#include "games/go/notation/words.h"

enum {
    NODES = 1 << 22,
    PAGES_MAX = 1 << 14,
    PLIES_MAX = 9,                      /* more would not fit the line */
    PLAYOUTS_MAX = 100000000,
    FIRST_REPLIES = 6, REPLIES = 4,     /* of the other side, at most */
    SELDOM = 10,                        /* so many times less than the first */
    MOVES_MAX = GO_BOOK_SPOTS + 1,      /* with the pass */
    LINE_MAX_BYTES = 64,
};

struct page {                           /* what is thought of a position */
    uint64_t key;
    int is_in_book;                     /* the book's side is on turn */
    int move;                           /* a spot of the image; -1: a pass */
    int reply_count;
    int reply[FIRST_REPLIES];           /* spots of the image */
    char line[LINE_MAX_BYTES];          /* komi, moves: answer */
};

/* Moves that lead to the same position, turned or mirrored. */
struct kind {
    uint64_t key;
    go_point move;                      /* the one most visited */
    uint64_t visits;                    /* of all */
};

static struct {
    int playouts, plies;
    struct go_mcts *tree;
    struct go_worker *worker;
    struct go_game game;
    enum go_colour colour;              /* the book's */
    struct page page[PAGES_MAX];
    int count;
} book;

/* One position */

static void search(uint64_t seed, struct go_thought *thought)
{
    struct go_aim aim = {.must_clean_up = 1};

    book.worker = go_worker_make(book.worker, seed);
    go_mcts_clear(book.tree);
    go_mcts_aim(book.tree, &book.game, &aim);
    for (int left = book.playouts; left > 0;) {
        left -= go_mcts_play(book.tree, book.worker, left);
        if (go_mcts_is_full(book.tree))
            go_mcts_prune(book.tree);
    }
    go_mcts_decide(book.tree, thought);
}

static void play(go_point move)
{
    if (go_game_play(&book.game, move, (enum go_colour)book.game.turn)
        != GO_LEGAL)
        abort();
}

/* 0 if no plain game follows from a move. */
static int key_after(go_point move, uint64_t *key)
{
    struct go_book_place place = {0};
    int is_plain;

    play(move);
    is_plain = go_book_place(&book.game, &place);
    go_game_undo(&book.game);
    *key = place.key;
    return is_plain;
}

static struct kind *kind_with(struct kind *kinds, int *count, uint64_t key)
{
    for (int i = 0; i < *count; i++)
        if (kinds[i].key == key)
            return &kinds[i];
    kinds[*count] = (struct kind){.key = key};
    return &kinds[(*count)++];
}

static int by_visits(const void *a, const void *b)
{
    const struct kind *x = a, *y = b;

    if (x->visits != y->visits)
        return x->visits > y->visits ? -1 : 1;
    return x->move < y->move ? -1 : x->move > y->move;
}

static int list_kinds(struct kind *kinds)
{
    static struct go_candidate moves[MOVES_MAX];
    int moves_count = go_mcts_candidates(book.tree, moves, MOVES_MAX);
    int count = 0;

    for (int i = 0; i < moves_count; i++) {
        struct kind *kind;
        uint64_t key;

        if (moves[i].move == GO_PASS || !key_after(moves[i].move, &key))
            continue;
        kind = kind_with(kinds, &count, key);
        if (!kind->move)
            kind->move = moves[i].move;
        kind->visits += moves[i].visits;
    }
    qsort(kinds, (size_t)count, sizeof *kinds, by_visits);
    return count;
}

static void choose_replies(struct page *page, int image)
{
    struct kind kinds[MOVES_MAX];
    int count = list_kinds(kinds);
    int most = book.game.count ? REPLIES : FIRST_REPLIES;

    for (int i = 0; i < count && i < most; i++)
        if (kinds[i].visits * SELDOM >= kinds[0].visits)
            page->reply[page->reply_count++] = go_book_spot(kinds[i].move,
                                                            image);
}

static void write_line(struct page *page, go_point answer)
{
    struct text to;

    text_begin(&to, page->line, sizeof page->line);
    go_write_halves(book.game.rules.komi, &to);
    for (int i = 0; i < book.game.count; i++) {
        text_put_char(&to, ' ');
        go_write_vertex(GO_BOOK_LINES, book.game.move[i].point, &to);
    }
    text_put(&to, ": ");
    go_write_vertex(GO_BOOK_LINES, answer, &to);
}

static struct page *page_for(const struct go_book_place *place)
{
    struct go_thought thought;
    struct page *page;

    for (int i = 0; i < book.count; i++)
        if (book.page[i].key == place->key)
            return &book.page[i];
    if (book.count == PAGES_MAX)
        abort();
    page = &book.page[book.count++];
    page->key = place->key;
    search(place->key, &thought);
    page->move = thought.move == GO_PASS
        ? -1 : go_book_spot(thought.move, place->image);
    choose_replies(page, place->image);
    write_line(page, thought.move);
    fprintf(stderr, "%4d  %s  (%d.%d %%)\n", book.count, page->line,
            thought.win / 100, thought.win / 10 % 10);
    return page;
}

/* All of them */

static void walk(void);

static void walk_to(int spot, int image)
{
    play(go_book_point(spot, image));
    walk();
    go_game_undo(&book.game);
}

/* The other side's last move would only lead out of the book. */
static void walk(void)
{
    struct go_book_place place;
    struct page *page;
    int is_own = book.game.turn == book.colour;

    if (book.game.count + !is_own >= book.plies
        || !go_book_place(&book.game, &place))
        return;
    page = page_for(&place);
    if (!is_own)
        for (int i = 0; i < page->reply_count; i++)
            walk_to(page->reply[i], place.image);
    else if (page->move >= 0) {
        page->is_in_book = 1;
        walk_to(page->move, place.image);
    }
}

static void walk_with(int komi)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.ko = GO_KO_POSITIONAL;
    rules.komi = (int16_t)komi;
    if (go_game_begin(&book.game, &rules))
        abort();
    book.colour = GO_BLACK;
    walk();
    book.colour = GO_WHITE;
    walk();
}

/* As a file */

static int by_key(const void *a, const void *b)
{
    const struct page *x = a, *y = b;

    return x->key < y->key ? -1 : x->key > y->key;
}

/* The words are those of the command line. */
static void print_head(char **words)
{
    printf("/* book_moves.c - the first moves, each from %d playouts; "
           "made by\n * fit/go_book", book.playouts);
    while (*words)
        printf(" %s", *words++);
    puts(". */\n#include \"games/go/minds/book.h\"\n");
}

static void print(void)
{
    puts("/* Beside them: komi, one way there, and the answer. */\n"
         "static const struct go_book_entry entries[] = {");
    qsort(book.page, (size_t)book.count, sizeof *book.page, by_key);
    for (int i = 0; i < book.count; i++)
        if (book.page[i].is_in_book)
            printf("    {UINT64_C(0x%016llx), %d}, /* %s */\n",
                   (unsigned long long)book.page[i].key, book.page[i].move,
                   book.page[i].line);
    printf("};\n\nconst struct go_book go_book = {\n    .plies = %d,\n"
           "    .count = (int)(sizeof entries / sizeof *entries),\n"
           "    .entry = entries,\n};\n", book.plies);
}

static int number(const char *word, int most)
{
    char *end;
    long value = strtol(word, &end, 10);

    return *end || value < 1 || value > most ? 0 : (int)value;
}

static int read_args(int argc, char **argv, int *komi)
{
    if (argc < 4)
        return 0;
    book.playouts = number(argv[1], PLAYOUTS_MAX);
    book.plies = number(argv[2], PLIES_MAX);
    for (int i = 3; i < argc; i++)
        if (!go_read_halves(argv[i], &komi[i - 3]))
            return 0;
    return book.playouts && book.plies;
}

int main(int argc, char **argv)
{
    size_t size = go_mcts_size(NODES);
    void *memory = malloc(size), *room = malloc(go_worker_size());
    int *komi = calloc((size_t)argc, sizeof *komi);
    int error = 2;

    if (!memory || !room || !komi)
        abort();
    book.tree = go_mcts_make(memory, size);
    book.worker = room;
    if (read_args(argc, argv, komi)) {
        for (int i = 3; i < argc; i++)
            walk_with(komi[i - 3]);
        print_head(argv + 1);
    print();
        error = fflush(stdout) != 0;
    } else {
        fprintf(stderr, "usage: go_book PLAYOUTS PLIES KOMI... "
                        ">go_book_moves.c\n(1 to %d plies)\n", PLIES_MAX);
    }
    free(komi);
    free(room);
    free(memory);
    return error;
}
