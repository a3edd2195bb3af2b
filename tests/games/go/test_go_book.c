/* test_go_book.c - the book of Go: every entry reached by play, in all turns
 * and mirrors; and nothing found where it has no business. */
#include "check.h"

#include "games/go/minds/book.h"

enum { LINES = 9, SPOTS = 81, KOMI_MACHINE = 11, KOMI_USUAL = 15 };

/* A second witness for turns and mirrors: quarter turns, one after the
 * other, and half of them in the mirror. */
static go_point turned(go_point point, int how)
{
    int row = go_row(point), column = go_column(point);

    for (int i = 0; i < how % 4; i++) {
        int kept = row;

        row = column;
        column = LINES - 1 - kept;
    }
    return how < 4 ? go_at(row, column) : go_at(row, LINES - 1 - column);
}

static void begin(struct go_game *game, int size, int komi)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    rules.komi = (int16_t)komi;
    assert_null(go_game_begin(game, &rules));
}

static void play(struct go_game *game, go_point point)
{
    assert_int_equal(go_game_play(game, point, (enum go_colour)game->turn),
                     GO_LEGAL);
}

static void play_turned(const struct go_game *game, int how,
                        struct go_game *image)
{
    begin(image, LINES, game->rules.komi);
    for (int i = 0; i < game->count; i++)
        play(image, turned(game->move[i].point, how));
}

static int is_image(const struct go_board *board, const struct go_board *of,
                    int how)
{
    for (int i = 0; i < of->size * of->size; i++) {
        go_point point = go_at(i / of->size, i % of->size);

        if (board->colour[turned(point, how)] != of->colour[point])
            return 0;
    }
    return 1;
}

/* All of the book, by play: its own moves, and whatever may come between. */
struct reader {
    struct go_game game;
    void (*look)(const struct go_game *game, go_point move);
    uint8_t *seen;                      /* by entry */
};

static void see(struct reader *self)
{
    struct go_book_place place;

    assert_true(go_book_place(&self->game, &place));
    for (int i = 0; i < go_book.count; i++)
        if (go_book.entry[i].key == place.key)
            self->seen[i] = 1;
}

static void read_own(struct reader *self);

static void read_others(struct reader *self)
{
    for (int i = 0; i < SPOTS; i++) {
        go_point point = go_at(i / LINES, i % LINES);

        if (go_game_play(&self->game, point, (enum go_colour)self->game.turn)
            != GO_LEGAL)
            continue;
        read_own(self);
        go_game_undo(&self->game);
    }
}

static void read_own(struct reader *self)
{
    go_point move;

    if (!go_book_find(&self->game, &move))
        return;
    see(self);
    self->look(&self->game, move);
    play(&self->game, move);
    read_others(self);
    go_game_undo(&self->game);
}

/* How many entries there are for a komi. */
static int read_book(int komi,
                     void (*look)(const struct go_game *, go_point))
{
    struct reader self = {.look = look};
    int count = 0;

    self.seen = calloc((size_t)go_book.count, 1);
    assert_non_null(self.seen);
    begin(&self.game, LINES, komi);
    read_own(&self);
    read_others(&self);
    for (int i = 0; i < go_book.count; i++)
        count += self.seen[i];
    free(self.seen);
    return count;
}

/* The table */

CASE(entries_are_in_order_and_on_the_board)
{
    BEGIN_CASE;
    assert_true(go_book.count > 0);
    for (int i = 0; i < go_book.count; i++) {
        assert_true(go_book.entry[i].move < SPOTS);
        assert_true(!i || go_book.entry[i - 1].key < go_book.entry[i].key);
    }
}

static void look_at_legality(const struct go_game *game, go_point move)
{
    assert_int_not_equal(move, GO_PASS);
    assert_int_equal(go_game_judge(game, move, (enum go_colour)game->turn),
                     GO_LEGAL);
    assert_true(game->count < go_book.plies);
}

CASE(every_entry_is_reached_by_play_with_a_legal_move)
{
    int count = 0;

    BEGIN_CASE;
    for (int komi = -40; komi <= 40; komi++)
        count += read_book(komi, look_at_legality);
    assert_int_equal(count, go_book.count);
}

CASE(black_and_white_are_in_it_for_both_komi)
{
    static const int komi[] = {KOMI_MACHINE, KOMI_USUAL};

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct go_game game;
        go_point move;

        begin(&game, LINES, komi[i]);
        assert_true(go_book_find(&game, &move));
        play(&game, move);
        assert_true(go_book_find(&game, &move));
    }
}

