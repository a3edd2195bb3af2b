/* test_usb_keyboard.c - the USB keyboard at a host of its own, which makes and
 * reads every bit by the specification. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "bench/harness/harness_keys.h"
#include "parts/keyboard/usb_hid.h"

enum { K = 1, J = 2, NEITHER = 0, BITS_MAX = 200 };
enum { OUT = 0xE1, IN = 0x69, SETUP = 0x2D, DATA0 = 0xC3, DATA1 = 0x4B,
       ACK = 0xD2, NAK = 0x5A, STALL = 0x1E, NOBODY = -1 };

static struct usb_hid keyboard;

static struct {
    uint64_t tick_hz, origin, bits;     /* a clock of bits */
    int address;
    uint8_t data[16];                   /* that came last, */
    int count;                          /* so many bytes */
} host;

static uint64_t tick_of_bit(uint64_t bit)
{
    return host.origin + bit * host.tick_hz / 1500000;
}

static void set_wires(int levels)
{
    usb_hid_device.see(&keyboard, tick_of_bit(host.bits), (uint64_t)levels);
}

/* The remainder as the standard defines it: bits in the order in which they are
 * sent, the highest power first. */
static unsigned remainder_of(const int *bits, int count, int width,
                             unsigned polynomial)
{
    unsigned top = 1u << (width - 1), all = 2 * top - 1, rest = all;

    for (int i = 0; i < count; i++) {
        int carry = ((rest & top) != 0) != bits[i];

        rest = (rest << 1 & all) ^ (carry ? polynomial : 0);
    }
    return rest ^ all;
}

struct bits {
    int count, bit[BITS_MAX];
};

static void add_bits(struct bits *to, unsigned value, int count)
{
    for (int i = 0; i < count; i++)
        to->bit[to->count++] = value >> i & 1;
}

static void add_check(struct bits *to, int from, int width,
                      unsigned polynomial)
{
    unsigned check = remainder_of(to->bit + from, to->count - from, width,
                                  polynomial);

    for (int i = width - 1; i >= 0; i--)
        to->bit[to->count++] = check >> i & 1;
}

static void send_level(int levels)
{
    set_wires(levels);
    host.bits++;
}

/* NRZI with stuffing, then the end of the packet. */
static void send_packet(const struct bits *packet)
{
    int level = J, ones = 0;

    for (int i = 0; i < packet->count; i++) {
        if (!packet->bit[i])
            level ^= J | K;
        ones = packet->bit[i] ? ones + 1 : 0;
        send_level(level);
        if (ones == 6) {
            level ^= J | K;
            send_level(level);
            ones = 0;
        }
    }
    send_level(NEITHER);
    send_level(NEITHER);
    send_level(J);
}

static void begin_packet(struct bits *packet, int pid)
{
    packet->count = 0;
    add_bits(packet, 0x80, 8);
    add_bits(packet, (unsigned)pid, 8);
}

static void send_token(int pid, int address, int endpoint)
{
    struct bits packet;

    begin_packet(&packet, pid);
    add_bits(&packet, (unsigned)address, 7);
    add_bits(&packet, (unsigned)endpoint, 4);
    add_check(&packet, 16, 5, 0x05);
    send_packet(&packet);
    host.bits += 4;
}

static void send_data(int pid, const uint8_t *data, int count)
{
    struct bits packet;

    begin_packet(&packet, pid);
    for (int i = 0; i < count; i++)
        add_bits(&packet, data[i], 8);
    add_check(&packet, 16, 16, 0x8005);
    send_packet(&packet);
}

static void send_ack(void)
{
    struct bits packet;

    begin_packet(&packet, ACK);
    host.bits += 3;
    send_packet(&packet);
    host.bits += 4;
}

/* What the device drives at the middle of a bit, or J where it does not; every
 * change on the way is told to it, too. */
static int level_at(uint64_t tick)
{
    static uint64_t now;
    uint64_t driven, next, levels;

    if (now > tick)
        now = 0;
    do {
        levels = usb_hid_device.drive(&keyboard, now > tick ? tick : now,
                                      &driven, &next);
        usb_hid_device.see(&keyboard, now, driven ? levels : J);
        now = next;
    } while (next <= tick);
    now = tick;
    return driven ? (int)levels : J;
}

/* Bits behind the host's packet until the device begins, at most 16. */
static uint64_t first_change(void)
{
    for (uint64_t t = tick_of_bit(host.bits);
         t < tick_of_bit(host.bits + 16); t++)
        if (level_at(t) == K)
            return t;
    return 0;
}

static int decode(const int *levels, int count, struct bits *packet)
{
    int last = J, ones = 0;

    packet->count = 0;
    for (int i = 0; i < count; i++) {
        int bit = levels[i] == last;

        last = levels[i];
        if (ones == 6) {
            assert_int_equal(bit, 0);
            ones = 0;
            continue;
        }
        ones = bit ? ones + 1 : 0;
        packet->bit[packet->count++] = bit;
    }
    return packet->count;
}

