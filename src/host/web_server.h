/* web_server.h - serves the files of the page, on the loopback address only.
 *
 * Used by `boardwalk web`. One server per process: its clients and the signal
 * pipe are static.
 */
#ifndef WEB_SERVER_H
#define WEB_SERVER_H

#include "host/web_files.h"

struct web_server {
    const struct web_files *files;
    int port;                           /* 0: any free port */
    void (*on_ready)(int port);         /* called once it is listening */
};

/* Serves until Ctrl-C, SIGTERM or SIGHUP, and returns null then. Otherwise the
 * text says why it cannot listen. The files must stay valid. */
const char *web_server_run(struct web_server *self);

#endif
