/* test_sgf_write.c - game records written: games, copies, round trips. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/go/sgf_rig.h"

static struct rig_file file, copy;
static char told[RIG_ROOM], again[RIG_ROOM];
static struct sgf_game replay;
static struct go_game game;

static void begin(int size, int komi)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    rules.komi = (int16_t)komi;
    assert_null(go_game_begin(&game, &rules));
}

static void play(int row, int column, enum go_colour colour)
{
    assert_int_equal(go_game_play(&game, go_at(row, column), colour),
                     GO_LEGAL);
}

static void begin_writing(struct sgf_writer *writer)
{
    file.length = 0;
    file.bytes[0] = 0;
    sgf_write_begin(writer, rig_put, &file);
}

static void write_game(const struct sgf_header *header)
{
    struct sgf_writer writer;

    begin_writing(&writer);
    sgf_write_root(&writer, &game, header);
    for (int i = 0; i < game.count; i++)
        sgf_write_move(&writer, game.move[i]);
    sgf_write_close(&writer);
}

CASE(a_game_is_written_with_its_header)
{
    struct sgf_header header = {.info = {
        [SGF_INFO_BLACK] = "A ]\\:", [SGF_INFO_RESULT] = "B+R",
        [SGF_INFO_CHARSET] = "not this",
    }};

    BEGIN_CASE;
    begin(9, 11);
    play(4, 4, GO_BLACK);
    play(2, 6, GO_WHITE);
    assert_int_equal(go_game_play(&game, GO_PASS, GO_BLACK), GO_LEGAL);
    write_game(&header);
    assert_string_equal(file.bytes,
                        "(;FF[4]CA[UTF-8]GM[1]SZ[9]PB[A \\]\\\\:]RE[B+R]"
                        "RU[area, simple ko]KM[5.5]\n"
                        ";B[ee];W[gc];B[])\n");
}

CASE(setup_and_turn_are_written)
{
    struct sgf_header header = {.info = {NULL}};

    BEGIN_CASE;
    begin(5, 0);
    game.handicap = 2;
    assert_null(go_game_set_up(&game, go_at(1, 1), GO_BLACK));
    assert_null(go_game_set_up(&game, go_at(3, 3), GO_BLACK));
    assert_null(go_game_set_up(&game, go_at(0, 4), GO_WHITE));
    game.turn = GO_WHITE;
    write_game(&header);
    assert_non_null(strstr(file.bytes, "HA[2]AB[bb][dd]\nAW[ea]"));
    assert_null(strstr(file.bytes, "PL["));
    game.turn = GO_BLACK;
    write_game(&header);
    assert_non_null(strstr(file.bytes, "PL[B]"));
    game.handicap = 1;
    write_game(&header);
    assert_null(strstr(file.bytes, "PL["));
}

CASE(a_game_is_written_piece_by_piece)
{
    struct sgf_header header = {.info = {[SGF_INFO_RULES] = "x",
                                         [SGF_INFO_KOMI] = "1"}};
    struct sgf_writer writer;

    BEGIN_CASE;
    begin(9, 11);
    begin_writing(&writer);
    sgf_write_root(&writer, &game, &header);
    sgf_write_move(&writer, (struct go_move){go_at(0, 0), GO_WHITE});
    sgf_write_text(&writer, "C", "why\nnot]");
    sgf_write_close(&writer);
    assert_string_equal(file.bytes, "(;FF[4]CA[UTF-8]GM[1]SZ[9]RU[x]KM[1]"
                                    ";W[aa]C[why\nnot\\]])\n");
}

/* Games come back */

static void load(void)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.komi = 99;
    assert_null(sgf_game_load(&replay, file.bytes, file.length, &rules, -1));
}

static void assert_came_back(void)
{
    const struct go_game *back = &replay.game;

    assert_memory_equal(&back->rules, &game.rules, sizeof game.rules);
    assert_int_equal(back->count, game.count);
    assert_memory_equal(back->move, game.move,
                        (size_t)game.count * sizeof *game.move);
    assert_int_equal(back->setup_count, game.setup_count);
    assert_int_equal(back->handicap, game.handicap);
    assert_int_equal(back->turn, game.turn);
    assert_int_equal(back->now.hash, game.now.hash);
    assert_memory_equal(back->now.colour, game.now.colour,
                        sizeof game.now.colour);
    assert_memory_equal(back->now.taken, game.now.taken,
                        sizeof game.now.taken);
}

static go_point random_point(struct rng *rng)
{
    uint64_t place = rng_below(rng, game.now.free_count + 1u);

    return place < game.now.free_count ? game.now.free_point[place]
                                       : (go_point)GO_PASS;
}

static void random_start(struct rng *rng)
{
    struct go_rules rules = {
        .size = (uint8_t)(2 + rng_below(rng, 18)),
        .ko = (uint8_t)rng_below(rng, 3),
        .count = (uint8_t)rng_below(rng, 2),
        .may_suicide = (uint8_t)rng_below(rng, 2),
        .komi = (int16_t)((int)rng_below(rng, 40) - 20),
    };

    assert_null(go_game_begin(&game, &rules));
    game.handicap = (uint8_t)rng_below(rng, 4);
    for (uint64_t n = rng_below(rng, 8); n > 0; n--) {
        go_point point = random_point(rng);

        if (point != GO_PASS)
            go_game_set_up(&game, point,
                           rng_below(rng, 2) ? GO_BLACK : GO_WHITE);
    }
    game.turn = rng_below(rng, 2) ? GO_BLACK : GO_WHITE;
}