static unsigned byte_at(const struct bits *packet, int i)
{
    unsigned byte = 0;

    for (int k = 0; k < 8; k++)
        byte |= (unsigned)packet->bit[8 * i + k] << k;
    return byte;
}

/* The PID, with data in host.data; its check is right or the test fails. */
static int receive(void)
{
    int levels[BITS_MAX], count = 0;
    uint64_t begin = first_change(), bit = host.tick_hz / 1500000;
    struct bits packet;

    host.bits += 16;
    if (!begin)
        return NOBODY;
    assert_true(begin >= tick_of_bit(host.bits - 16 + 1));
    assert_true(begin <= tick_of_bit(host.bits - 16 + 7));
    while (count < BITS_MAX) {
        levels[count] = level_at(begin + bit / 2 + (uint64_t)count
                                 * host.tick_hz / 1500000);
        if (levels[count] == NEITHER)
            break;
        count++;
    }
    assert_int_equal(level_at(begin + bit / 2 + (uint64_t)(count + 1)
                              * host.tick_hz / 1500000), NEITHER);
    assert_int_equal(level_at(begin + bit / 2 + (uint64_t)(count + 2)
                              * host.tick_hz / 1500000), J);
    level_at(begin + (uint64_t)(count + 6) * host.tick_hz / 1500000);
    host.bits += (uint64_t)count + 8;
    assert_int_equal(decode(levels, count, &packet) % 8, 0);
    assert_int_equal(byte_at(&packet, 0), 0x80);
    host.count = packet.count / 8 - 4;
    for (int i = 0; i < host.count; i++)
        host.data[i] = (uint8_t)byte_at(&packet, 2 + i);
    if (host.count >= 0) {
        struct bits check = {0};

        check.count = packet.count - 32;
        memcpy(check.bit, packet.bit + 16,
               sizeof *check.bit * (size_t)check.count);
        add_check(&check, 0, 16, 0x8005);
        assert_memory_equal(check.bit, packet.bit + 16,
                            sizeof *check.bit * (size_t)check.count);
    }
    return (int)byte_at(&packet, 1);
}

/* Requests */

static int send_setup(const uint8_t setup[8])
{
    send_token(SETUP, host.address, 0);
    send_data(DATA0, setup, 8);
    return receive();
}

static int ask_in(int endpoint)
{
    send_token(IN, host.address, endpoint);
    host.bits -= 4;
    return receive();
}

/* All that is answered, or -1 if it is refused. */
static int read_control(const uint8_t setup[8], uint8_t *to)
{
    int length = 0, toggle = DATA1, pid;

    assert_int_equal(send_setup(setup), ACK);
    do {
        pid = ask_in(0);
        if (pid == STALL)
            return -1;
        assert_int_equal(pid, toggle);
        memcpy(to + length, host.data, (size_t)host.count);
        length += host.count;
        toggle ^= DATA0 ^ DATA1;
        send_ack();
    } while (host.count == 8 && length < setup[6]);
    send_token(OUT, host.address, 0);
    send_data(DATA1, to, 0);
    assert_int_equal(receive(), ACK);
    return length;
}

static int write_control(const uint8_t setup[8])
{
    int pid;

    assert_int_equal(send_setup(setup), ACK);
    pid = ask_in(0);
    if (pid == STALL)
        return -1;
    assert_int_equal(pid, DATA1);
    assert_int_equal(host.count, 0);
    send_ack();
    return 0;
}

#define REQUEST(...) ((const uint8_t[8]){__VA_ARGS__})

static void reset_bus(void)
{
    set_wires(NEITHER);
    host.bits += 15000;
    set_wires(J);
    host.bits += 10;
    host.address = 0;
}

static void begin(uint64_t tick_hz)
{
    memset(&host, 0, sizeof host);
    host.tick_hz = tick_hz;
    usb_hid_device.power_up(&keyboard, tick_hz, NULL);
    host.bits = 10;
    reset_bus();
}

static void enumerate(void)
{
    uint8_t got[64];

    assert_int_equal(read_control(REQUEST(0x80, 6, 0, 1, 0, 0, 8, 0), got), 8);
    assert_int_equal(got[7], 8);
    assert_int_equal(write_control(REQUEST(0, 5, 23, 0, 0, 0, 0, 0)), 0);
    host.address = 23;
    assert_int_equal(read_control(REQUEST(0x80, 6, 0, 1, 0, 0, 18, 0), got),
                     18);
    assert_int_equal(got[0], 18);
    assert_int_equal(read_control(REQUEST(0x80, 6, 0, 2, 0, 0, 64, 0), got),
                     34);
    assert_int_equal(got[2], 34);
    assert_int_equal(got[14], 3);       /* HID, boot, keyboard */
    assert_int_equal(got[15], 1);
    assert_int_equal(got[16], 1);
    assert_int_equal(write_control(REQUEST(0, 9, 1, 0, 0, 0, 0, 0)), 0);
    assert_int_equal(write_control(REQUEST(0x21, 11, 0, 0, 0, 0, 0, 0)), 0);
}

