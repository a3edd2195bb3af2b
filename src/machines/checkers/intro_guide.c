/* intro_guide.c - the steps of a first game of checkers: two moves, a jump,
 * the end.
 *
 * Whatever a player does instead of what is ringed, the next thing ringed is
 * one that can be done then: a step asks for moves, not for one move. All is
 * judged by the moves that the watcher has seen, so nothing is remembered
 * here.
 */
#include "machines/checkers/intro_guide.h"

#include "base/bits.h"
#include "base/words.h"
#include "boards/tinychip.h"
#include "machines/checkers/table.h"
#include "machines/checkers/table_draft.h"

enum guide_step {
    STEP_CHOOSE, STEP_MOVE, STEP_ANSWER, STEP_AGAIN, STEP_JUMP, STEP_END,
};

enum { OWN_MOVES_MAX = 8 };             /* then it waits for no jump any more */

struct lesson {                         /* the game so far, for one seat */
    int own;                            /* its moves, */
    int has_jumped;
    int after;                          /* and those since it has jumped, or
                                         * should have */
    int is_over;
};

static struct lesson judge_lesson(const struct table_view *view)
{
    const struct checkers_hand *self = view->state;
    struct lesson lesson = {.is_over = hand_checkers_is_over(self)
                                    && !self->is_lost};

    for (int i = 0; i < self->ply_count; i++) {
        const struct hand_checkers_ply *ply = &self->ply[i];

        if (hand_checkers_seat(ply->side) != view->hand->seat)
            continue;
        lesson.after += lesson.has_jumped || lesson.own >= OWN_MOVES_MAX;
        lesson.has_jumped |= ply->is_jump;
        lesson.own++;
    }
    return lesson;
}

/* What to touch */

/* What a move takes, less what it costs at once: enough not to give a beginner
 * bad advice. */
static int net_gain(const struct checkers *now,
                    const struct checkers_move *move)
{
    struct checkers after = *now;
    struct checkers_moves replies;
    int lost = 0;

    checkers_play(&after, move);
    checkers_find_moves(&after, &replies);
    for (int i = 0; i < replies.count; i++) {
        int taken = bits_count(replies.move[i].taken);

        lost = taken > lost ? taken : lost;
    }
    return bits_count(move->taken) - lost;
}

/* The best of those that go on with what is begun; null: none does. */
static const struct checkers_move *suggest_draughts_move(
    const struct checkers_choice *choice, const struct checkers *now)
{
    const struct checkers_move *best = NULL;
    int most = 0;

    for (int i = 0; i < choice->moves.count; i++) {
        const struct checkers_move *move = &choice->moves.move[i];
        int gain = net_gain(now, move);

        if (checkers_draft_next(choice, move) && (!best || gain > most)) {
            best = move;
            most = gain;
        }
    }
    return best;
}

static int touch_of_square(int square)
{
    return CHECKERS_TOUCH_SQUARE + 8 * hand_checkers_row(square)
         + hand_checkers_column(square);
}

/* What to press */

/* The highest switch of a group that is not as it should be; null: all are. */
static const char *switch_to_flip(const char *const names[3], unsigned pin,
                                  int value, pins in)
{
    int wrong = (int)pins_get(in, pin, 3) ^ value;

    for (int bit = 2; bit >= 0; bit--)
        if (wrong >> bit & 1)
            return names[bit];
    return NULL;
}

/* As hand.c enters a square: row, column, then the button. */
static const char *control_for_square(const struct session *session,
                                      int square)
{
    static const char *const rows[] = {"ROW0", "ROW1", "ROW2"};
    static const char *const columns[] = {"COL0", "COL1", "COL2"};
    pins in = session_in(session);
    const char *row = switch_to_flip(rows, TINYCHIP_ROW,
                                     hand_checkers_row(square), in);
    const char *column = switch_to_flip(columns, TINYCHIP_COL,
                                        hand_checkers_column(square), in);

    return row ? row : column ? column : "ENTER";
}

/* The next square of a move that the machine does not have yet. */
static const char *control_for_move(const struct table_view *view,
                                    const struct checkers_move *move)
{
    const struct checkers_hand *self = view->state;
    int path[CHECKERS_PATH_MAX];
    int count = checkers_path(move, path);
    int at = hand_checkers_track_fits(&self->track, move) ? self->track.length
                                                          : 0;

    return control_for_square(view->session, path[at < count ? at : count - 1]);
}

/* Asking for a move */

static void ask_to_clear(struct intro_step *to, struct text *words)
{
    to->touch = CHECKERS_TOUCH_CLEAR;
    to->part = "CLEAR";
    words_put(words, "That was not allowed. Touch Clear, and try another move",
              (char *)0);
}

static void ask_for_touch(const struct table_view *view,
                          const struct checkers_draft *draft,
                          struct intro_step *to, struct text *words)
{
    const struct checkers_hand *self = view->state;
    struct checkers_choice choice;
    const struct checkers_move *move;

