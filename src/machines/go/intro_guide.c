/* intro_guide.c - the steps of a first game of Go: through the menus, a few
 * stones, the score, a pass.
 *
 * Whatever a player does instead of what is ringed, the next thing ringed is
 * one that can be done then; where a game was left, it is how to begin one.
 * All is judged by what the watcher has seen, so nothing is remembered here.
 */
#include "machines/go/intro_guide.h"

#include "base/words.h"
#include "machines/go/hand_keys.h"
#include "machines/go/table.h"

enum guide_step {
    STEP_START, STEP_STONE, STEP_ANSWER, STEP_GROUP, STEP_CAPTURE, STEP_COUNT,
    STEP_PASS,
};

/* So many stones do as well for a step that asks for something else. */
enum { STONES_FOR_CAPTURE = 4, STONES_FOR_COUNT = 6, STONES_FOR_PASS = 9 };

struct lesson {                         /* the game so far, for one seat */
    int stones, passes, prisoners;
};

static enum go_colour own_colour(const struct table_view *view)
{
    return view->hand->seat == hand_go_seat(GO_BLACK) ? GO_BLACK : GO_WHITE;
}

static struct lesson judge_go_lesson(const struct table_view *view)
{
    const struct go_hand *self = view->state;
    const struct go_game *game = &self->track.game;
    struct lesson lesson = {.prisoners = game->now.taken[own_colour(view)]};

    for (int i = 0; i < game->count; i++) {
        if (game->move[i].colour != own_colour(view))
            continue;
        lesson.passes += game->move[i].point == GO_PASS;
        lesson.stones += game->move[i].point != GO_PASS;
    }
    return lesson;
}

/* Where to put a stone */

/* The last liberty of a group of this colour that may be filled; GO_PASS:
 * there is none. */
static go_point find_last_liberty(const struct go_game *game,
                                  enum go_colour colour)
{
    for (int spot = 0; spot < HAND_GO_SPOTS; spot++) {
        go_point at = hand_go_point(spot);

        if (game->now.colour[at] == colour && go_is_in_atari(&game->now, at)
            && go_game_judge(game, go_last_liberty(&game->now, at),
                             (enum go_colour)game->turn) == GO_LEGAL)
            return go_last_liberty(&game->now, at);
    }
    return GO_PASS;
}

/* Whether a stone there is legal, useful and not lost at once. */
static int is_good_point(const struct hand_go_track *track, go_point at)
{
    enum go_colour turn = (enum go_colour)track->game.turn;
    struct go_board after;

    if (track->refused[at]
        || go_game_judge(&track->game, at, turn) != GO_LEGAL
        || go_is_eye(&track->game.now, at, turn))
        return 0;
    after = track->game.now;
    go_play(&after, at, turn);
    return !go_is_in_atari(&after, at);
}

/* The middle, then around it, then anywhere. */
static go_point find_good_point(const struct hand_go_track *track)
{
    static const uint8_t first[] = {40, 20, 60, 24, 56, 38, 42, 22, 58};

    for (int i = 0; i < (int)sizeof first; i++)
        if (is_good_point(track, hand_go_point(first[i])))
            return hand_go_point(first[i]);
    for (int spot = 0; spot < HAND_GO_SPOTS; spot++)
        if (is_good_point(track, hand_go_point(spot)))
            return hand_go_point(spot);
    return GO_PASS;
}

/* To capture comes first. */
static go_point suggest_point(const struct hand_go_track *track)
{
    enum go_colour turn = (enum go_colour)track->game.turn;
    go_point capture = find_last_liberty(&track->game, go_other(turn));

    return capture != GO_PASS && !track->refused[capture]
         ? capture : find_good_point(track);
}

static int touch_of_point(go_point point)
{
    return point == GO_PASS
         ? GO_TOUCH_PASS : GO_TOUCH_POINT + go_row(point) * HAND_GO_LINES
                           + go_column(point);
}

/* Asking */

static void ask_to_start(const struct go_hand *self, struct intro_step *to,
                         struct text *words)
{
    if (self->settled.screen == HAND_GO_DARK) {
        words_put(words, "The machine is starting", (char *)0);
        return;
    }
    to->touch = GO_TOUCH_START;
    to->part = hand_go_key_to_start(self->settled.screen);
    words_put(words, "Touch Start a game: a hand goes through the menus on "
                     "the monitor for you", (char *)0);
}

