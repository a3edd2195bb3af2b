/* go_machine.c - how fast the Go machine's program is: pictures, bots, the
 * whole machine; and how much memory it takes. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "games/go/minds/uct.h"
#include "machines/go/on_de1soc.h"

enum { ROUNDS = 5, FRAMES = 500, MOVES = 5000, TICKS = 20 * DE1SOC_CLOCK_HZ,
       DOCUMENT_MS = 1500 };            /* level 3 there: 1 to 2 seconds */

static uint16_t frame[FB_PIXELS];
static struct go_de1soc chip;
static BoardState board;
static struct render_scene scene;
static AiLevel level;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* A game half played. */
static void begin(void)
{
    board_init(&board);
    for (int i = 0; i < 40; i++) {
        Move move = ai_get_move(&board, AI_GREEDY);

        if (move.pass)
            board_pass(&board);
        else
            board_place(&board, move.row, move.col);
    }
    scene = (struct render_scene){
        .board = &board, .cursor_row = 4, .cursor_col = 4, .last_row = 3,
        .last_col = 3, .move_number = 40, .black_name = "You",
        .white_name = "Level 3", .message = "Thinking...",
    };
    render_init(frame);
}

/* Each ends with how many there were. */

static double whole_frames(void)
{
    for (int i = 0; i < FRAMES; i++)
        render_scene(&scene);
    return FRAMES;
}

/* What a move changes: the stone, the one marked before, a captured one, the
 * panel. */
static double dirty_parts(void)
{
    for (int i = 0; i < MOVES; i++) {
        render_scene_point(&scene, 3, 3);
        render_scene_point(&scene, 4, 4);
        render_scene_point(&scene, 5, 4);
        render_scene_panel(&scene);
    }
    return MOVES;
}

static double bots_moves(void)
{
    static const int moves[AI_LEVELS + 1] = {0, 20000, 20000, 200, 10, 2};
    static char lent[GO_DE1SOC_MEMORY];

    if (ai_lacks(level))
        ai_lend(lent);
    for (int i = 0; i < moves[level]; i++)
        ai_get_move(&board, level);
    return moves[level];
}

static double machine_ticks(void)
{
    struct chip_setup setup = {.seed = "1", .clock_hz = DE1SOC_CLOCK_HZ};

    go_on_de1soc.top->reset(&chip, &setup);
    for (int i = 0; i < TICKS; i++)
        go_on_de1soc.top->tick(&chip, 0);
    return TICKS;
}

/* Seconds for one, the best of a few rounds. */
static double time_of(double (*work)(void))
{
    double best = 0;

    for (int round = 0; round < ROUNDS; round++) {
        double begun = seconds(), count = work();
        double one = (seconds() - begun) / count;

        best = round == 0 || one < best ? one : best;
    }
    return best;
}

static void tell_bots(void)
{
    double third = 0;

    for (level = AI_RANDOM; level <= (AiLevel)AI_LEVELS; level++) {
        double one = time_of(bots_moves);

        printf("level %d                %8.0f us a move\n", (int)level,
               one * 1e6);
        third = level == AI_MCTS ? one : third;
    }
    printf("level 3 here           %8.0f x as fast as 1.5 s, which the "
           "document says of its 800 MHz ARM: another processor\n",
           DOCUMENT_MS / 1000.0 / third);
}

static void tell_memory(void)
{
    size_t weak = sizeof(struct program) + ai_memory(AI_MCTS)
                + FONT_CHARS * FONT_WIDTH;

    printf("BoardState             %8zu bytes\n", sizeof(BoardState));
    printf("tree of level 3        %8zu bytes\n", sizeof(struct go_uct));
    printf("program, levels 1-3    %8zu bytes   data, frames apart; goal "
           "1,048,576\n", weak);
    printf("levels 4 and 5 add     %8zu bytes\n", ai_memory(AI_MASTER));
}

int main(void)
{
    double whole, dirty, ticks;

    begin();
    whole = time_of(whole_frames);
    dirty = time_of(dirty_parts);
    ticks = time_of(machine_ticks);
    printf("a whole picture        %8.3f ms   goal 2\n", whole * 1e3);
    printf("what a move changes    %8.3f ms   goal 0.2, 1/%.0f of a whole\n",
           dirty * 1e3, whole / dirty);
    tell_bots();
    printf("the whole machine      %8.0f x real time, idle\n",
           1 / ticks / DE1SOC_CLOCK_HZ);
    tell_memory();
    return 0;
}