    checkers_draft_read(view, draft, &choice);
    move = suggest_draughts_move(&choice, &self->track.game.now);
    if (!move || self->track.is_error) {
        ask_to_clear(to, words);
        return;
    }
    to->touch = touch_of_square(checkers_draft_next(&choice, move));
    to->part = control_for_move(view, move);
}

/* Fills in what is to be touched, if it is this seat's turn. Returns whether
 * its words are still to be written. */
static int ask_for_draughts_move(const struct table_view *view,
                                 const struct checkers_draft *draft,
                                 struct intro_step *to, struct text *words)
{
    const struct checkers_hand *self = view->state;
    int side = self->track.game.now.turn;

    if (self->is_lost) {
        words_put(words, "Wait a moment: the men are being read off the array",
                  (char *)0);
    } else if (hand_checkers_seat(side) != view->hand->seat) {
        words_put(words, "Wait: {1} is to move", checkers_side_name(side),
                  (char *)0);
    } else if (hand_checkers_has_plan(self)) {
        to->part = control_for_move(view, &self->plan.move);
        words_put(words, "Watch the board: a hand sets ROW and COL, and "
                         "presses ENTER", (char *)0);
    } else {
        ask_for_touch(view, draft, to, words);
    }
    return to->touch && to->touch != CHECKERS_TOUCH_CLEAR;
}

/* The steps */

static int is_man_chosen(const struct table_view *view,
                         const struct checkers_draft *draft)
{
    struct checkers_choice choice;

    checkers_draft_read(view, draft, &choice);
    return choice.length > 0;
}

static int is_guide_step_done(const struct table_view *view, const void *draft,
                              int step)
{
    struct lesson lesson = judge_lesson(view);

    if (lesson.is_over)
        return 1;
    switch (step) {
    case STEP_CHOOSE: return lesson.own > 0 || is_man_chosen(view, draft);
    case STEP_MOVE:   return lesson.own > 0;
    case STEP_ANSWER:
        return hand_checkers_is_due(view->state, view->hand->seat);
    case STEP_AGAIN:  return lesson.own > 1;
    case STEP_JUMP:   return lesson.has_jumped || lesson.own >= OWN_MOVES_MAX;
    default:          return lesson.after > 0;
    }
}

static void tell_of_jump(const struct checkers *now, struct text *words)
{
    const char *other = checkers_side_name(now->turn ^ 1);
    int must = now->rules == CHECKERS_FULL;

    if (checkers_can_jump(now))
        words_put(words, must
                  ? "You must jump now. Touch the man, then the square where "
                    "it lands: it takes the man between"
                  : "You can jump. Touch the man, then the square where it "
                    "lands: it takes the man between", (char *)0);
    else
        words_put(words, must
                  ? "Move on. When a man of {1}'s is in front of yours and "
                    "the square behind it is free, you must jump over it"
                  : "Move on. When a man of {1}'s is in front of yours and "
                    "the square behind it is free, you can jump over it",
                  other, (char *)0);
}

static void tell_of_end(const struct checkers *now, struct text *words)
{
    const char *other = checkers_side_name(now->turn ^ 1);

    words_put(words, now->rules == CHECKERS_FULL
              ? "You win when {1} has no men left or cannot move. A man on "
                "the far row becomes a king. One more move, and you play on "
                "alone"
              : "You win when {1} has no men left or cannot move. One more "
                "move, and you play on alone", other, (char *)0);
}

static void word_guide_step(const struct checkers *now, int step,
                            struct text *words)
{
    switch (step) {
    case STEP_CHOOSE:
        words_put(words, "You play {1}. Touch a man that can move: the one "
                         "with the ring, or another",
                  checkers_side_name(now->turn), (char *)0);
        break;
    case STEP_MOVE:
        words_put(words, "Now touch the square where it goes. A man moves one "
                         "square diagonally forwards", (char *)0);
        break;
    case STEP_AGAIN:
        words_put(words, "Your turn again: a man, then its square. A dot "
                         "shows where it can go", (char *)0);
        break;
    case STEP_JUMP: tell_of_jump(now, words); break;
    default:        tell_of_end(now, words); break;
    }
}

void checkers_guide(const struct table_view *view, const void *draft, int step,
                    struct intro_step *to)
{
    const struct checkers_hand *self = view->state;
    const struct checkers *now = &self->track.game.now;
    struct text words;

    text_begin(&words, to->words, sizeof to->words);
    to->is_done = is_guide_step_done(view, draft, step);
    if (to->is_done)
        return;
    if (step == STEP_ANSWER)
        words_put(&words, "{1} answers. On the board the lamps RED and BLACK "
                          "tell whose turn it is",
                  checkers_side_name(now->turn), (char *)0);
    else if (ask_for_draughts_move(view, draft, to, &words))
        word_guide_step(now, step, &words);
}