/* Fills in what is to be touched, if it is this seat's turn. Returns whether
 * its words are still to be written. */
static int ask_for_stone(const struct table_view *view, int is_pass,
                         struct intro_step *to, struct text *words)
{
    const struct go_hand *self = view->state;
    go_point point;

    if (self->is_lost || self->settled.is_thinking
        || !go_table_is_on_turn(view)) {
        words_put(words, "Wait: {1} is to move",
                  go_table_colour(self->settled.turn), (char *)0);
        return 0;
    }
    point = hand_go_has_plan(self) ? self->plan
          : is_pass ? GO_PASS : suggest_point(&self->track);
    to->part = hand_go_key_towards(self->now.cursor, point);
    if (hand_go_has_plan(self)) {
        words_put(words, "Watch the board: a hand moves the cursor there and "
                         "presses ENTER", (char *)0);
        return 0;
    }
    to->touch = touch_of_point(point);
    return 1;
}

/* The steps */

static int is_go_step_done(const struct table_view *view,
                           const struct go_draft *draft, int step)
{
    const struct go_hand *self = view->state;
    struct lesson lesson = judge_go_lesson(view);

    if (self->settled.screen == HAND_GO_OVER)
        return step > STEP_START;
    if (self->settled.screen != HAND_GO_GAME)
        return 0;
    switch (step) {
    case STEP_START:   return 1;
    case STEP_STONE:   return lesson.stones + lesson.passes > 0;
    case STEP_ANSWER:  return go_table_is_on_turn(view);
    case STEP_GROUP:   return lesson.stones + lesson.passes > 1;
    case STEP_CAPTURE: return lesson.prisoners > 0
                           || lesson.stones >= STONES_FOR_CAPTURE;
    case STEP_COUNT:   return draft->shows_count
                           || lesson.stones >= STONES_FOR_COUNT;
    default:           return lesson.passes > 0
                           || lesson.stones >= STONES_FOR_PASS;
    }
}

static void tell_of_capture(const struct go_game *game, struct text *words)
{
    enum go_colour other = go_other((enum go_colour)game->turn);

    if (find_last_liberty(game, other) != GO_PASS)
        words_put(words, "You can capture: the point with the ring is the "
                         "last liberty of a group of {1}'s",
                  go_table_colour(other), (char *)0);
    else
        words_put(words, "Take the last liberty of a group, and its stones "
                         "come off the board. Play on, and surround {1}",
                  go_table_colour(other), (char *)0);
}

static void word_go_step(const struct go_game *game, int step,
                         struct text *words)
{
    switch (step) {
    case STEP_STONE:
        words_put(words, "You play {1}. Touch a point where lines cross: the "
                         "one with the ring, or another",
                  go_table_colour((enum go_colour)game->turn), (char *)0);
        break;
    case STEP_GROUP:
        words_put(words, "Stones side by side along the lines are a group; "
                         "the free points beside it are its liberties. Place "
                         "another stone", (char *)0);
        break;
    case STEP_CAPTURE: tell_of_capture(game, words); break;
    default:
        words_put(words, "Pass when no stone helps you any more. After two "
                         "passes in a row the points are counted. Try it: "
                         "touch Pass", (char *)0);
        break;
    }
}

static void ask_to_count(struct intro_step *to, struct text *words)
{
    to->touch = GO_TOUCH_COUNT;
    words_put(words, "Your stones count, and the points they surround; White "
                     "gets 5.5 more. Touch Count points to see who is ahead",
              (char *)0);
}

void go_guide(const struct table_view *view, const void *draft, int step,
              struct intro_step *to)
{
    const struct go_hand *self = view->state;
    struct text words;

    text_begin(&words, to->words, sizeof to->words);
    to->is_done = is_go_step_done(view, draft, step);
    if (to->is_done)
        return;
    if (self->settled.screen != HAND_GO_GAME)
        ask_to_start(self, to, &words);
    else if (step == STEP_ANSWER)
        words_put(&words, "{1} answers. Under the board you see the stones "
                          "that each side has captured",
                  go_table_colour(self->settled.turn), (char *)0);
    else if (step == STEP_COUNT)
        ask_to_count(to, &words);
    else if (ask_for_stone(view, step == STEP_PASS, to, &words))
        word_go_step(&self->track.game, step, &words);
}
