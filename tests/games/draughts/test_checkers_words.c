/* test_checkers_words.c - moves of draughts as words, both ways. */
#include "check.h"

#include <string.h>

#include "games/draughts/draughts_rig.h"
#include "games/draughts/notation/words.h"

/* A king on 1 that can jump 6 and 14 or 6 and 15; and one that goes round
 * four men in either direction and comes home. */
#define FORK "B:W6,14,15:BK1"
#define ROUND "B:W6,7,14,15:BK2"
/* Two ways from 3 to 19, over different men. */
#define TWO_WAYS "B:W7,8,15,16:B3"

static struct checkers begin(void)
{
    struct checkers position;

    checkers_begin(&position, CHECKERS_FULL);
    return position;
}

static void assert_reads(const char *fen, const char *word,
                         const char *meant)
{
    struct checkers before = rig_position(fen);
    struct checkers_move move = rig_move(&before, word);

    assert_string_equal(rig_word(&before, &move, CHECKERS_LONG), meant);
}

static void assert_refuses(const char *fen, const char *word,
                           const char *part)
{
    struct checkers before = rig_position(fen);
    struct checkers_move move;

    rig_says(checkers_read_move(&before, word, &move), part);
}

#define START "B:W21-32:B1-12"
#define DOUBLE "B:W14,22:B9"                    /* 9x18x25 */

CASE(steps_are_written)
{
    struct checkers before = begin();
    struct checkers_move move = rig_move(&before, "9-13");

    BEGIN_CASE;
    assert_string_equal(rig_word(&before, &move, CHECKERS_SHORT), "9-13");
    assert_string_equal(rig_word(&before, &move, CHECKERS_LONG), "9-13");
    assert_string_equal(rig_word(&before, &move, CHECKERS_LETTERS),
                        "g3-h4");
}

CASE(jumps_are_written_by_their_ends)
{
    struct checkers before = rig_position(DOUBLE);
    struct checkers_move move = rig_move(&before, "9x25");

    BEGIN_CASE;
    assert_string_equal(rig_word(&before, &move, CHECKERS_SHORT), "9x25");
    assert_string_equal(rig_word(&before, &move, CHECKERS_LONG), "9x18x25");
    assert_string_equal(rig_word(&before, &move,
                                 CHECKERS_LONG | CHECKERS_LETTERS),
                        "g3xe5xg7");
}

CASE(ambiguous_jumps_are_written_in_full)
{
    struct checkers before = rig_position(TWO_WAYS);
    struct checkers_move move = rig_move(&before, "3x10x19");

    BEGIN_CASE;
    assert_string_equal(rig_word(&before, &move, CHECKERS_SHORT),
                        "3x10x19");
    move = rig_move(&before, "3x12x19");
    assert_string_equal(rig_word(&before, &move, CHECKERS_SHORT),
                        "3x12x19");
}

CASE(a_king_that_comes_home_is_written_in_full)
{
    struct checkers before = rig_position(ROUND);
    struct checkers_move move = rig_move(&before, "2x9x18x11x2");

    BEGIN_CASE;
    assert_string_equal(rig_word(&before, &move, CHECKERS_SHORT),
                        "2x9x18x11x2");
}

/* Both ways round take the same men: it is one move. */
CASE(ways_that_do_the_same_are_not_ambiguous)
{
    BEGIN_CASE;
    assert_reads(ROUND, "2x2", "2x9x18x11x2");
    assert_reads(ROUND, "2x11x2", "2x9x18x11x2");
    assert_reads(ROUND, "2x11x18x9x2", "2x11x18x9x2");
}

