/* web_server.h - a server for the files of the page, on this machine only. */
#ifndef WEB_SERVER_H
#define WEB_SERVER_H

#include "host/web_files.h"

struct web_server {
    const struct web_files *files;
    int port;                           /* 0: any that is free */
    void (*on_ready)(int port);         /* called when it listens */
};

/* Serves until Ctrl-C, SIGTERM or SIGHUP; a null return is that. */
const char *web_server_run(struct web_server *self);

#endif
