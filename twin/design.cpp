// design.cpp - a project that Verilator made into C++, behind design.h.
//
// The wrapper's ports are so wide that Verilator keeps them as arrays, whose
// lowest word comes first; IN_WORDS and OUT_WORDS of 64 bits are used, as on
// the other side. One design lives in a process.
#include <cstring>

#include "Vdesign.h"
#include "Vdesign___024root.h"
#include "design.h"
#include "ended.h"

namespace {

constexpr int kClocksMax = 16;

struct Clock {
    int at;
    uint32_t ticks, cycles;
};

// All that a snapshot holds beside the simulator's own.
struct Now {
    uint64_t tick;
    uint64_t in[IN_WORDS], out[OUT_WORDS];
};

VerilatedContext context;
Vdesign *top;
Clock clocks[kClocksMax];
int clock_count;
Now now;

void put_inputs()
{
    std::memcpy(&top->boardwalk_in, now.in, sizeof now.in);
    top->eval();
}

void set_clock(int in_at, uint32_t ticks, uint32_t cycles)
{
    if (clock_count < kClocksMax)
        clocks[clock_count++] = {in_at, ticks, cycles};
}

// The levels of the clocks in a half of this tick; whether one has changed.
bool move_clocks(int half)
{
    bool is_changed = false;

    for (int i = 0; i < clock_count; i++) {
        uint64_t &word = now.in[clocks[i].at / 64];
        uint64_t bit = uint64_t{1} << clocks[i].at % 64;
        uint64_t halves = now.tick % clocks[i].ticks * 2 + uint64_t(half);
        uint64_t phase = halves * clocks[i].cycles
                       % (2 * uint64_t{clocks[i].ticks});

        if (!(word & bit) == !(phase < clocks[i].ticks))
            continue;
        word ^= bit;
        is_changed = true;
    }
    return is_changed;
}

void tick()
{
    for (int half = 0; half < 2; half++)
        if (move_clocks(half))
            put_inputs();
    now.tick++;
}

// Clocks stay as they are: the caller does not know their levels.
void take_inputs(const uint64_t *in)
{
    uint64_t fresh[IN_WORDS];

    std::memcpy(fresh, in, sizeof fresh);
    for (int i = 0; i < clock_count; i++) {
        uint64_t bit = uint64_t{1} << clocks[i].at % 64;
        uint64_t &word = fresh[clocks[i].at / 64];

        word = (word & ~bit) | (now.in[clocks[i].at / 64] & bit);
    }
    if (std::memcmp(fresh, now.in, sizeof fresh) == 0)
        return;
    std::memcpy(now.in, fresh, sizeof fresh);
    put_inputs();
}

const char *power_up()
try {
    delete top;
    std::memset(&now, 0, sizeof now);
    top = new Vdesign(&context);
    put_inputs();
    return nullptr;
} catch (const Ended &) {
    return how;
}

// Writes what has changed; whether that ends the run.
bool report(uint64_t at, const uint64_t *stops, uint64_t *change)
{
    bool is_end = false;

    change[0] = at;
    std::memcpy(change + 1, &top->boardwalk_out, sizeof now.out);
    for (int i = 0; stops && i < OUT_WORDS; i++)
        is_end |= ((change[1 + i] ^ now.out[i]) & stops[i]) != 0;
    std::memcpy(now.out, change + 1, sizeof now.out);
    return is_end;
}

const char *run(const uint64_t *in, const uint64_t *stops, uint64_t *ticks,
                uint64_t *changes, size_t room, size_t *count)
try {
    uint64_t asked = room ? *ticks : 0;
    bool is_end = false;

    *count = 0;
    *ticks = 0;
    take_inputs(in);
    while (*ticks < asked && !is_end) {
        tick();
        if (std::memcmp(&top->boardwalk_out, now.out, sizeof now.out) != 0) {
            is_end = report(*ticks, stops,
                            changes + *count * (1 + OUT_WORDS));
            is_end |= ++*count == room;
        }
        ++*ticks;
    }
    return nullptr;
} catch (const Ended &) {
    return how;
}

// The design was flattened, so the root holds all of its state. What else is in
// there, its name and its surroundings, are pointers of this process: they stay
// as they are.
void save(void *state)
{
    std::memcpy(state, &now, sizeof now);
    std::memcpy(static_cast<char *>(state) + sizeof now,
                static_cast<const void *>(top->rootp),
                sizeof(Vdesign___024root));
}

void load(const void *state)
{
    Vdesign___024root &root = *top->rootp;
    VerilatedModule *head = &root;
    void *symbols = const_cast<void *>(
        static_cast<const void *>(&root.vlSymsp));
    char head_kept[sizeof *head], symbols_kept[sizeof root.vlSymsp];

    std::memcpy(head_kept, static_cast<void *>(head), sizeof head_kept);
    std::memcpy(symbols_kept, symbols, sizeof symbols_kept);
    std::memcpy(&now, state, sizeof now);
    std::memcpy(static_cast<void *>(&root),
                static_cast<const char *>(state) + sizeof now, sizeof root);
    std::memcpy(static_cast<void *>(head), head_kept, sizeof head_kept);
    std::memcpy(symbols, symbols_kept, sizeof symbols_kept);
}

}  // namespace

extern "C" const struct design_abi *design_abi()
{
    static const struct design_abi abi = {
        DESIGN_ABI_VERSION, IN_WORDS, OUT_WORDS,
        sizeof now + sizeof(Vdesign___024root), set_clock, power_up, run, save,
        load,
    };

    return &abi;
}