CASE(every_point_has_eight_images_and_comes_back)
{
    BEGIN_CASE;
    for (int image = 0; image < GO_BOOK_IMAGES; image++) {
        uint8_t seen[SPOTS] = {0};

        for (int i = 0; i < SPOTS; i++) {
            go_point point = go_at(i / LINES, i % LINES);
            int spot = go_book_spot(point, image);

            assert_true(spot >= 0 && spot < SPOTS && !seen[spot]++);
            assert_int_equal(go_book_point(spot, image), point);
        }
        for (int other = 0; other < image; other++)
            assert_int_not_equal(go_book_spot(go_at(0, 1), image),
                                 go_book_spot(go_at(0, 1), other));
    }
}

/* Turns and mirrors */

/* A position that is its own image has several answers, all alike. */
static int is_alike(const struct go_game *game, go_point move,
                    const struct go_game *image, go_point answer)
{
    struct go_board after = game->now, image_after = image->now;

    go_play(&after, move, (enum go_colour)game->turn);
    go_play(&image_after, answer, (enum go_colour)image->turn);
    for (int how = 0; how < 8; how++)
        if (is_image(&image->now, &game->now, how)
            && is_image(&image_after, &after, how))
            return 1;
    return 0;
}

static int images_equal(const struct go_board *board)
{
    int count = 0;

    for (int how = 0; how < 8; how++)
        count += is_image(board, board, how);
    return count;
}

static void look_at_images(const struct go_game *game, go_point move)
{
    for (int how = 0; how < 8; how++) {
        struct go_game image;
        go_point answer;

        play_turned(game, how, &image);
        assert_true(go_book_find(&image, &answer));
        assert_true(is_alike(game, move, &image, answer));
        if (images_equal(&game->now) == 1)
            assert_int_equal(answer, turned(move, how));
    }
}

CASE(a_turned_or_mirrored_position_has_the_turned_or_mirrored_move)
{
    BEGIN_CASE;
    assert_true(read_book(KOMI_MACHINE, look_at_images) > 0);
    assert_true(read_book(KOMI_USUAL, look_at_images) > 0);
}

static void look_at_order(const struct go_game *game, go_point move)
{
    struct go_game other;
    go_point answer;

    if (game->count < 3)
        return;
    begin(&other, LINES, game->rules.komi);
    play(&other, game->move[2].point);
    play(&other, game->move[1].point);
    play(&other, game->move[0].point);
    for (int i = 3; i < game->count; i++)
        play(&other, game->move[i].point);
    assert_true(go_book_find(&other, &answer));
    assert_int_equal(answer, move);
}

CASE(the_order_of_moves_does_not_matter)
{
    BEGIN_CASE;
    assert_true(go_book.plies > 3);
    read_book(KOMI_USUAL, look_at_order);
}

/* What it does not know */

static void assert_unknown(const struct go_game *game)
{
    go_point move = GO_POINTS;

    assert_false(go_book_find(game, &move));
    assert_int_equal(move, GO_POINTS);
}

static void look_at_komi(const struct go_game *game, go_point move)
{
    struct go_game other = *game;

    (void)move;
    other.rules.komi = -KOMI_USUAL;
    assert_unknown(&other);
    other.rules.komi = (int16_t)(KOMI_USUAL + 256);
    assert_unknown(&other);
}

CASE(another_komi_is_unknown)
{
    BEGIN_CASE;
    read_book(KOMI_MACHINE, look_at_komi);
    read_book(KOMI_USUAL, look_at_komi);
}

CASE(another_size_is_unknown)
{
    BEGIN_CASE;
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        struct go_game game;
        go_point move;

        begin(&game, size, KOMI_USUAL);
        assert_int_equal(go_book_find(&game, &move), size == LINES);
    }
}

/* The same stones, of which the first stood there before the game; or all. */
static void look_at_set_up(const struct go_game *game, go_point move)
{
    (void)move;
    for (int stones = 1; stones <= game->count; stones++) {
        struct go_game other;

        begin(&other, LINES, game->rules.komi);
        for (int i = 0; i < game->count; i++) {
            const struct go_move *stone = &game->move[i];

            if (i < stones)
                assert_null(go_game_set_up(&other, stone->point,
                                           (enum go_colour)stone->colour));
            else
                go_game_play(&other, stone->point,
                             (enum go_colour)stone->colour);
        }
        other.turn = game->turn;
        assert_int_equal(other.now.hash, game->now.hash);
        assert_unknown(&other);
    }
}

