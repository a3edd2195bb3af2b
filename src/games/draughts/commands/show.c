/* show.c - boardwalk checkers show: a position, a game move by
 * move, or the games of a file.
 *
 * A file is read several times from memory: once to find out whether the game
 * and the ply exist, and once to print, so that an error leaves no half of a
 * game on standard output. Text from files is printed with print_visible,
 * never directly: it may contain control characters.
 */
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/files.h"
#include "disk/print.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/pdn_replay.h"
#include "games/draughts/notation/words.h"

enum {
    LINE_WIDTH = 79,                    /* of the moves */
    TAG_MAX = 400, VALUE_MAX = 2 * TAG_MAX,     /* bytes; UTF-8 may double
                                         * those of Latin-1 */
    ALL_PLIES = -1,                     /* --ply was not given */
};

static const struct arg_def options[] = {
    {"game", 'g', "N", "show the game with this number"},
    {"ply", 'p', "P", "stop after so many moves of both sides (default: all)"},
    CHECKERS_ARGS_POSITION,
    {0},
};

/* Positions */

/* Row and column from 0, a1 at the lower left: Black's side is below. */
static int square_of_field(int row, int column)
{
    return 4 * row + 3 - column / 2 + 1;
}

static char piece_letter(const struct checkers *position, int square)
{
    uint64_t at = checkers_at(square);
    int is_king = (position->kings & at) != 0;

    if (position->pieces[CHECKERS_BLACK] & at)
        return is_king ? 'B' : 'b';
    if (position->pieces[CHECKERS_WHITE] & at)
        return is_king ? 'W' : 'w';
    return '.';
}

/* Light squares are blank; they cannot be occupied. */
static void print_row(const struct checkers *position, int row)
{
    printf("  %d ", row + 1);
    for (int column = 0; column < 8; column++) {
        int square = square_of_field(row, column);

        if ((row + column) % 2)
            printf("    ");
        else
            printf(" %c%-2d", piece_letter(position, square), square);
    }
    printf("  %d\n", row + 1);
}

/* As on the chip's board: rank 8 on top, Black's side below. */
static void print_board(const struct checkers *position)
{
    static const char files[] =
        "      a   b   c   d   e   f   g   h";

    puts(files);
    for (int row = 7; row >= 0; row--)
        print_row(position, row);
    puts(files);
}

/* The board, who is to move, and the FEN to copy from. */
static void print_position(const struct checkers *position)
{
    const char *side =
        checkers_words_colour((enum checkers_colour)position->turn);
    char fen[CHECKERS_FEN_MAX];
    struct text to;

    print_board(position);
    printf("\n%s %s\n", side,
           checkers_can_move(position) ? "is to move"
                                       : "cannot move and has lost");
    text_begin(&to, fen, sizeof fen);
    checkers_fen_write(position, &to);
    printf("FEN %s\n", fen);
}

/* Files */

/* Passes over the text start with rewind_file; next_event moves on. */
struct show {
    const char *path;
    const char *text;
    size_t length;
    enum checkers_rules rules;
    int game, ply;                      /* game 0: list all of them */
    int plies;                          /* moves of that game */

    struct pdn_replay replay;
    struct pdn_event event;
    int column;                         /* of the line being printed */
};

/* PDN files are UTF-8 or, if they are old, Latin-1. Latin-1 text with letters
 * beyond ASCII is hardly ever valid UTF-8 by accident. */
static int is_utf8(const char *string, size_t length)
{
    size_t step;

    for (size_t i = 0; i < length; i += step)
        if ((step = utf8_length(string + i, length - i)) == 0)
            return 0;
    return 1;
}

/* Every byte beyond ASCII takes two in UTF-8. */
static void append_latin1(struct text *to, const char *string)
{
    for (; *string; string++) {
        unsigned char byte = (unsigned char)*string;

        if (byte >= 0x80)
            text_put_char(to, (char)(0xc0 | byte >> 6));
        text_put_char(to, (char)(byte < 0x80 ? byte : 0x80 | (byte & 0x3f)));
    }
}

/* A tag's value as UTF-8 on one line; valid as long as the buffer is. */
static const char *decode_value(struct slice slice, char value[VALUE_MAX])
{
    char string[TAG_MAX];
    size_t length;
    struct text to;

    pdn_unescape(slice, string, sizeof string);
    length = strlen(string);
    for (size_t i = 0; i < length; i++)
        if (string[i] == '\n' || string[i] == '\t')
            string[i] = ' ';
    text_begin(&to, value, VALUE_MAX);
    if (is_utf8(string, length))
        text_put(&to, string);
    else
        append_latin1(&to, string);
    return value;
}

