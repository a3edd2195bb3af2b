// ended.h - a design that ends itself, in what Verilator makes of it.
//
// For the one file that a design is compiled from: it defines what the runtime
// calls when a design says $finish, $stop or $fatal.
#ifndef ENDED_H
#define ENDED_H

#include <cstdio>
#include <cstring>

#include "verilated.h"

double sc_time_stamp() { return 0; }

namespace {

// The design ended itself: thrown out of it, so that nothing more of it runs.
struct Ended {};

char how[200];

void end(const char *what, const char *file, int line)
{
    const char *slash = file ? std::strrchr(file, '/') : nullptr;

    std::snprintf(how, sizeof how, "%s (%s:%d)", what,
                  slash ? slash + 1 : file ? file : "", line);
    throw Ended();
}

}  // namespace

// The runtime calls these (VL_USER_FINISH and so on), and so does a design.
void vl_finish(const char *file, int line, const char *)
{
    end("called $finish", file, line);
}

void vl_stop(const char *file, int line, const char *)
{
    end("called $stop or $fatal", file, line);
}

void vl_fatal(const char *file, int line, const char *, const char *message)
{
    char what[100];

    std::snprintf(what, sizeof what, "ended itself: %.80s", message);
    end(what, file, line);
}

#endif