/* A pass more for a stone that was none, and the numbers agree. */
CASE(stones_that_were_set_up_are_unknown)
{
    struct go_book_place place;
    struct go_game game;

    BEGIN_CASE;
    read_book(KOMI_USUAL, look_at_set_up);
    begin(&game, LINES, KOMI_USUAL);
    assert_null(go_game_set_up(&game, go_at(4, 4), GO_BLACK));
    play(&game, GO_PASS);
    assert_false(go_book_place(&game, &place));
}

/* Two passes and a move, and the same is on turn before the same stones. */
static void look_at_passes(const struct go_game *game, go_point move)
{
    struct go_game other;

    (void)move;
    if (!game->count)
        return;
    begin(&other, LINES, game->rules.komi);
    play(&other, GO_PASS);
    play(&other, GO_PASS);
    for (int i = 0; i < game->count; i++)
        play(&other, game->move[i].point);
    assert_int_equal(other.turn, game->turn);
    assert_int_equal(other.now.hash, game->now.hash);
    assert_unknown(&other);
}

CASE(a_game_with_a_pass_is_unknown)
{
    struct go_book_place place;
    struct go_game game;

    BEGIN_CASE;
    read_book(KOMI_USUAL, look_at_passes);
    begin(&game, LINES, KOMI_USUAL);
    play(&game, GO_PASS);
    assert_unknown(&game);
    assert_false(go_book_place(&game, &place));
}

static void look_at_turn(const struct go_game *game, go_point move)
{
    struct go_game other = *game;

    (void)move;
    other.turn = (uint8_t)go_other((enum go_colour)game->turn);
    assert_unknown(&other);
}

CASE(the_other_side_on_turn_is_unknown)
{
    BEGIN_CASE;
    read_book(KOMI_MACHINE, look_at_turn);
    read_book(KOMI_USUAL, look_at_turn);
}

/* A first move in the corner is worth no search. */
static void look_at_corner(const struct go_game *game, go_point move)
{
    struct go_game other = *game;

    (void)move;
    play(&other, go_at(0, 0));
    assert_unknown(&other);
}

CASE(a_move_that_nobody_would_make_is_unknown)
{
    BEGIN_CASE;
    read_book(KOMI_MACHINE, look_at_corner);
    read_book(KOMI_USUAL, look_at_corner);
}

CASE(a_game_in_which_a_stone_was_taken_is_in_no_book)
{
    const go_point moves[] = {go_at(0, 1), go_at(0, 0), go_at(1, 0)};
    struct go_book_place place;
    struct go_game game;

    BEGIN_CASE;
    begin(&game, LINES, KOMI_USUAL);
    for (int i = 0; i < 3; i++) {
        assert_true(go_book_place(&game, &place));
        play(&game, moves[i]);
    }
    assert_int_equal(game.now.taken[GO_BLACK], 1);
    assert_false(go_book_place(&game, &place));
}

static const struct CMUnitTest tests[] = {
    TEST("go_book: entries are in order and on the board",
         entries_are_in_order_and_on_the_board),
    TEST("go_book: every entry is reached by play, with a legal move",
         every_entry_is_reached_by_play_with_a_legal_move),
    TEST("go_book: black and white are in it, for the machine's komi and the "
         "usual one", black_and_white_are_in_it_for_both_komi),
    TEST("go_book: every point has eight images and comes back from them",
         every_point_has_eight_images_and_comes_back),
    TEST("go_book: a turned or mirrored position has the turned or mirrored "
         "move", a_turned_or_mirrored_position_has_the_turned_or_mirrored_move),
    TEST("go_book: the order of the moves before does not matter",
         the_order_of_moves_does_not_matter),
    TEST("go_book: a position that nobody would come to is unknown",
         a_move_that_nobody_would_make_is_unknown),
    TEST("go_book: another komi is unknown", another_komi_is_unknown),
    TEST("go_book: another size of board is unknown",
         another_size_is_unknown),
    TEST("go_book: stones that were set up are unknown",
         stones_that_were_set_up_are_unknown),
    TEST("go_book: a game with a pass is unknown",
         a_game_with_a_pass_is_unknown),
    TEST("go_book: the same stones with the other on turn are unknown",
         the_other_side_on_turn_is_unknown),
    TEST("go_book: a game in which a stone was taken is in no book",
         a_game_in_which_a_stone_was_taken_is_in_no_book),
};

CHECK_MAIN("go_book", tests)
