/* show.c - boardwalk go show: the board after some moves, a game, or the
 * list of games in a file.
 *
 * A file is read whole and replayed from its start for each question (how many
 * games, which one, how long): replaying is fast, and nothing must be kept.
 */
#include <stdlib.h>

#include "cli/files.h"
#include "disk/print.h"
#include "games/go/commands/args.h"
#include "games/go/notation/sgf_game.h"

enum { ALL_MOVES = -1, INFO_MAX = 400, NUMBER_MAX = 1000000000 };

static const struct arg_def options[] = {
    {"game", 'g', "N", "the N-th game of the file"},
    {"move", 'm', "N", "the position after N moves (default all)"},
    GO_ARGS_SIZE,
    GO_ARGS_KOMI,
    GO_ARGS_RULES,
    {0},
};

/* Boards */

/* The last move; nothing before the first one. */
static void print_last(const struct go_game *game, int number)
{
    struct go_move last;
    char vertex[GO_WORD_MAX];
    struct text to;

    if (game->count == 0)
        return;
    last = game->move[game->count - 1];
    text_begin(&to, vertex, sizeof vertex);
    go_write_vertex(game->rules.size, last.point, &to);
    printf("Move %d: %s %s\n", number,
           go_colour_name((enum go_colour)last.colour), vertex);
}

/* Every stone counts as alive: a record does not say which are dead. */
static void print_score(const struct go_game *game)
{
    struct go_result result = go_result_of(go_game_margin(game, NULL));
    char word[GO_WORD_MAX], rules[GO_RULES_WORD_MAX], komi[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_result(&result, &to);
    text_begin(&to, rules, sizeof rules);
    go_write_rules(&game->rules, &to);
    text_begin(&to, komi, sizeof komi);
    go_write_halves(game->rules.komi, &to);
    printf("As the stones stand: %s (%s; komi %s)\n", word, rules,
           komi);
}

/* `number` is the move number in the record. The game itself may have counted
 * fewer: set-up between moves restarts it. */
static void print_board_and_score(const struct go_game *game, int number)
{
    char board[GO_BOARD_TEXT_MAX];
    struct text to;

    text_begin(&to, board, sizeof board);
    go_write_board(game, &to);
    printf("%s\n", board);
    print_last(game, number);
    if (go_game_is_over(game))
        printf("Both have passed\n");
    else
        printf("%s is to move\n",
               go_colour_name((enum go_colour)game->turn));
    print_score(game);
}

/* Files */

/* What is to be shown, and the replay that shows it. */
struct show {
    const char *path;
    const char *text;
    size_t length;
    struct go_rules rules;              /* where a file says nothing */
    int game, move;                     /* game 0: of all */
    struct sgf_game replay;
    struct sgf_event event;
};

static enum sgf_kind next_sgf_event(struct show *self)
{
    return sgf_game_next(&self->replay, &self->event);
}

static void restart_replay(struct show *self)
{
    sgf_game_begin(&self->replay, self->text, self->length, &self->rules);
}

/* Whether the event opens a game: a tree at depth 1. */
static int is_at_game(const struct show *self)
{
    return self->event.kind == SGF_OPEN && self->event.depth == 1;
}

/* Reads the whole file: a list or a single game depends on the number. */
static int count_games(struct show *self)
{
    int games = 0;

    restart_replay(self);
    while (next_sgf_event(self))
        games += is_at_game(self);
    return games;
}

/* Replays up to the opening of the chosen game. */
static void seek_game(struct show *self)
{
    int games = 0;

    restart_replay(self);
    while (games < self->game && next_sgf_event(self))
        games += is_at_game(self);
}

/* Replays to the end of the main line and returns how many moves it has. */
static int replay_main_line(struct show *self)
{
    int moves = 0;

    while (next_sgf_event(self) && self->event.kind != SGF_CLOSE)
        moves = self->replay.plies;
    return moves;
}

/* Lists */

/* The replay stands at the opening of a game and moves on to the end of its
 * main line: the root is known then. */
static void print_game_heading(struct show *self, int number)
{
    char black[INFO_MAX], white[INFO_MAX], result[INFO_MAX], event[INFO_MAX];
    int moves = replay_main_line(self);

    sgf_game_info(&self->replay, SGF_INFO_BLACK, black, sizeof black);
    sgf_game_info(&self->replay, SGF_INFO_WHITE, white, sizeof white);
    sgf_game_info(&self->replay, SGF_INFO_RESULT, result, sizeof result);
    sgf_game_info(&self->replay, SGF_INFO_EVENT, event, sizeof event);
    files_print_heading(&(struct files_heading){
        .number = number, .name = {black, white},
        .result = *result ? result : "?", .moves = moves, .event = event,
    });
}

/* One line for each game. */
static void print_game_list(struct show *self)
{
    int number = 0;

    restart_replay(self);
    while (next_sgf_event(self))
        if (is_at_game(self))
            print_game_heading(self, ++number);
}

/* One game */

/* The header of a game, in the order in which people read it; what the file
 * does not say is left out. */
static void print_infos(const struct sgf_game *replay)
{
    static const struct {
        enum sgf_info info;
        const char *title;
    } shown[] = {
        {SGF_INFO_NAME, "Game"}, {SGF_INFO_EVENT, "Event"},
        {SGF_INFO_ROUND, "Round"}, {SGF_INFO_PLACE, "Place"},
        {SGF_INFO_DATE, "Date"}, {SGF_INFO_BLACK, "Black"},
        {SGF_INFO_BLACK_RANK, "Black's rank"}, {SGF_INFO_WHITE, "White"},
        {SGF_INFO_WHITE_RANK, "White's rank"},
        {SGF_INFO_HANDICAP, "Handicap"}, {SGF_INFO_RESULT, "Result"},
    };

    int count = 0;

    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        char text[INFO_MAX];

        sgf_game_info(replay, shown[i].info, text, sizeof text);
        if (!*text)
            continue;
        print_visible(stdout, "%s: %s\n", shown[i].title, text);
        count++;
    }
    if (count)
        printf("\n");
}