CASE(real_files_are_read)
{
    static const char *const words[] = {
        "9x25", "9x18x25", "09x25", "9X25", "9:25", "9-25", "9-18-25",
        "9 x 25", "9x 25", "9 - 25", "9\tx25", "9x18x 25", "g3xg7", "g3:g7",
        "G3-G7", "g3g7", "g3e5g7", "g3xe5xg7", "g3 x g7",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_reads(DOUBLE, words[i], "9x18x25");
    assert_reads(START, "09-13", "9-13");
    assert_reads(START, "9 - 13", "9-13");
    assert_reads(START, "g3h4", "9-13");
}

CASE(a_jump_of_the_whole_word_comes_first)
{
    BEGIN_CASE;
    assert_reads(FORK, "1x10x17", "1x10x17");
    assert_reads(FORK, "1x19", "1x10x19");
}

CASE(what_is_no_move_is_refused)
{
    static const char *const words[] = {
        "", " ", "9", "9-", "-13", "9-13 ", " 9-13", "9--13", "9-13-",
        "9/13", "9-13x", "11-15!", "nine", "9-i4", "a9-b8", "9\n-13",
        "9x1x9x1x9x1x9x1x9x1x9x1x9x1",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_refuses(START, words[i], "is not a move");
    assert_refuses(START, "\033[2J", "'?[2J' is not a move");
    assert_refuses(START, "a word that nobody would ever take for a move",
                   "'a word that nobody would eve...'");
}

CASE(squares_beside_the_board_are_refused)
{
    static const char *const words[] = {
        "9-33", "0-13", "9-00", "9-100", "9-4294967305", "a2-b3", "9x18x99",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_refuses(START, words[i], "square that does not exist");
}

CASE(a_move_that_is_not_legal_is_told_why)
{
    BEGIN_CASE;
    assert_refuses(START, "17-14", "not legal here: there is no piece on 17");
    assert_refuses(START, "22-18", "White's piece, but Black is to move");
    assert_refuses("W:W21-32:B1-12", "9-13",
                   "Black's piece, but White is to move");
    assert_refuses(START, "9-18", "this piece can play 9-13 or 9-14");
    assert_refuses(START, "9x13", "this piece can play 9-13 or 9-14");
    assert_refuses(START, "1-5", "this piece cannot move, but ");
    assert_refuses(DOUBLE, "9x18", "the jump goes on: 9x18x25");
    assert_refuses("B:W14:B9,12", "12-16",
                   "a jump must be made: 9x18");
    assert_refuses("B:W14:B9,12", "9-13", "this piece can play 9x18");
    assert_refuses("B:W18:B", "9-13", "there is no piece on 9");
    assert_refuses("W:W29:B25,22", "29-21", "White has no move left");
}

CASE(an_ambiguous_move_is_told_what_it_could_be)
{
    BEGIN_CASE;
    assert_refuses(TWO_WAYS, "3x19", "ambiguous: 3x10x19 or 3x12x19");
    assert_reads(TWO_WAYS, "3x12x19", "3x12x19");
}

CASE(many_moves_are_not_all_listed)
{
    BEGIN_CASE;
    assert_refuses(START, "1-5", " ...");
}

CASE(in_the_simple_game_nobody_must_jump)
{
    struct checkers before = rig_position("B:W14,22:B9,12");
    struct checkers_move move;

    BEGIN_CASE;
    before.rules = CHECKERS_SIMPLE;
    move = rig_move(&before, "12-16");
    assert_true(move.taken == 0);
    move = rig_move(&before, "9x18");
    assert_true(move.taken == checkers_at(14));
    rig_says(checkers_read_move(&before, "9x25", &move),
             "can play 9x18 or ");
}

CASE(a_text_is_scanned_for_a_move)
{
    static const struct {
        const char *text;
        size_t length;
    } samples[] = {
        {"9-13 22-18", 4},  {"9 - 13 22", 6},   {"9x18x25!", 7},
        {"9-13-", 4},       {"9-13 - ", 4},     {"9", 0},
        {"9.", 0},          {"c3d4 ", 4},       {"9-\n13", 0},
        {"", 0},            {"x9-13", 0},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        assert_int_equal(checkers_scan_move(samples[i].text,
                                            strlen(samples[i].text)),
                         samples[i].length);
    assert_int_equal(checkers_scan_move("9-13", 3), 3);
}

/* The corners, and one of each kind of row. */
CASE(letters_name_the_same_squares)
{
    static const struct {
        int square;
        const char *word;
    } samples[] = {{4, "a1"},  {1, "g1"},  {8, "b2"},  {5, "h2"},
                   {29, "h8"}, {32, "b8"}, {18, "e5"}};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        const char *at = samples[i].word;
        char word[8];
        struct text to;
        int square;

        text_begin(&to, word, sizeof word);
        checkers_write_square(samples[i].square, CHECKERS_LETTERS, &to);
        assert_string_equal(word, samples[i].word);
        assert_true(checkers_scan_square(&at, at + 2, &square));
        assert_int_equal(square, samples[i].square);
    }
}

static void assert_comes_back(const struct checkers *before,
                              const struct checkers_move *move, int style)
{
    char word[CHECKERS_WORD_MAX];
    struct checkers_move back;

    strcpy(word, rig_word(before, move, style));
    back = rig_move(before, word);
    assert_true(checkers_same_move(&back, move));
    if (style & CHECKERS_LONG)
        assert_true(back.path == move->path);
}

static void assert_all_come_back(const struct checkers *before)
{
    struct checkers_moves moves;

    checkers_find_moves(before, &moves);
    for (int i = 0; i < moves.count; i++)
        for (int style = 0; style < 4; style++)
            assert_comes_back(before, &moves.move[i], style);
}

CASE(every_move_of_any_position_comes_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "words");
    for (int i = 0; i < 5000; i++) {
        struct checkers position = rig_any_position(&rng);

        assert_all_come_back(&position);
    }
}

/* Any bytes: an answer, and never a move that is not legal. */
CASE(garbage_is_no_move_or_a_legal_one)
{
    static const char letters[] = "0123456789-x:X abch \t\n!";
    struct checkers before = rig_position(DOUBLE);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "garbage");
    for (int i = 0; i < 100000; i++) {
        char word[9] = "";
        struct checkers_move move;
        uint64_t length = rng_below(&rng, 9);

        for (uint64_t k = 0; k < length; k++)
            word[k] = letters[rng_below(&rng, sizeof letters - 1)];
        if (!checkers_read_move(&before, word, &move))
            assert_true(move.to == checkers_at(25));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("words: a step is written by numbers or by letters",
         steps_are_written),
    TEST("words: a jump is written by its ends, or in full if asked",
         jumps_are_written_by_their_ends),
    TEST("words: jumps with the same ends are written in full",
         ambiguous_jumps_are_written_in_full),
    TEST("words: a king that comes home is written in full",
         a_king_that_comes_home_is_written_in_full),
    TEST("words: two ways that do the same are one move",
         ways_that_do_the_same_are_not_ambiguous),
    TEST("words: what real files have is read", real_files_are_read),
    TEST("words: a jump whose squares are all named is the one",
         a_jump_of_the_whole_word_comes_first),
    TEST("words: what is no move is refused, and shown without harm",
         what_is_no_move_is_refused),
    TEST("words: squares beside the board are refused",
         squares_beside_the_board_are_refused),
    TEST("words: a move that is not legal is told why",
         a_move_that_is_not_legal_is_told_why),
    TEST("words: an ambiguous move is told what it could be",
         an_ambiguous_move_is_told_what_it_could_be),
    TEST("words: a long list of moves is cut", many_moves_are_not_all_listed),
    TEST("words: in the simple game a jump is one, and may be left alone "
         "(M3-022, M3-023)",
         in_the_simple_game_nobody_must_jump),
    TEST("words: a move is found at the start of a text, and no more",
         a_text_is_scanned_for_a_move),
    TEST("words: letters name the squares, a1 is 4",
         letters_name_the_same_squares),
    TEST("words: every move of any position comes back in every style",
         every_move_of_any_position_comes_back),
    TEST("words: garbage never becomes a move that is not legal",
         garbage_is_no_move_or_a_legal_one),
};

CHECK_MAIN("checkers_words", tests)
