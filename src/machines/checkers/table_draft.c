/* table_draft.c - a move of checkers that a person begins at the table.
 *
 * The rules come from src/games/draughts, as the hand has followed them, so
 * the table marks and refuses exactly what the chip will, before anything is
 * pressed. What somebody has entered on the machine itself counts as begun:
 * a man that is held, or half a jump, which must go on.
 */
#include "machines/checkers/table_draft.h"

#include <string.h>

#include "base/words.h"

const char *checkers_side_name(int side)
{
    return words_of(side == CHECKERS_BLACK ? "Red" : "Black");
}

int checkers_draft_is_open(const struct table_view *view)
{
    const struct checkers_hand *self = view->state;

    return hand_checkers_is_due(self, view->hand->seat)
        && !hand_checkers_has_plan(self);
}

/* What is begun */

/* A draft is for one moment, and half a jump on the machine goes before it. */
static int is_draft_valid(const struct checkers_draft *draft,
                          const struct hand_checkers_track *track)
{
    return draft->length > 0 && draft->game == track->games
        && draft->ply == track->plies
        && (track->length < 2
            || (draft->length >= track->length
                && memcmp(draft->path, track->path,
                          (size_t)track->length * sizeof *track->path) == 0));
}

static void show_path(struct checkers_choice *to, const int *path, int length)
{
    to->length = length;
    memcpy(to->path, path, (size_t)length * sizeof *path);
}

/* The squares of a move if it goes through what is begun, and on; their count,
 * or 0. */
static int path_beyond(const struct checkers_choice *choice,
                       const struct checkers_move *move,
                       int path[CHECKERS_PATH_MAX])
{
    int count = checkers_path(move, path);

    return count > choice->length
        && memcmp(path, choice->path,
                  (size_t)choice->length * sizeof *path) == 0 ? count : 0;
}

int checkers_draft_next(const struct checkers_choice *choice,
                        const struct checkers_move *move)
{
    int path[CHECKERS_PATH_MAX];

    return path_beyond(choice, move, path) ? path[choice->length] : 0;
}

/* The move that takes this square next; or, with a man chosen, the one that
 * ends there. Null: none, or several that differ. */
static const struct checkers_move *move_by_next(
    const struct checkers_choice *choice, int square)
{
    for (int i = 0; i < choice->moves.count; i++)
        if (checkers_draft_next(choice, &choice->moves.move[i]) == square)
            return &choice->moves.move[i];
    return NULL;
}

static const struct checkers_move *move_by_end(
    const struct checkers_choice *choice, int square, int *is_ambiguous)
{
    const struct checkers_move *found = NULL;
    int path[CHECKERS_PATH_MAX];

    *is_ambiguous = 0;
    for (int i = 0; i < choice->moves.count; i++) {
        const struct checkers_move *move = &choice->moves.move[i];

        if (!path_beyond(choice, move, path)
            || move->to != checkers_at(square))
            continue;
        *is_ambiguous |= found && !checkers_same_move(found, move);
        found = found ? found : move;
    }
    return *is_ambiguous ? NULL : found;
}

static int is_on_path(const struct checkers_choice *choice, int square)
{
    for (int i = 0; i < choice->length; i++)
        if (choice->path[i] == square)
            return 1;
    return 0;
}

/* The square of a man that is chosen lets it go, although a king may end its
 * jump there. */
static int can_go_on(const struct checkers_choice *choice, int square)
{
    int is_ambiguous;

    return move_by_next(choice, square)
        || (!is_on_path(choice, square)
            && move_by_end(choice, square, &is_ambiguous));
}

static void find_targets(struct checkers_choice *to)
{
    for (int i = 0; i < to->moves.count; i++)
        to->starts |= to->moves.move[i].from;
    for (int square = 1; to->length && square <= CHECKERS_SQUARES; square++)
        if (can_go_on(to, square))
            to->targets |= checkers_at(square);
}

/* While the hand enters an order, that is shown. */
static void read_begun(const struct table_view *view,
                       const struct checkers_draft *draft,
                       struct checkers_choice *to)
{
    const struct checkers_hand *self = view->state;
    const struct hand_checkers_track *track = &self->track;

    if (hand_is_person(view->hand) && hand_checkers_has_plan(self)) {
        to->length = checkers_path(&self->plan.move, to->path);
    } else if (is_draft_valid(draft, track)) {
        show_path(to, draft->path, draft->length);
    } else {
        show_path(to, track->path, track->length);
        to->is_held = track->length > 0;
    }
}

