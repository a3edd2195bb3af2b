/* sound.c - what a machine's speaker plays, as a sound card here gets it.
 *
 *     sound JOURNAL TICK RATE     samples from that tick on to its end, one
 *                                 to a line, so many for a second
 */
#include <stdio.h>
#include <stdlib.h>

#include "player/sound.h"

static void tell(struct sound *sound)
{
    static int16_t samples[SOUND_ROOM];
    uint32_t count = sound_take(sound, samples, SOUND_ROOM);

    for (uint32_t i = 0; i < count; i++)
        printf("%d\n", samples[i]);
}

static void hear(struct play *play, uint64_t tick, uint64_t end,
                 uint32_t rate_hz)
{
    static struct sound sound;

    for (play_seek(play, tick); tick < end; tick++) {
        sound_listen(&sound, play, rate_hz);
        play_run(play, 1);
        sound_leave(play);
        tell(&sound);
    }
}

int main(int argc, char **argv)
{
    struct play play = {0};
    struct session *session = NULL;
    const char *error = argc < 4 ? "three words" : journal_read(argv[1],
                                                                &session);

    if (!error)
        error = play_open(&play, session, NULL, NULL);
    if (error) {
        fprintf(stderr, "sound: %s\n", error);
        return 1;
    }
    hear(&play, strtoull(argv[2], NULL, 10), session_tick(session),
         (uint32_t)strtoul(argv[3], NULL, 10));
    play_close(&play);
    return 0;
}