static void poll_is(int toggle, const uint8_t report[8])
{
    assert_int_equal(ask_in(1), toggle);
    assert_int_equal(host.count, 8);
    assert_memory_equal(host.data, report, 8);
    send_ack();
}

CASE(a_host_gets_to_know_it_at_every_clock)
{
    static const uint64_t clocks[] = {12000000, 48000000, 50000000,
                                      100000000};
    uint8_t got[64];

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        begin(clocks[i]);
        enumerate();
        assert_int_equal(read_control(REQUEST(0x81, 6, 0, 0x22, 0, 0, 64, 0),
                                      got), 63);
        assert_int_equal(got[62], 0xC0);
        assert_int_equal(read_control(REQUEST(0x80, 8, 0, 0, 0, 0, 1, 0),
                                      got), 1);
        assert_int_equal(got[0], 1);
    }
}

CASE(keys_are_told_in_boot_reports)
{
    BEGIN_CASE;
    begin(12000000);
    enumerate();
    assert_int_equal(ask_in(1), NAK);
    usb_hid_press(&keyboard, 4);
    usb_hid_press(&keyboard, 5);
    usb_hid_release(&keyboard, 4);
    usb_hid_press(&keyboard, 0xE0);
    poll_is(DATA0, REQUEST(0, 0, 4));
    poll_is(DATA1, REQUEST(0, 0, 4, 5));
    poll_is(DATA0, REQUEST(0, 0, 0, 5));
    poll_is(DATA1, REQUEST(1, 0, 0, 5));
    assert_int_equal(ask_in(1), NAK);
}

/* Up, Left, and Up again released, as buttons of a desk. */
CASE(buttons_of_a_desk_are_its_keys)
{
    const pins up = PIN(HARNESS_KEY_PIN), left = PIN(HARNESS_KEY_PIN + 2);

    BEGIN_CASE;
    begin(12000000);
    enumerate();
    harness_keys_press(&usb_hid_device, &keyboard, 0, 0, up);
    harness_keys_press(&usb_hid_device, &keyboard, 0, up, up | left);
    harness_keys_press(&usb_hid_device, &keyboard, 0, up | left, left);
    poll_is(DATA0, REQUEST(0, 0, 0x52));
    poll_is(DATA1, REQUEST(0, 0, 0x52, 0x50));
    poll_is(DATA0, REQUEST(0, 0, 0, 0x50));
    assert_int_equal(ask_in(1), NAK);
}

CASE(a_report_that_is_not_acknowledged_comes_again)
{
    BEGIN_CASE;
    begin(12000000);
    enumerate();
    usb_hid_press(&keyboard, 40);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(ask_in(1), DATA0);
        assert_int_equal(host.data[2], 40);
    }
    poll_is(DATA0, REQUEST(0, 0, 40));
    assert_int_equal(ask_in(1), NAK);
}

CASE(what_is_typed_comes_with_shift_where_needed)
{
    int shift, known = 0;

    BEGIN_CASE;
    begin(12000000);
    enumerate();
    assert_int_equal(usb_hid_type(&keyboard, '!'), 1);
    poll_is(DATA0, REQUEST(2, 0, 0));
    poll_is(DATA1, REQUEST(2, 0, 30));
    poll_is(DATA0, REQUEST(2, 0, 0));
    poll_is(DATA1, REQUEST(0, 0, 0));
    assert_int_equal(usb_hid_usage('z', &shift), 29);
    assert_int_equal(usb_hid_usage('0', &shift), 39);
    assert_int_equal(usb_hid_usage(' ', &shift), 44);
    assert_int_equal(usb_hid_usage('/', &shift), 56);
    assert_int_equal(usb_hid_usage('?', &shift), 56);
    assert_int_equal(shift, 1);
    for (int c = 1; c < 256; c++)
        known += usb_hid_usage((char)c, &shift) != USB_HID_NONE;
    assert_int_equal(known, 95 + 5);
    assert_int_equal(usb_hid_type(&keyboard, (char)200), 0);
}

CASE(lights_are_set_by_a_report)
{
    const uint8_t caps = 2;

    BEGIN_CASE;
    begin(12000000);
    enumerate();
    assert_int_equal(send_setup(REQUEST(0x21, 9, 0, 2, 0, 0, 1, 0)), ACK);
    send_token(OUT, host.address, 0);
    send_data(DATA1, &caps, 1);
    assert_int_equal(receive(), ACK);
    assert_int_equal(ask_in(0), DATA1);
    send_ack();
    assert_int_equal(keyboard.leds, 2);
}