void checkers_draft_read(const struct table_view *view,
                         const struct checkers_draft *draft,
                         struct checkers_choice *to)
{
    const struct checkers_hand *self = view->state;

    memset(to, 0, sizeof *to);
    read_begun(view, draft, to);
    if (!checkers_draft_is_open(view))
        return;
    checkers_find_moves(&self->track.game.now, &to->moves);
    find_targets(to);
}

/* Why not */

/* A refusal with one hole. */
static const char *refuse_with(const char *pattern, const char *filling)
{
    char words[TABLE_LINE_MAX];
    struct text to;

    text_begin(&to, words, sizeof words);
    words_put(&to, pattern, filling, (char *)0);
    return text_error(words, (char *)0);
}

static const char *name_jump(const char *pattern,
                             const struct checkers_move *move)
{
    char words[TABLE_TEXT_MAX];
    struct text to;

    text_begin(&to, words, sizeof words);
    hand_checkers_put_move(move, &to);
    return refuse_with(pattern, words);
}

/* The jump that is due: one that goes on with what is begun, if any does. */
static const struct checkers_move *jump_due(
    const struct checkers_choice *choice)
{
    for (int i = 0; i < choice->moves.count; i++)
        if (checkers_draft_next(choice, &choice->moves.move[i]))
            return &choice->moves.move[i];
    return &choice->moves.move[0];
}

/* With all the rules, one jump means that nothing but jumps is legal. */
static int is_jump_due(const struct checkers_choice *choice,
                     const struct checkers *now)
{
    return now->rules == CHECKERS_FULL && choice->moves.count
        && choice->moves.move[0].taken;
}

static const char *why_not_to_begin(const struct checkers_choice *choice,
                                    const struct checkers *now, int square)
{
    uint64_t one = checkers_at(square);

    if (now->pieces[now->turn ^ 1] & one)
        return refuse_with(WORDS("that is not yours: you play {1}"),
                           checkers_side_name(now->turn));
    if (!(now->pieces[now->turn] & one))
        return words_of("there is no man; begin with the man to move");
    if (is_jump_due(choice, now))
        return name_jump(WORDS("that man cannot jump, but you must: {1}"),
                         jump_due(choice));
    return words_of(now->kings & one
                    ? "that king cannot move: there is no free square next to "
                      "it"
                    : "that man cannot move: there is no free square in front "
                      "of it");
}

/* How far a square lies from the man, rows counted forwards. */
static void measure_way(const struct checkers_choice *choice,
                        const struct checkers *now, int square, int *rows,
                        int *columns)
{
    int from = choice->path[choice->length - 1];
    int forward = now->turn == CHECKERS_BLACK ? 1 : -1;

    *rows = forward * (hand_checkers_row(square) - hand_checkers_row(from));
    *columns = hand_checkers_column(square) - hand_checkers_column(from);
}

static const char *why_not_so_far(const struct checkers_choice *choice,
                                  const struct checkers *now, int square)
{
    int is_king = (now->kings & checkers_at(choice->path[0])) != 0;
    int rows, columns;

    measure_way(choice, now, square, &rows, &columns);
    if (rows < 0 && !is_king)
        return words_of(now->rules == CHECKERS_FULL
                        ? "a man moves forwards only; a king may go back"
                        : "a man moves forwards only");
    if (rows * rows != columns * columns)
        return words_of("men move diagonally");
    if (rows * rows == 4)
        return refuse_with(WORDS("there is no piece of {1}'s to jump over"),
                           checkers_side_name(now->turn ^ 1));
    return words_of("that is too far: move one square, or jump over a man to "
                    "the square behind it");
}

static const char *why_not_there(const struct checkers_choice *choice,
                                 const struct checkers *now, int square)
{
    if (is_jump_due(choice, now))
        return name_jump(choice->length > 1 ? WORDS("the jump goes on: {1}")
                                            : WORDS("you must jump: {1}"),
                         jump_due(choice));
    if (!(checkers_empty(now) & checkers_at(square)))
        return words_of("that square is taken; to jump, go to the square "
                        "behind it");
    return why_not_so_far(choice, now, square);
}

static const char *why_not_now(const struct table_view *view)
{
    const struct checkers_hand *self = view->state;
    int side = self->track.game.now.turn;

    if (self->is_lost)
        return words_of("the lights disagree with the moves seen so far; keep "
                        "DARK down and wait a moment");
    if (hand_checkers_is_over(self))
        return words_of("the game is over: touch New game to begin another");
    if (hand_checkers_seat(side) != view->hand->seat)
        return refuse_with(WORDS("it is not your turn: {1} is to move"),
                           checkers_side_name(side));
    return words_of("wait: the last move is being pressed");
}

