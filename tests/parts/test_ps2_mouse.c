/* test_ps2_mouse.c - the PS/2 mouse at a host of its own. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/ps2_host.h"

#define ANSWERS(...) ((const int[]){__VA_ARGS__, -1})

static struct ps2_mouse mouse;
static struct ps2_host host;

static void begin(void)
{
    ps2_host_begin(&host, &ps2_mouse_device, &mouse);
    ps2_host_wait(&host, 600000);
    assert_int_equal(ps2_host_next(&host), 0xAA);
    assert_int_equal(ps2_host_next(&host), 0x00);
}

static void begin_stream(void)
{
    begin();
    ps2_host_ask(&host, 0xF4, ANSWERS(0xFA));
}

static void move(int right, int up)
{
    ps2_mouse_move(&mouse, host.tick, right, up);
    ps2_host_look(&host);
}

static void press(int buttons)
{
    ps2_mouse_press(&mouse, host.tick, buttons);
    ps2_host_look(&host);
}

struct movement {
    int right, up, buttons, packets;
};

/* Adds up all packets that came. */
static void hear_packets(struct movement *sum)
{
    ps2_host_wait(&host, 30000);
    for (int head; (head = ps2_host_next(&host)) >= 0; sum->packets++) {
        int x = ps2_host_next(&host), y = ps2_host_next(&host);

        assert_int_equal(head & 0xC8, 8);
        sum->right += x - (head & 0x10 ? 256 : 0);
        sum->up += y - (head & 0x20 ? 256 : 0);
        sum->buttons = head & 7;
    }
}

CASE(it_says_nothing_until_it_is_asked)
{
    BEGIN_CASE;
    begin();
    move(5, 5);
    assert_int_equal(ps2_host_next(&host), -1);
    ps2_host_ask(&host, 0xF4, ANSWERS(0xFA));
    assert_int_equal(ps2_host_next(&host), -1);
}

CASE(a_movement_is_three_bytes)
{
    BEGIN_CASE;
    begin_stream();
    move(3, -2);
    assert_int_equal(ps2_host_next(&host), 0x28);
    assert_int_equal(ps2_host_next(&host), 3);
    assert_int_equal(ps2_host_next(&host), 0xFE);
    press(PS2_MOUSE_LEFT | PS2_MOUSE_MIDDLE);
    ps2_host_wait(&host, 10000);
    assert_int_equal(ps2_host_next(&host), 0x0D);
    assert_int_equal(ps2_host_next(&host), 0);
    assert_int_equal(ps2_host_next(&host), 0);
    assert_int_equal(ps2_host_next(&host), -1);
}

CASE(all_movement_arrives_however_far_and_often)
{
    struct movement sum = {0};
    struct rng rng;
    int right = 0, up = 0;

    BEGIN_CASE;
    rng_seed(&rng, "mouse");
    begin_stream();
    for (int i = 0; i < 60; i++) {
        int dx = (int)rng_below(&rng, 800) - 400;
        int dy = (int)rng_below(&rng, 40) - 20;

        move(dx, dy);
        right += dx;
        up += dy;
        ps2_host_wait(&host, rng_below(&rng, 9000));
        if (i % 10 == 9)
            hear_packets(&sum);
    }
    hear_packets(&sum);
    assert_int_equal(sum.right, right);
    assert_int_equal(sum.up, up);
}

CASE(it_tells_no_more_often_than_it_is_set_to)
{
    struct movement sum = {0};

    BEGIN_CASE;
    begin_stream();
    ps2_host_ask(&host, 0xF3, ANSWERS(0xFA));
    ps2_host_ask(&host, 20, ANSWERS(0xFA));
    for (int i = 0; i < 1000; i++) {
        move(1, 0);
        ps2_host_wait(&host, 1000);
    }
    ps2_host_wait(&host, 60000);
    hear_packets(&sum);
    assert_int_equal(sum.right, 1000);
    assert_in_range(sum.packets, 19, 23);
}

CASE(commands_are_answered)
{
    BEGIN_CASE;
    begin();
    ps2_host_ask(&host, 0xF2, ANSWERS(0xFA, 0x00));
    ps2_host_ask(&host, 0xE9, ANSWERS(0xFA, 0x00, 2, 100));
    ps2_host_ask(&host, 0xE8, ANSWERS(0xFA));
    ps2_host_ask(&host, 3, ANSWERS(0xFA));
    ps2_host_ask(&host, 3, ANSWERS(0xFE));
    ps2_host_ask(&host, 0xE7, ANSWERS(0xFA));
    ps2_host_ask(&host, 0xF4, ANSWERS(0xFA));
    press(PS2_MOUSE_RIGHT);
    ps2_host_ask(&host, 0xE9, ANSWERS(0xFA, 0x31, 3, 100));
    ps2_host_ask(&host, 0x10, ANSWERS(0xFE));
    ps2_host_ask(&host, 0xF6, ANSWERS(0xFA));
    ps2_host_ask(&host, 0xE9, ANSWERS(0xFA, 0x01, 2, 100));
    ps2_host_ask(&host, 0xEE, ANSWERS(0xFA));
    ps2_host_ask(&host, 0x77, ANSWERS(0x77));
    ps2_host_ask(&host, 0xEC, ANSWERS(0xFA));
    ps2_host_ask(&host, 0xF2, ANSWERS(0xFA, 0x00));
}