CASE(what_it_does_not_know_is_refused)
{
    uint8_t got[64];

    BEGIN_CASE;
    begin(12000000);
    enumerate();
    assert_int_equal(read_control(REQUEST(0x80, 6, 0, 3, 0, 0, 64, 0), got),
                     -1);
    assert_int_equal(write_control(REQUEST(0x40, 77, 0, 0, 0, 0, 0, 0)), -1);
    assert_int_equal(read_control(REQUEST(0x80, 0, 0, 0, 0, 0, 2, 0), got), 2);
}

CASE(it_does_not_answer_for_others_or_to_garbage)
{
    struct bits packet;

    BEGIN_CASE;
    begin(12000000);
    enumerate();
    send_token(IN, 22, 1);
    assert_int_equal(receive(), NOBODY);
    for (int flipped = 16; flipped < 32; flipped++) {
        begin_packet(&packet, IN);
        add_bits(&packet, 23, 7);
        add_bits(&packet, 1, 4);
        add_check(&packet, 16, 5, 0x05);
        packet.bit[flipped] ^= 1;
        send_packet(&packet);
        assert_int_equal(receive(), NOBODY);
    }
    assert_int_equal(ask_in(1), NAK);
}

CASE(a_reset_makes_it_new)
{
    BEGIN_CASE;
    begin(12000000);
    enumerate();
    reset_bus();
    assert_int_equal(keyboard.address, 0);
    enumerate();
}

/* With all values, so that there is stuffing in answers and in requests. */
CASE(stuffed_bits_are_left_out)
{
    BEGIN_CASE;
    begin(12000000);
    enumerate();
    for (int usage = 1; usage < 0xE0; usage++) {
        usb_hid_press(&keyboard, usage);
        usb_hid_release(&keyboard, usage);
        assert_int_equal(ask_in(1), DATA0);
        assert_int_equal(host.data[2], usage);
        send_ack();
        assert_int_equal(ask_in(1), DATA1);
        send_ack();
    }
    for (int address = 100; address < 128; address++) {
        assert_int_equal(write_control(REQUEST(0, 5, (uint8_t)address, 0, 0,
                                               0, 0, 0)), 0);
        host.address = address;
    }
}

CASE(a_copy_goes_on_like_the_original_and_wild_wires_do_no_harm)
{
    static struct usb_hid copy;
    uint64_t tick = 0, driven, next, levels = J;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wild usb");
    begin(12000000);
    enumerate();
    tick = tick_of_bit(host.bits);
    for (int i = 0; i < 100000; i++) {
        tick += 1 + rng_below(&rng, UINT64_C(1) << rng_below(&rng, 8));
        levels = rng_below(&rng, 9) ? levels ^ (J | K) : rng_below(&rng, 4);
        if (i == 50000)
            memcpy(&copy, &keyboard, sizeof copy);
        usb_hid_device.see(&keyboard, tick, levels);
        usb_hid_device.drive(&keyboard, tick, &driven, &next);
        assert_true(next > tick);
        if (i >= 50000) {
            usb_hid_device.see(&copy, tick, levels);
            usb_hid_device.drive(&copy, tick, &driven, &next);
        }
    }
    assert_memory_equal(&copy, &keyboard, sizeof copy);
}

static const struct CMUnitTest tests[] = {
    TEST("USB keyboard: a host gets to know it at every clock",
         a_host_gets_to_know_it_at_every_clock),
    TEST("USB keyboard: keys are told in boot reports",
         keys_are_told_in_boot_reports),
    TEST("USB keyboard: buttons of a desk are its keys",
         buttons_of_a_desk_are_its_keys),
    TEST("USB keyboard: a report that is not acknowledged comes again",
         a_report_that_is_not_acknowledged_comes_again),
    TEST("USB keyboard: what is typed comes with shift where needed",
         what_is_typed_comes_with_shift_where_needed),
    TEST("USB keyboard: lights are set by a report",
         lights_are_set_by_a_report),
    TEST("USB keyboard: what it does not know is refused",
         what_it_does_not_know_is_refused),
    TEST("USB keyboard: it does not answer for others or to garbage",
         it_does_not_answer_for_others_or_to_garbage),
    TEST("USB keyboard: a reset makes it new", a_reset_makes_it_new),
    TEST("USB keyboard: stuffed bits are left out", stuffed_bits_are_left_out),
    TEST("USB keyboard: a copy goes on the same, wild wires do no harm",
         a_copy_goes_on_like_the_original_and_wild_wires_do_no_harm),
};

CHECK_MAIN("USB keyboard", tests)
