/* speaker.js - the loudspeaker: an AudioWorklet, which plays samples.
 *
 * Samples come a frame at a time. It begins when there is enough for a frame
 * that is late, fades out when there is none left, and lets old ones go when
 * there are too many: what is heard is never older than 50 ms.
 *
 * It is a module of its own: a worklet runs in the thread of the sound, where
 * there is neither page nor worker. It imports nothing, so that it can be
 * heard as soon as one file is there.
 */

const START_MS = 24, MOST_MS = 46, FADE_SAMPLES = 96;

/* In samples: how many it begins with, and how many may wait. */
const START = Math.round(sampleRate * START_MS / 1000);
const MOST = Math.round(sampleRate * MOST_MS / 1000);

class Speaker extends AudioWorkletProcessor {
    constructor()
    {
        super();
        this.parts = [];
        this.at = 0;                    /* in the first of them */
        this.ready = 0;
        this.is_on = false;
        this.volume = 0;                /* of what comes, and */
        this.tail = 0;                  /* what fades of what went */
        this.level = 0;
        this.port.onmessage = (event) => {
            event.data.port.onmessage = (sound) => this.add(sound.data);
        };
    }

    add(samples)
    {
        this.parts.push(samples);
        this.ready += samples.length;
        if (this.ready > MOST)
            this.drop(this.ready - START);
    }

    /* Where the line breaks, the new fades in over the old. */
    splice()
    {
        this.tail = this.level;
        this.volume = 0;
    }

    drop(count)
    {
        this.ready -= count;
        this.at += count;
        while (this.parts.length && this.at >= this.parts[0].length)
            this.at -= this.parts.shift().length;
        this.splice();
    }

    next_sample()
    {
        const sample = this.parts[0][this.at++] / 32768;

        this.ready--;
        if (this.at >= this.parts[0].length) {
            this.parts.shift();
            this.at = 0;
        }
        this.volume = Math.min(1, this.volume + 1 / FADE_SAMPLES);
        return sample * this.volume;
    }

    next_level()
    {
        if (this.is_on && !this.ready) {
            this.is_on = false;
            this.splice();
        }
        this.tail *= 1 - 4 / FADE_SAMPLES;
        this.level = this.tail + (this.is_on ? this.next_sample() : 0);
        return this.level;
    }

    process(inputs, outputs)
    {
        const out = outputs[0][0];

        if (this.ready >= START)
            this.is_on = true;
        for (let i = 0; i < out.length; i++)
            out[i] = this.next_level();
        for (let i = 1; i < outputs[0].length; i++)
            outputs[0][i].set(out);
        return true;
    }
}

registerProcessor('boardwalk-speaker', Speaker);
