/* sgf_rig.c - what the tests of game records share. */
#include "games/go/sgf_rig.h"

#include "check.h"

#include <string.h>

#include "games/go/sgf_copy.h"

void rig_put(void *to, const char *bytes, size_t length)
{
    struct rig_file *file = to;

    assert_true(file->length + length < sizeof file->bytes);
    memcpy(file->bytes + file->length, bytes, length);
    file->length += length;
    file->bytes[file->length] = 0;
}

static void put_raw(struct text *to, struct slice slice)
{
    for (size_t i = 0; i < slice.length; i++)
        text_put_char(to, slice.start[i]);
}

static void put_place(struct text *to, const struct sgf_event *event)
{
    text_put_number(to, (uint64_t)event->line);
    text_put_char(to, ':');
    text_put_number(to, (uint64_t)event->column);
}

static void tell_event(const struct sgf_event *event, struct text *to)
{
    switch (event->kind) {
    case SGF_OPEN:     text_put(to, "(");         break;
    case SGF_CLOSE:    text_put(to, ")");         break;
    case SGF_NODE:     text_put(to, ";");         break;
    case SGF_NODE_END: text_put(to, ".");         break;
    case SGF_PROPERTY: text_put(to, event->name); break;
    case SGF_VALUE:
        text_put_char(to, '[');
        put_raw(to, event->text);
        text_put_char(to, ']');
        break;
    default:
        assert_int_equal(event->kind, SGF_FAULT);
        assert_non_null(event->message);
        text_put(to, event->is_minor ? "f" : "F");
        put_place(to, event);
        text_put_char(to, ' ');
        break;
    }
}

void rig_tell(const char *text, size_t length, struct text *to)
{
    struct sgf reader;
    struct sgf_event event;

    sgf_begin(&reader, text, length);
    while (sgf_next(&reader, &event))
        tell_event(&event, to);
    assert_int_equal(sgf_next(&reader, &event), SGF_END);
}

/* The promises of sgf.h about the order of events. */
struct order {
    int depth, is_in_node, is_in_property, values;
    unsigned char is_behind[SGF_DEPTH_MAX + 2];
};

static void leave_property(struct order *order)
{
    if (order->is_in_property)
        assert_true(order->values > 0);
    order->is_in_property = 0;
}

static void check_order(struct order *order, const struct sgf_event *event)
{
    if (event->kind != SGF_VALUE && event->kind != SGF_FAULT)
        leave_property(order);
    switch (event->kind) {
    case SGF_OPEN:
        assert_false(order->is_in_node);
        order->is_behind[++order->depth] = 0;
        assert_int_equal(event->depth, order->depth);
        break;
    case SGF_CLOSE:
        assert_false(order->is_in_node);
        assert_int_equal(event->depth, order->depth);
        assert_true(order->depth-- > 0);
        order->is_behind[order->depth] = 1;
        break;
    case SGF_NODE:
        assert_true(order->depth > 0 && !order->is_in_node);
        assert_false(order->is_behind[order->depth]);
        order->is_in_node = 1;
        break;
    case SGF_NODE_END:
        assert_true(order->is_in_node);
        order->is_in_node = 0;
        break;
    case SGF_PROPERTY:
        assert_true(order->is_in_node && event->name[0]);
        order->is_in_property = 1;
        order->values = 0;
        break;
    case SGF_VALUE:
        assert_true(order->is_in_property && event->name[0]);
        order->values++;
        break;
    default:
        break;
    }
}

int rig_tell_tree(const char *text, size_t length, struct text *to)
{
    struct order order;
    struct sgf reader;
    struct sgf_event event;
    int faults = 0;

    memset(&order, 0, sizeof order);
    sgf_begin(&reader, text, length);
    while (sgf_next(&reader, &event)) {
        check_order(&order, &event);
        if (event.kind == SGF_FAULT)
            faults++;
        else
            tell_event(&event, to);
    }
    leave_property(&order);
    assert_int_equal(order.depth, 0);
    return faults;
}

int rig_check(const char *text, size_t length, struct text *to)
{
    static struct sgf_game replay;
    struct sgf_event event;
    struct go_rules rules;
    int moves = 0;

    go_rules_standard(&rules);
    sgf_game_begin(&replay, text, length, &rules);
    while (sgf_game_next(&replay, &event)) {
        if (event.kind == SGF_NODE_END && replay.is_playable)
            moves += replay.move_count;
        if (event.kind != SGF_FAULT)
            continue;
        if (event.is_minor)
            text_put(to, "note ");
        put_place(to, &event);
        text_put(to, ": ");
        text_put(to, event.message);
        text_put_char(to, '\n');
    }
    return moves;
}

void rig_copy(const char *text, size_t length, struct rig_file *to)
{
    struct sgf_writer writer;

    to->length = 0;
    to->bytes[0] = 0;
    sgf_write_begin(&writer, rig_put, to);
    sgf_copy(&writer, text, length);
}
