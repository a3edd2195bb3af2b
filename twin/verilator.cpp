// verilator.cpp - a design that Verilator made into C++, behind abi.h.
//
// ports.h is written for each design: it moves pins between words and ports.
#include <cstring>

#include "Vtwin.h"
#include "Vtwin___024root.h"
#include "abi.h"
#include "ended.h"
#include "ports.h"
#ifdef TWIN_COVERED
#include "verilated_cov.h"
#endif

namespace {

struct Twin {
    VerilatedContext context;
    Vtwin top{&context};
    uint64_t last[IN_WORDS];    // inputs, if has_last
    bool has_last = false;
};

Twin &of(void *twin) { return *static_cast<Twin *>(twin); }

void clock(Vtwin &top)
{
    top.clk_i = 1;
    top.eval();
}

void rest(Vtwin &top)
{
    top.clk_i = 0;
    top.eval();
}

void *open_twin() { return new Twin; }

void close_twin(void *twin) { delete static_cast<Twin *>(twin); }

const char *power_up(void *twin, const uint64_t *held)
try {
    Vtwin &top = of(twin).top;

    rest(top);
    hold_ports(top, held);
    top.power_up_i = 1;
    clock(top);
    rest(top);
    top.power_up_i = 0;
    of(twin).has_last = false;
    return nullptr;
} catch (const Ended &) {
    return how;
}

#ifdef TWIN_QUICK
// One clock edge and no more, in the simulator's own two parts: what inputs
// reach without a clock, which is done again only if one has changed, and what
// the edge does. A design with one clock and one edge needs nothing else; one
// with more has other triggers and does not compile here, and is then driven
// in the public way below.
void tick(Twin &twin, const uint64_t *in)
{
    Vtwin___024root &root = *twin.top.rootp;
    VlTriggerVec<1> &reached = root.__VicoTriggered;
    VlTriggerVec<1> &edge = root.__VnbaTriggered;

    if (!twin.has_last || memcmp(twin.last, in, sizeof twin.last) != 0) {
        drive_ports(twin.top, in);
        memcpy(twin.last, in, sizeof twin.last);
        twin.has_last = true;
        reached.at(0) = 1;
        Vtwin___024root___eval_ico(&root);
    }
    edge.at(0) = 1;
    Vtwin___024root___eval_nba(&root);
}
#else
void tick(Twin &twin, const uint64_t *in)
{
    rest(twin.top);
    drive_ports(twin.top, in);
    clock(twin.top);
}
#endif

const char *run(void *twin, const uint64_t *in, uint64_t *out, size_t ticks)
try {
    for (size_t i = 0; i < ticks; i++) {
        tick(of(twin), in + i * IN_WORDS);
        read_ports(of(twin).top, out + i * OUT_WORDS);
    }
    return nullptr;
} catch (const Ended &) {
    return how;
}

// The design was flattened, so the root holds all of its state; what else is
// in there, pointers to its surroundings, never changes.
void save(const void *twin, void *state)
{
    memcpy(state, static_cast<const void *>(
        static_cast<const Twin *>(twin)->top.rootp), sizeof(Vtwin___024root));
}

void load(void *twin, const void *state)
{
    memcpy(static_cast<void *>(of(twin).top.rootp), state,
           sizeof(Vtwin___024root));
    of(twin).has_last = false;
}

#ifdef TWIN_COVERED
uint64_t controller(const void *twin, int i)
{
    return read_controller(*static_cast<const Twin *>(twin)->top.rootp, i);
}

void cover(void *twin, const char *path)
{
    of(twin).context.coveragep()->write(path);
}
#endif

}  // namespace

extern "C" const struct twin_abi *twin_abi()
{
    static const struct twin_abi abi = {
        TWIN_ABI_VERSION, sizeof(Vtwin___024root), open_twin, close_twin,
        power_up, run, save, load,
#ifdef TWIN_COVERED
        controller, cover,
#else
        nullptr, nullptr,
#endif
    };

    return &abi;
}
