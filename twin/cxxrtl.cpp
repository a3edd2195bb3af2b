// cxxrtl.cpp - a design that Yosys made into C++, behind abi.h.
//
// ports.h moves pins between words and the ports of a Vtwin; names.h has a
// line PORT(enterA_i, p_enterA__i) for each: CXXRTL's name of it is another.
#include "made.cpp"

#include "abi.h"

namespace {

using cxxrtl::value;
using cxxrtl::wire;

template <size_t Bits>
value<Bits> &level(value<Bits> &signal) { return signal; }

template <size_t Bits>
value<Bits> &level(wire<Bits> &signal) { return signal.curr; }

// A port as a number.
template <class Signal>
struct Port {
    Signal &signal;

    void operator=(uint64_t to) { level(signal).template set<uint64_t>(to); }
    operator uint64_t() const { return level(signal).template get<uint64_t>(); }
};

struct Vtwin {
    cxxrtl_design::p_twin design;
#define PORT(name, in_design) \
    Port<decltype(design.in_design)> name{design.in_design};
#include "names.h"
#undef PORT
};

#include "ports.h"

Vtwin &of(void *twin) { return *static_cast<Vtwin *>(twin); }

// A step ends when the registers have their new values. What is combinational
// has still seen the old ones: that is what the evaluation after it is for.
void clock(Vtwin &top)
{
    top.clk_i = 0;
    top.design.step();
    top.clk_i = 1;
    top.design.step();
    top.design.step();
}

void *open_twin() { return new Vtwin; }

void close_twin(void *twin) { delete static_cast<Vtwin *>(twin); }

const char *power_up(void *twin, const uint64_t *held)
{
    Vtwin &top = of(twin);

    hold_ports(top, held);
    top.power_up_i = 1;
    clock(top);
    top.power_up_i = 0;
    return nullptr;
}

const char *run(void *twin, const uint64_t *in, uint64_t *out, size_t ticks)
{
    Vtwin &top = of(twin);

    for (size_t i = 0; i < ticks; i++) {
        drive_ports(top, in + i * IN_WORDS);
        clock(top);
        read_ports(top, out + i * OUT_WORDS);
    }
    return nullptr;
}

}  // namespace

extern "C" const struct twin_abi *twin_abi()
{
    // Its memories are on the heap: it cannot save its state.
    static const struct twin_abi abi = {
        TWIN_ABI_VERSION, 0, open_twin, close_twin, power_up, run,
        nullptr, nullptr, nullptr, nullptr,
    };

    return &abi;
}
