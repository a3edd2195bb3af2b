/* share.h - finds the program's data files: po, rtl, twin, web.
 *
 * An installed program has them in SHARE_DIR and looks nowhere else. A program
 * in a build folder finds the list boardwalk.share that Meson writes there: a
 * line for each name, "rtl PATH". The binary holds no path of the build.
 */
#ifndef SHARE_H
#define SHARE_H

#include <stddef.h>

/* The path of a folder that comes with the program. If it is not there, the
 * error says where it was looked for, and path is that place. */
const char *share_find(const char *what, char *path, size_t size);

/* The same for a program that lies elsewhere (tests). */
const char *share_find_for(const char *program, const char *what, char *path,
                           size_t size);

#endif
