/* card.c - a sound card: takes samples at its own pace.
 *
 * The ring is between two threads: the window's puts samples in, SDL's takes
 * them out, both under the device's lock. At 48 kHz it holds 170 ms; sound.c
 * bounds what is in it, since that much later everything is heard.
 */
#include "window/card.h"

#include <SDL.h>

enum { CARD_HZ = 48000, CARD_SAMPLES = 512, CARD_ROOM = 8192 };

static struct {
    SDL_AudioDeviceID device;           /* 0: none is open */
    int16_t ring[CARD_ROOM];            /* for its thread: behind its lock */
    uint32_t from, used;
    int16_t played;                     /* last */
} card;

/* When the ring is empty the last sample fades out: a jump to zero would be
 * heard as a click. */
static int16_t next_sample(void)
{
    if (!card.used)
        return (int16_t)(card.played * 15 / 16);
    card.used--;
    card.from = (card.from + 1) % CARD_ROOM;
    return card.ring[(card.from + CARD_ROOM - 1) % CARD_ROOM];
}

/* Runs in SDL's audio thread, which holds the device's lock meanwhile. SDL's
 * own queue of samples would do the same, but its thread has so small a stack
 * that it cannot be created beside our thread-local data. */
static void play_samples(void *with, Uint8 *stream, int length)
{
    void *start = stream;
    int16_t *to = start;
    int count = length / (int)sizeof *to;

    (void)with;
    for (int i = 0; i < count; i++)
        to[i] = card.played = next_sample();
}

/* Returns the pace that the card really has, in samples a second: it may have
 * refused ours. 0: there is no sound, which is no error. */
uint32_t window_card_open(void)
{
    SDL_AudioSpec wanted = {
        .freq = CARD_HZ, .format = AUDIO_S16SYS, .channels = 1,
        .samples = CARD_SAMPLES, .callback = play_samples,
    };
    SDL_AudioSpec got;

    window_card_close();
    if (!SDL_WasInit(SDL_INIT_AUDIO)
        && SDL_InitSubSystem(SDL_INIT_AUDIO) != 0)
        return 0;
    card.device = SDL_OpenAudioDevice(NULL, 0, &wanted, &got,
                                      SDL_AUDIO_ALLOW_FREQUENCY_CHANGE
                                      | SDL_AUDIO_ALLOW_SAMPLES_CHANGE);
    if (!card.device)
        return 0;
    card.used = 0;
    SDL_PauseAudioDevice(card.device, 0);
    return (uint32_t)got.freq;
}

void window_card_close(void)
{
    if (card.device)
        SDL_CloseAudioDevice(card.device);
    card.device = 0;
}

/* Unplugged, for one: the caller opens another. */
int window_card_is_lost(void)
{
    return card.device
        && SDL_GetAudioDeviceStatus(card.device) == SDL_AUDIO_STOPPED;
}

/* What is still to be heard, in samples. */
uint32_t window_card_queued(void)
{
    uint32_t queued;

    SDL_LockAudioDevice(card.device);
    queued = card.used;
    SDL_UnlockAudioDevice(card.device);
    return queued;
}

/* Samples for which there is no room are dropped. */
void window_card_queue(const int16_t *samples, uint32_t count)
{
    SDL_LockAudioDevice(card.device);
    for (uint32_t i = 0; i < count && card.used < CARD_ROOM; i++) {
        uint32_t at = (card.from + card.used++) % CARD_ROOM;

        card.ring[at] = samples[i];
    }
    SDL_UnlockAudioDevice(card.device);
}