/* Sometimes one colour moves twice, as records may have it. */
static void random_game(struct rng *rng)
{
    random_start(rng);
    for (uint64_t n = rng_below(rng, 300); n > 0; n--) {
        enum go_colour colour = (enum go_colour)game.turn;

        if (rng_below(rng, 20) == 0)
            colour = go_other(colour);
        go_game_play(&game, random_point(rng), colour);
    }
}

CASE(random_games_come_back)
{
    static const struct sgf_header header = {.info = {NULL}};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "records of games");
    for (int i = 0; i < 150; i++) {
        random_game(&rng);
        write_game(&header);
        load();
        assert_came_back();
    }
}

/* Copies */

static void assert_copies(const char *text, size_t length)
{
    struct text to;

    text_begin(&to, told, sizeof told);
    rig_tell_tree(text, length, &to);
    rig_copy(text, length, &copy);
    text_begin(&to, again, sizeof again);
    assert_int_equal(rig_tell_tree(copy.bytes, copy.length, &to), 0);
    assert_string_equal(told, again);
    rig_copy(copy.bytes, copy.length, &file);
    assert_string_equal(file.bytes, copy.bytes);
}

CASE(copies_keep_all_properties_and_bytes)
{
    static const char text[] =
        "(;FF[3]GaMe[1]CA[Big5]XQ[\xa4\xa4]\n ;B [aa] [bb]\nC[a\\\r\nb "
        "\\] \xff]\n\n(;W[])( ;W[tt]LB[aa:x][bb:\\]]))";

    BEGIN_CASE;
    assert_copies(text, sizeof text - 1);
    assert_string_equal(copy.bytes,
                        "(;FF[3]GM[1]CA[Big5]XQ[\xa4\xa4];B[aa][bb]C[a\\\r\n"
                        "b \\] \xff]\n(;W[])\n(;W[tt]LB[aa:x][bb:\\]]))\n");
}

static void random_value(struct rng *rng, struct text *to)
{
    static const char *const pieces[] = {
        "a", "b", "\\]", "\\\\", ":", "(", ";", ")", "[", "\n", "\r\n", " ",
        "\\\n", "\xc3\xa4", "\xe4", "aa:cc", "B[aa",
    };

    text_put_char(to, '[');
    for (uint64_t n = rng_below(rng, 6); n > 0; n--)
        text_put(to, pieces[rng_below(rng, sizeof pieces / sizeof *pieces)]);
    text_put_char(to, ']');
}

static void random_node(struct rng *rng, struct text *to)
{
    static const char *const names[] = {"C", "GC", "LB", "XX", "TR", "KM",
                                        "LongName", "N1"};

    text_put(to, rng_below(rng, 2) ? ";" : "\n; ");
    for (uint64_t n = rng_below(rng, 4); n > 0; n--) {
        text_put(to, names[rng_below(rng, 8)]);
        for (uint64_t v = 1 + rng_below(rng, 3); v > 0; v--)
            random_value(rng, to);
    }
    if (rng_below(rng, 2))
        text_put(to, rng_below(rng, 2) ? "B[aa]" : "W[]");
}

static void random_tree(struct rng *rng, int depth, struct text *to)
{
    text_put_char(to, '(');
    for (uint64_t n = 1 + rng_below(rng, 4); n > 0; n--)
        random_node(rng, to);
    for (uint64_t n = depth ? rng_below(rng, 3) : 0; n > 0; n--)
        random_tree(rng, depth - 1, to);
    text_put_char(to, ')');
}

CASE(random_trees_come_back)
{
    static char text[RIG_ROOM];
    struct text to;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "trees of records");
    for (int i = 0; i < 400; i++) {
        text_begin(&to, text, sizeof text);
        for (uint64_t n = 1 + rng_below(&rng, 3); n > 0; n--)
            random_tree(&rng, 4, &to);
        assert_true(to.used + 1 < sizeof text);
        assert_copies(text, to.used);
    }
}

CASE(lines_are_broken_between_properties)
{
    struct sgf_writer writer;
    const char *line = file.bytes;

    BEGIN_CASE;
    begin_writing(&writer);
    sgf_write_open(&writer);
    for (int i = 0; i < 200; i++) {
        sgf_write_node(&writer);
        sgf_write_text(&writer, "B", "aa");
        sgf_write_text(&writer, "AB", "bb");
    }
    sgf_write_close(&writer);
    for (const char *c = line; *c; c++)
        if (*c == '\n') {
            assert_in_range(c - line, c[1] ? 65 : 1, 79);
            line = c + 1;
        }
    assert_true(line - file.bytes == (ptrdiff_t)file.length);
}

static const struct CMUnitTest tests[] = {
    TEST("sgf: a game is written with its header",
         a_game_is_written_with_its_header),
    TEST("sgf: set-up and turn are written", setup_and_turn_are_written),
    TEST("sgf: a game is written piece by piece",
         a_game_is_written_piece_by_piece),
    TEST("sgf: random games come back", random_games_come_back),
    TEST("sgf: copies keep all properties and bytes",
         copies_keep_all_properties_and_bytes),
    TEST("sgf: random trees come back", random_trees_come_back),
    TEST("sgf: lines are broken between properties",
         lines_are_broken_between_properties),
};

CHECK_MAIN("sgf_write", tests)
