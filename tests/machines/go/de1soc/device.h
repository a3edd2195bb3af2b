/* device.h - a model of the FPGA for a program in another process: registers
 * over a socket, frames in a shared file, in real time. */
#ifndef DEVICE_H
#define DEVICE_H

#include "machines/go/de1soc/monitor.h"

enum { DEVICE_PATH = 80 };

struct device {
    struct monitor monitor;
    uint16_t *memory;
    uint64_t last_us;
    int door, line;                     /* the socket, and who came in */
    int late;                           /* how many answers come late */
    int has_ended;                      /* he went again */
    char registers[DEVICE_PATH], frames[DEVICE_PATH];
};

/* Its two files are made in this folder. */
void device_open(struct device *self, const char *folder);
void device_close(struct device *self);

/* Serves for so long, or until this picture (0: none) is shown or the program
 * has ended; 1 if the picture is. */
int device_serve(struct device *self, int ms, uint64_t hash);

#endif
