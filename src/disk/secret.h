/* secret.h - a secret key of this user, created when it is first needed.
 *
 * What is sealed with it and kept on disk can be distinguished from what
 * somebody else, or another program, put in its place. Who can read the files
 * of this user can read the key as well: it does not protect against them.
 */
#ifndef SECRET_H
#define SECRET_H

enum { SECRET_LENGTH = 32 };

/* The key is in the folder of games, in a file that nobody else can read; if
 * others can, or if it is not a key, that is an error. */
const char *secret_read(unsigned char key[SECRET_LENGTH]);

#endif
