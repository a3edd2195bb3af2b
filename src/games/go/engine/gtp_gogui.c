/* gtp_gogui.c - GTP: pictures on the board of GoGui.
 *
 * GoGui asks for a menu of commands (gogui-analyze_commands), each with the
 * type of its answer, and draws what they return. The types are described in
 * GoGui's documentation under "Analyze Commands".
 */
#include "games/go/engine/gtp.h"
#include "os/clock.h"

enum {
    LOOK_PLAYOUTS = 5000,               /* of a level that has none */
    MOVES_SHOWN = 20,
};

/* Type of the answer, label in the menu, command. */
static const char menu[] =
    "pspairs/Win Rates/boardwalk-win_rates\n"
    "pspairs/Visits/boardwalk-visits\n"
    "gfx/Best Line/boardwalk-best_line\n"
    "dboard/Ownership/boardwalk-ownership\n"
    "plist/Dead Stones/final_status_list dead\n"
    "plist/Black Territory/final_status_list black_territory\n"
    "plist/White Territory/final_status_list white_territory\n"
    "string/Final Score/final_score\n"
    "none/Clear Cache/clear_cache\n";

static const char *analyze_commands(struct go_gtp *self)
{
    text_put(&self->answer, menu);
    return NULL;
}

/* Does nothing: that the command exists tells GoGui that the comment
 * "# interrupt" is understood. */
static const char *confirm_interrupt(struct go_gtp *self)
{
    (void)self;
    return NULL;
}

static const char *title(struct go_gtp *self)
{
    text_put(&self->answer, "Boardwalk");
    return NULL;
}

/* Searches the position and returns the moves of the side to move, most
 * visited first. Nothing is played; the tree stays for the next genmove. */
static const char *search_for_picture(struct go_gtp *self,
                                      struct go_candidate *moves, int *count)
{
    uint64_t level = go_levels[self->terms.player.level].playouts;
    struct go_effort effort = {
        .playouts = self->terms.playouts ? self->terms.playouts
                  : level ? level : LOOK_PLAYOUTS,
        .time_ms = self->terms.time_ms,
        .is_patient = 1,
        .should_stop = go_gtp_should_stop,
        .context = self,
    };
    struct go_aim aim = {0};
    struct go_thought thought;
    struct go_thinker *thinker;
    const char *error = go_gtp_need_player(self);

    if (error || (error = go_player_thinker(self->player, &thinker)))
        return error;
    self->is_analysis = self->told = 0;
    self->begun_ms = clock_ms();
    go_thinker_think(thinker, &self->game, &aim, &effort, &thought);
    *count = go_mcts_candidates(go_thinker_tree(thinker), moves, MOVES_SHOWN);
    return NULL;
}

/* For the type pspairs: points, each with a string. A pass has no place on the
 * board. */
static const char *put_pairs(struct go_gtp *self, int is_win)
{
    struct go_candidate moves[MOVES_SHOWN];
    int count;
    const char *error = search_for_picture(self, moves, &count);

    for (int i = 0; !error && i < count; i++) {
        if (moves[i].move == GO_PASS)
            continue;
        go_gtp_put_point(self, moves[i].move);
        text_put_char(&self->answer, ' ');
        text_put_number(&self->answer,
                        is_win ? (uint64_t)(moves[i].win * 100 / GO_MCTS_ONE)
                               : moves[i].visits);
    }
    return error;
}

static const char *win_rates(struct go_gtp *self)
{
    return put_pairs(self, 1);
}

static const char *visits(struct go_gtp *self)
{
    return put_pairs(self, 0);
}

/* For the type gfx: the moves in their order, and a line of text. */
static void put_variation(struct go_gtp *self, const struct go_candidate *move)
{
    int colour = self->game.turn;

    text_put(&self->answer, "VAR");
    for (int i = 0; i < move->line_count; i++, colour = GO_EDGE - colour) {
        text_put(&self->answer, colour == GO_BLACK ? " b" : " w");
        go_gtp_put_point(self, move->line[i]);
    }
    text_put(&self->answer, "\nTEXT ");
    text_put_number(&self->answer,
                    (uint64_t)(move->win * 100 / GO_MCTS_ONE));
    text_put(&self->answer, " % for ");
    text_put(&self->answer,
             go_colour_name((enum go_colour)self->game.turn));
}

static const char *best_line(struct go_gtp *self)
{
    struct go_candidate moves[MOVES_SHOWN];
    int count;
    const char *error = search_for_picture(self, moves, &count);

    if (!error && count > 0)
        put_variation(self, &moves[0]);
    return error;
}

/* For the type dboard: a number from -1 to 1 for every point, row by row. */
static const char *ownership(struct go_gtp *self)
{
    int size = self->game.rules.size;
    const char *error = go_gtp_judge(self);

    for (int row = 0; !error && row < size; row++) {
        text_put_char(&self->answer, '\n');
        for (int column = 0; column < size; column++) {
            go_gtp_put_fraction(&self->answer,
                                self->verdict.owner[go_at(row, column)],
                                GO_MCTS_ONE);
            text_put_char(&self->answer, ' ');
        }
    }
    return error;
}

const struct go_gtp_command go_gtp_gogui_commands[] = {
    {"gogui-analyze_commands", analyze_commands},
    {"gogui-interrupt", confirm_interrupt},
    {"gogui-title", title},
    {"boardwalk-win_rates", win_rates},
    {"boardwalk-visits", visits},
    {"boardwalk-best_line", best_line},
    {"boardwalk-ownership", ownership},
    {0},
};