/* Replays the chosen game until that many moves are made, or the main line
 * ends. Positions are complete at the end of a node only. */
static void replay_to_move(struct show *self)
{
    seek_game(self);
    while (next_sgf_event(self) && self->event.kind != SGF_CLOSE)
        if (self->event.kind == SGF_NODE_END
            && self->replay.plies >= self->move)
            return;
}

/* Replays the game twice: once to know how long it is, so that --move can be
 * checked, and once up to that move. */
static const char *show_one_game(struct show *self)
{
    int moves;

    seek_game(self);
    moves = replay_main_line(self);
    if (!self->replay.is_playable)
        return text_error(self->path, ": this board cannot be shown: only "
                          "square boards of 2 to 19 lines can", (char *)0);
    if (self->move == ALL_MOVES)
        self->move = moves;
    if (self->move > moves)
        return files_no_number(self->path, "move", self->move, moves);
    replay_to_move(self);
    print_infos(&self->replay);
    print_board_and_score(&self->replay.game, self->replay.plies);
    if (self->replay.defects)
        print_visible(stderr, "boardwalk: %s: the file has defects; "
                      "'boardwalk go check' lists them\n", self->path);
    return NULL;
}

/* A file with a single game shows that game, any other a list unless --game
 * chooses. */
static const char *show_sgf_file(void *context, const char *text,
                                 size_t length)
{
    struct show *self = context;
    int games;

    self->text = text;
    self->length = length;
    games = count_games(self);
    if (games == 0)
        return text_error(self->path, ": no game in this file", (char *)0);
    if (self->game > games)
        return files_no_number(self->path, "game", self->game, games);
    if (games == 1)
        self->game = 1;
    if (self->game)
        return show_one_game(self);
    if (self->move != ALL_MOVES)
        return "--move needs --game N, since the file has several games";
    print_game_list(self);
    return NULL;
}

/* Moves */

/* Plays the move that a word of the command line says. */
static const char *play_word(struct go_game *game, const char *word)
{
    go_point point;
    const char *error = go_read_vertex(game->rules.size, word, &point);

    if (error)
        return error;
    if (go_game_play(game, point, (enum go_colour)game->turn) != GO_LEGAL)
        return text_error(word, ": ",
                          go_colour_name((enum go_colour)game->turn),
                          " may not play there", (char *)0);
    return NULL;
}

/* --move cuts the moves of the command line off as it does those of a file. */
static const char *show_moves(const struct show *self,
                              const struct args *args)
{
    int count = args->word_count;
    struct go_game game;
    const char *error = go_game_begin(&game, &self->rules);

    if (self->move != ALL_MOVES && self->move < count)
        count = self->move;
    for (int i = 0; !error && i < count; i++)
        error = play_word(&game, args->word[i]);
    if (!error)
        print_board_and_score(&game, game.count);
    return error;
}

/* What is asked for */

/* A single word that is not a point of any board is a file. */
static const char *path_of(const struct args *args)
{
    go_point point;

    return args->word_count == 1
        && go_read_vertex(GO_SIZE_MAX, args->word[0], &point)
        ? args->word[0] : NULL;
}

/* A file defaults to the rules of old records, moves to those of programs. */
static const char *read_show_options(struct show *self,
                                     const struct args *args)
{
    const char *error;

    self->path = path_of(args);
    if (self->path)
        go_args_unsaid(&self->rules);
    else
        go_args_standard(&self->rules);
    if ((error = go_args_rules(args, &self->rules))
        || (error = args_int(args, "game", 1, NUMBER_MAX, &self->game))
        || (error = args_int(args, "move", 0, NUMBER_MAX, &self->move)))
        return error;
    if (!self->path && self->game)
        return "--game needs a file";
    return NULL;
}

/* Wrong options exit with status 2, what cannot be shown with 1. */
static int show_go(const struct args *args)
{
    struct show *self = calloc(1, sizeof *self);
    const char *error;
    int status = 0;

    if (!self)
        return command_failed("out of memory");
    self->move = ALL_MOVES;
    error = read_show_options(self, args);
    if (error)
        status = command_misused(&command_go_show, error);
    else if ((error = self->path ? files_show(self->path, show_sgf_file, self)
                                 : show_moves(self, args)))
        status = command_failed(error);
    free(self);
    return status;
}

const struct command command_go_show = {
    .name = "show",
    .group = "go",
    .usage = "[FILE.sgf | MOVE...] [OPTION]...",
    .summary = "print the board after some moves, a game, or a list of games",
    .more =
"Moves are points such as E5, or pass; Black moves first. A single word that\n"
"is not a point is a file of game records, or - for standard input. A file\n"
"with one game shows that game; one with several shows a list, from which\n"
"--game chooses one. X is Black, O is White, and the last move stands in\n"
"parentheses. The score counts every stone on the board as alive. Variations\n"
"are left out. The rules of a file are those it names; what it does not say\n"
"comes from the options, and by default is area scoring, simple ko and no\n"
"komi.\n",
    .options = options,
    .run = show_go,
};