static void rewind_file(struct show *self)
{
    pdn_replay_begin(&self->replay, self->text, self->length);
    pdn_replay_use(&self->replay, self->rules);
}

static enum pdn_kind next_event(struct show *self)
{
    return pdn_replay_next(&self->replay, &self->event);
}

struct heading {                        /* what the list shows of a game */
    struct slice event, black, white;
    int plies;
};

/* If a tag is there twice, the last one counts, as everywhere. */
static void note_tag(struct heading *heading, const struct pdn_event *event)
{
    if (slice_same(event->name, "Event"))
        heading->event = event->text;
    else if (slice_same(event->name, "Black"))
        heading->black = event->text;
    else if (slice_same(event->name, "White"))
        heading->white = event->text;
}

/* The result is asked for after PDN_GAME_END, when it is still known. */
static void print_game_heading(const struct show *self, int number,
                               const struct heading *heading)
{
    char black[VALUE_MAX], white[VALUE_MAX], event[VALUE_MAX];

    files_print_heading(&(struct files_heading){
        .number = number,
        .name = {decode_value(heading->black, black),
                 decode_value(heading->white, white)},
        .result = pdn_result_name(pdn_replay_result(&self->replay)),
        .moves = heading->plies,
        .event = decode_value(heading->event, event),
    });
}

/* Variations are not shown, nor what follows an illegal move. */
static int is_main_move(const struct show *self)
{
    return self->event.kind == PDN_MOVE && self->replay.depth == 0
        && self->replay.is_followed;
}

/* A first pass makes sure that this is PDN at all: the reader may find a "game"
 * of nothing but faults in any text. */
static const char *list_pdn_games(struct show *self)
{
    struct heading heading = {0};
    int number = 0, is_pdn = 0;

    rewind_file(self);
    while (!is_pdn && next_event(self))
        is_pdn = self->event.kind == PDN_TAG || is_main_move(self)
              || self->event.kind == PDN_RESULT;
    rewind_file(self);
    while (is_pdn && next_event(self)) {
        if (self->event.kind == PDN_TAG)
            note_tag(&heading, &self->event);
        heading.plies += is_main_move(self);
        if (self->event.kind == PDN_GAME_END) {
            print_game_heading(self, ++number, &heading);
            heading = (struct heading){0};
        }
    }
    if (number == 0)
        return text_error(self->path, ": contains no game", (char *)0);
    return NULL;
}

/* Moves to the first event of the game, or to the end of the file; returns how
 * many games were passed. */
static int seek_game(struct show *self)
{
    int passed = 0;

    rewind_file(self);
    while (passed < self->game - 1 && next_event(self))
        passed += self->event.kind == PDN_GAME_END;
    next_event(self);
    return passed;
}

/* Also counts the moves of the game, and settles where to stop. */
static const char *check_game_exists(struct show *self)
{
    int passed = seek_game(self);

    do
        self->plies += is_main_move(self);
    while (self->event.kind != PDN_GAME_END && next_event(self));
    if (self->event.kind != PDN_GAME_END)
        return files_no_number(self->path, "game", self->game, passed);
    if (self->ply == ALL_PLIES)
        self->ply = self->plies;
    if (self->ply > self->plies)
        return files_no_number(self->path, "ply", self->ply, self->plies);
    return NULL;
}

/* Names are letters and digits by the reader's grammar; values may hold
 * anything. */
static void print_tag(const struct pdn_event *event)
{
    char value[VALUE_MAX];

    print_bytes(stdout, event->name.start, event->name.length);
    print_visible(stdout, ": %s\n", decode_value(event->text, value));
}

/* Wraps lines between words. */
static void print_word(struct show *self, const char *word)
{
    int width = (int)strlen(word);

    if (self->column && self->column + 1 + width > LINE_WIDTH) {
        putchar('\n');
        self->column = 0;
    }
    printf("%s%s", self->column ? " " : "", word);
    self->column += width + (self->column > 0);
}

/* Before each move of Black, and before White's if it is the first: then the
 * number has three dots. */
static void print_ply_number(struct show *self, int ply, int is_black)
{
    int is_odd_start = (ply % 2 == 0) != is_black;
    char word[24];

    if (!is_black && ply > 0)
        return;
    snprintf(word, sizeof word, is_black ? "%d." : "%d...",
             (ply + is_odd_start) / 2 + 1);
    print_word(self, word);
}