CASE(a_reset_forgets_all_settings)
{
    BEGIN_CASE;
    begin_stream();
    ps2_host_ask(&host, 0xF3, ANSWERS(0xFA));
    ps2_host_ask(&host, 20, ANSWERS(0xFA));
    ps2_host_ask(&host, 0xF0, ANSWERS(0xFA));
    ps2_host_ask(&host, 0xE9, ANSWERS(0xFA, 0x60, 2, 20));
    ps2_host_ask(&host, 0xFF, ANSWERS(0xFA));
    ps2_host_wait(&host, 500000);
    assert_int_equal(ps2_host_next(&host), 0xAA);
    assert_int_equal(ps2_host_next(&host), 0x00);
    ps2_host_ask(&host, 0xE9, ANSWERS(0xFA, 0x00, 2, 100));
}

CASE(in_remote_mode_it_waits_to_be_asked)
{
    BEGIN_CASE;
    begin_stream();
    ps2_host_ask(&host, 0xF0, ANSWERS(0xFA));
    move(-1, 7);
    assert_int_equal(ps2_host_next(&host), -1);
    ps2_host_ask(&host, 0xEB, ANSWERS(0xFA, 0x18, 0xFF, 7));
    ps2_host_ask(&host, 0xEB, ANSWERS(0xFA, 0x08, 0, 0));
}

CASE(a_host_that_does_not_listen_loses_nothing)
{
    struct movement sum = {0};

    BEGIN_CASE;
    begin_stream();
    ps2_host_hold(&host, 1);
    for (int i = 0; i < 50; i++) {
        move(10, -10);
        ps2_host_wait(&host, 5000);
    }
    ps2_host_hold(&host, 0);
    hear_packets(&sum);
    assert_int_equal(sum.right, 500);
    assert_int_equal(sum.up, -500);
}

CASE(a_copy_in_the_middle_of_a_packet_goes_on_like_the_original)
{
    struct ps2_mouse copy, original;
    struct ps2_host host_then;

    BEGIN_CASE;
    begin_stream();
    move(300, 1);
    ps2_host_wait(&host, 1500);
    memcpy(&copy, &mouse, sizeof copy);
    host_then = host;
    ps2_host_wait(&host, 20000);
    memcpy(&original, &mouse, sizeof original);
    memcpy(&mouse, &copy, sizeof copy);
    host = host_then;
    ps2_host_wait(&host, 20000);
    assert_memory_equal(&mouse, &original, sizeof original);
}

CASE(wild_wires_do_no_harm)
{
    struct rng rng;
    uint64_t tick = 0, driven, next;

    BEGIN_CASE;
    rng_seed(&rng, "wild mouse");
    begin_stream();
    for (int i = 0; i < 100000; i++) {
        tick += rng_below(&rng, UINT64_C(1) << rng_below(&rng, 16));
        ps2_mouse_device.see(&mouse, host.tick + tick, rng_next(&rng));
        ps2_mouse_device.drive(&mouse, host.tick + tick, &driven, &next);
        assert_true(next > host.tick + tick);
        ps2_mouse_move(&mouse, host.tick + tick, (int)(int32_t)rng_next(&rng),
                       (int)(int32_t)rng_next(&rng));
        ps2_mouse_press(&mouse, host.tick + tick, (int)rng_below(&rng, 8));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("PS/2 mouse: it says nothing until it is asked",
         it_says_nothing_until_it_is_asked),
    TEST("PS/2 mouse: a movement is three bytes", a_movement_is_three_bytes),
    TEST("PS/2 mouse: all movement arrives however far and often",
         all_movement_arrives_however_far_and_often),
    TEST("PS/2 mouse: it tells no more often than it is set to",
         it_tells_no_more_often_than_it_is_set_to),
    TEST("PS/2 mouse: commands are answered", commands_are_answered),
    TEST("PS/2 mouse: a reset forgets all settings",
         a_reset_forgets_all_settings),
    TEST("PS/2 mouse: in remote mode it waits to be asked",
         in_remote_mode_it_waits_to_be_asked),
    TEST("PS/2 mouse: a host that does not listen loses nothing",
         a_host_that_does_not_listen_loses_nothing),
    TEST("PS/2 mouse: a copy in the middle of a packet goes on the same",
         a_copy_in_the_middle_of_a_packet_goes_on_like_the_original),
    TEST("PS/2 mouse: wild wires do no harm", wild_wires_do_no_harm),
};

CHECK_MAIN("PS/2 mouse", tests)
