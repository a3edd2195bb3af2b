// test_sound.mjs - samples as the desktop has them, and no clicks.
import { test, must, must_equal } from './tap.mjs';
import { native_sound } from './native.mjs';

const HZ = 16000;                       // a slow machine keeps up with it

// Without a worklet every sample passes through the page, where it can be
// heard; and time stands still until somebody listens.
function hear_all() {
    const Context = AudioContext;

    globalThis.heard = [];
    globalThis.AudioContext = class extends Context {
        constructor(options) {
            super({ ...options, sampleRate: 16000 });
        }
    };
    Object.defineProperty(BaseAudioContext.prototype, 'audioWorklet',
                          { value: undefined });
    const Own = Worker;

    globalThis.Worker = class extends Own {
        constructor(url, options) {
            super(url, options);
            this.addEventListener('message', (event) => {
                if (event.data.kind === 'samples')
                    heard.push(...event.data.samples);
            });
        }
    };
}

test('a menu and two stones sound as they do on the desktop, sample by '
     + 'sample', async (desk) => {
    await desk.begin('go:de1soc#1');
    await desk.look(() => ask_worker('pause', { is_paused: true }));
    await desk.until(() => view.status.paused);
    await desk.settle();
    const { tick } = await desk.status();

    await desk.page.keyboard.press('P');        // and now it may be heard
    await desk.key('Enter', 'Enter');
    await desk.reads('VGA', /^Black to move/);
    await desk.key('Enter');
    await desk.key('ArrowUp', 'Enter');
    await desk.reads('VGA', /^Black to move; .*move 2/);
    await desk.pass(0.5);
    await desk.look(() => ask_worker('pause', { is_paused: true }));
    await desk.until(() => view.status.paused);
    await desk.settle();
    const here = await desk.look(() => heard);
    const { text } = await desk.downloaded(() => desk.page.click('#save'));
    const there = native_sound(text, tick, HZ);
    const loudest = there.reduce((most, sample) =>
        Math.max(most, Math.abs(sample)), 0);

    must(loudest > 2000, `the loudest is ${loudest}`);
    must(Math.abs(here.length - there.length) <= 1,
         `${here.length} samples here, ${there.length} there`);
    must_equal(here.findIndex((sample, i) => sample !== there[i]
                              && i < there.length), -1, 'the first that '
               + 'differs');
}, { before: hear_all });

test('the loudspeaker itself is heard', async (desk) => {
    await desk.begin('go:de1soc#1');
    must_equal(await desk.look(() => sound.context), null,
               'sound before a hand');
    await desk.key('Enter');
    await desk.until(() => sound.node && sound.context.state === 'running');
    await desk.look(() => {
        const ear = sound.context.createAnalyser();
        const wave = new Float32Array(ear.fftSize);

        sound.node.connect(ear);
        globalThis.peak = 0;
        setInterval(() => {
            ear.getFloatTimeDomainData(wave);
            peak = Math.max(peak, ...wave.map(Math.abs));
        }, 10);
    });
    do                                  // a sound may pass between two looks
        await desk.key('Enter');
    while (await desk.look(() => peak <= 0.03));
    await desk.page.click('#settings summary');
    await desk.page.selectOption('#sound', 'off');
    await desk.until(() => sound.context.state === 'suspended');
    await desk.reload();
    must_equal(await desk.page.inputValue('#sound'), 'off', 'mute');
    await desk.key('Enter');
    must_equal(await desk.look(() => sound.context), null,
               'sound that is off');
});

// A tone in pieces that come early, late and not at all.
test('whenever samples come, it neither clicks nor lags', async (desk) => {
    await desk.begin('duel:basys2#1');
    const { worst, energy, longest } = await desk.look(async () => {
        const HZ = 48000, TONE = 440, BLOCK = 128;
        let Speaker;

        globalThis.sampleRate = HZ;
        globalThis.AudioWorkletProcessor = class {
            port = {};
        };
        globalThis.registerProcessor = (name, given) => { Speaker = given; };
        await import('/speaker.js');
        const speaker = new Speaker();
        const result = { worst: 0, energy: 0, longest: 0 };
        let sent = 0, last = 0, chance = 7;

        for (let block = 0; block < 4000; block++) {
            chance = (chance * 1103515245 + 12345) % 2147483648;
            const due = block * BLOCK - sent;

            if (chance % 7 === 0 && block % 400 < 350 && due > 0) {
                const count = due + chance % 900;

                speaker.add(Int16Array.from({ length: count }, (_, i) =>
                    20000 * Math.sin(2 * Math.PI * TONE * (sent + i) / HZ)));
                sent += count;
            }
            const out = new Float32Array(BLOCK);

            speaker.process([], [[out]]);
            for (const sample of out) {
                result.worst = Math.max(result.worst,
                                        Math.abs(sample - last));
                result.energy += sample * sample;
                last = sample;
            }
            result.longest = Math.max(result.longest, speaker.ready / HZ);
        }
        return result;
    });

    must(energy > 1000, `energy ${energy}`);
    must(worst < 0.09, `a step of ${worst}`);   // the tone's own are 0.035
    must(longest <= 0.05, `${longest} s late`);
});