/* In the short form, whatever the file has. */
static void print_ply(struct show *self, int ply)
{
    const struct checkers *before = pdn_replay_before(&self->replay);
    char word[CHECKERS_WORD_MAX];
    struct text to;

    print_ply_number(self, ply, before->turn == CHECKERS_BLACK);
    text_begin(&to, word, sizeof word);
    checkers_write_move(before, &self->replay.move, CHECKERS_SHORT, &to);
    print_word(self, word);
}

/* Prints tags and moves up to the wanted ply, and gets the position after it;
 * without any move that is where the game begins. */
static void print_up_to_ply(struct show *self, struct checkers *position)
{
    int ply = 0, has_position = 0;

    seek_game(self);
    do {
        if (self->event.kind == PDN_TAG)
            print_tag(&self->event);
        if (!is_main_move(self))
            continue;
        if (!has_position)
            *position = *pdn_replay_before(&self->replay);
        has_position = 1;
        if (ply < self->ply) {
            print_ply(self, ply++);
            *position = *pdn_replay_now(&self->replay);
        }
    } while (self->event.kind != PDN_GAME_END && next_event(self));
    if (!has_position)
        *position = self->replay.line[0].now;
}

/* An illegal move is worth a message only if the moves were printed up to
 * it. */
static const char *show_pdn_game(struct show *self)
{
    struct checkers position;
    const char *error = check_game_exists(self);

    if (error)
        return error;
    print_up_to_ply(self, &position);
    printf("%s\n", self->column ? "\n" : "");
    print_position(&position);
    if (self->ply == self->plies && self->replay.line[0].is_lost)
        print_visible(stderr, "boardwalk: %s: the rest of this game is not "
                      "legal; 'boardwalk checkers check' says why\n",
                      self->path);
    return NULL;
}

/* Called by files_show, which owns the text. */
static const char *show_pdn_text(void *context, const char *text, size_t length)
{
    struct show *self = context;

    self->text = text;
    self->length = length;
    return self->game ? show_pdn_game(self) : list_pdn_games(self);
}

/* The command line */

/* Which combinations make sense: FILE, FILE --game, FILE --game --ply, or a
 * position without a file. */
static const char *read_show_args(struct show *self, const struct args *args,
                                  struct checkers *position)
{
    const char *error;

    if (args->word_count > 1)
        return text_error("unexpected argument '", args->word[1], "'",
                          (char *)0);
    if ((error = checkers_args_rules(args, &self->rules))
        || (error = checkers_args_position(args, position))
        || (error = args_int(args, "game", 1, 1000000000, &self->game))
        || (error = args_int(args, "ply", 0, 1000000000, &self->ply)))
        return error;
    if (args->word_count == 0 && (self->game || self->ply != ALL_PLIES))
        return "--game and --ply need a FILE";
    if (args->word_count && args_has(args, "fen"))
        return "FILE and --fen cannot be combined";
    if (args->word_count && !self->game && self->ply != ALL_PLIES)
        return "--ply needs --game N";
    self->path = args->word_count ? args->word[0] : NULL;
    return NULL;
}

/* The state is large (a replay holds every depth of variations), so it is not
 * put on the stack. */
static int show_position_or_file(const struct args *args)
{
    struct show *self = calloc(1, sizeof *self);
    struct checkers position = {0};
    const char *error;
    int status = 0;

    if (!self)
        return command_failed("out of memory");
    self->ply = ALL_PLIES;
    error = read_show_args(self, args, &position);
    if (error)
        status = command_misused(&command_checkers_show, error);
    else if (!self->path)
        print_position(&position);
    else if ((error = files_show(self->path, show_pdn_text, self)))
        status = command_failed(error);
    free(self);
    return status;
}

const struct command command_checkers_show = {
    .name = "show",
    .group = "checkers",
    .usage = "[FILE.pdn] [OPTION]...",
    .summary = "print a position, a game, or the list of games in a file",
    .more = "Without a file, prints the opening position or that of --fen; "
            "with a file, the\nlist of its games; with --game, its header, "
            "its moves and the position after\nthem. The letters b and w "
            "stand for men, B and W for kings; each dark square has\nits "
            "number. Variations are left out. The file - is standard "
            "input.\n",
    .options = options,
    .run = show_position_or_file,
};