/* An entry on the board itself is judged like a touch. */
const char *checkers_draft_why_refused(const struct checkers_hand *self)
{
    const struct hand_checkers_track *track = &self->track;
    const struct checkers *now = &track->game.now;
    struct checkers_choice choice = {
        .length = track->refused_from > 0, .path = {track->refused_from},
    };

    if (track->refused_to <= 0)
        return track->refused_to
             ? NULL : words_of("only the dark squares are used");
    if (track->length > 1)
        show_path(&choice, track->path, track->length);
    checkers_find_moves(now, &choice.moves);
    return choice.length ? why_not_there(&choice, now, track->refused_to)
                         : why_not_to_begin(&choice, now, track->refused_to);
}

/* Touches */

static void order_draughts_move(const struct checkers_hand *self,
                                const struct checkers_move *move,
                                struct table_order *order)
{
    struct hand_checkers_plan plan;

    memset(&plan, 0, sizeof plan);
    plan.move = *move;
    plan.game = self->track.games;
    plan.ply = self->track.plies;
    table_order_move(order, &plan, sizeof plan);
}

void checkers_draft_press(struct table_order *order,
                          enum hand_checkers_button button)
{
    table_order_presses(order, 1);
    order->move[0] = (char)button;
}

static void keep_begun(const struct checkers_hand *self,
                       struct checkers_draft *draft, const int *path,
                       int length)
{
    draft->game = self->track.games;
    draft->ply = self->track.plies;
    draft->length = length;
    memcpy(draft->path, path, (size_t)length * sizeof *path);
}

/* A square further, or the whole move. */
static const char *go_on_with(const struct table_view *view,
                              struct checkers_draft *draft,
                              const struct checkers_choice *choice,
                              const struct checkers_move *move, int length,
                              struct table_order *order)
{
    int path[CHECKERS_PATH_MAX];
    int count = path_beyond(choice, move, path);

    draft->length = 0;
    if (count == length)
        order_draughts_move(view->state, move, order);
    else
        keep_begun(view->state, draft, path, length);
    return NULL;
}

/* The chosen man is touched again. One that the machine holds is let go there,
 * but not in the middle of a jump. */
static const char *let_man_go(const struct checkers_hand *self,
                              struct checkers_draft *draft,
                              const struct checkers_choice *choice,
                              struct table_order *order)
{
    if (self->track.length >= 2)
        return name_jump(WORDS("the jump goes on: {1}"), jump_due(choice));
    if (choice->is_held)
        checkers_draft_press(order, HAND_CHECKERS_CLEAR);
    draft->length = 0;
    return NULL;
}

static const char *touch_other(const struct table_view *view,
                               struct checkers_draft *draft,
                               const struct checkers_choice *choice,
                               int square, struct table_order *order)
{
    const struct checkers_hand *self = view->state;
    const struct checkers *now = &self->track.game.now;

    if (is_on_path(choice, square))
        return let_man_go(self, draft, choice, order);
    if (choice->length == 0)
        return why_not_to_begin(choice, now, square);
    if (!(now->pieces[now->turn] & checkers_at(square)))
        return why_not_there(choice, now, square);
    if (self->track.length >= 2)
        return name_jump(WORDS("the jump goes on: {1}"), jump_due(choice));
    if (!(choice->starts & checkers_at(square)))
        return why_not_to_begin(choice, now, square);
    keep_begun(self, draft, &square, 1);
    return NULL;
}

const char *checkers_draft_touch(const struct table_view *view,
                                 struct checkers_draft *draft, int square,
                                 struct table_order *order)
{
    struct checkers_choice choice;
    const struct checkers_move *move;
    int is_ambiguous = 0;

    if (!checkers_draft_is_open(view))
        return why_not_now(view);
    if (!square)
        return words_of("only the dark squares are used");
    checkers_draft_read(view, draft, &choice);
    move = move_by_next(&choice, square);
    if (move)
        return go_on_with(view, draft, &choice, move, choice.length + 1,
                          order);
    if (choice.length && !is_on_path(&choice, square)) {
        int path[CHECKERS_PATH_MAX];

        move = move_by_end(&choice, square, &is_ambiguous);
        if (move)
            return go_on_with(view, draft, &choice, move,
                              checkers_path(move, path), order);
    }
    return is_ambiguous
         ? words_of("more than one jump ends there: touch its squares one by "
                    "one")
         : touch_other(view, draft, &choice, square, order);
}
