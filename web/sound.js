/* sound.js - takes samples from the worker to the loudspeaker. */
import {say} from './announce.js';
import {settings, settings_set} from './settings.js';
import {view} from './view.js';
import {t} from './words.js';

export const sound = {context: null, node: null, has_begun: false, due_s: 0};

function has_speaker()
{
    return view.parts.some((part) => part.kind === 'speaker');
}

/* A loudspeaker that has been silent for long is switched off: it costs more
 * than all the rest of a page that dozes. */
export function rest_sound()
{
    if (sound.context && sound.context.state === 'running')
        sound.context.suspend();
}

export function wake_sound()
{
    if (sound.context && sound.context.state === 'suspended'
        && settings.sound === 'on')
        sound.context.resume();
}

/* A browser wants to see a hand before it makes a noise. */
export function begin_sound()
{
    wake_sound();
    if (sound.has_begun || settings.sound !== 'on' || !has_speaker())
        return;
    sound.has_begun = true;
    connect_sound().catch(() => {
        say(t('this browser plays no sound'));
    });
}

async function connect_sound()
{
    sound.context = new AudioContext({latencyHint: 'interactive'});
    if (sound.context.audioWorklet)
        await add_speaker().catch(() => {});
    route_sound();
}

/* A worklet fetches its module when it is needed, whatever the page has
 * fetched before: where the network is gone by then there is no node, and the
 * page plays the samples itself. */
async function add_speaker()
{
    await sound.context.audioWorklet.addModule('speaker.js');
    sound.node = new AudioWorkletNode(sound.context, 'boardwalk-speaker',
                                      {numberOfInputs: 0});
    sound.node.connect(sound.context.destination);
}

/* Tells the worker where samples go, or that nobody listens. */
export function route_sound()
{
    const is_on = settings.sound === 'on' && sound.context;
    const rate_hz = is_on ? sound.context.sampleRate : 0;

    if (!is_on || !sound.node) {
        view.worker.postMessage({op: 'speaker', rate_hz, is_here: true});
        return;
    }
    const channel = new MessageChannel();

    sound.node.port.postMessage({port: channel.port1}, [channel.port1]);
    view.worker.postMessage({op: 'speaker', rate_hz, port: channel.port2},
                            [channel.port2]);
}

/* Without an AudioWorklet (plain http, or no network): pieces set one after
 * the other. */
export function play_samples(samples)
{
    const context = sound.context;
    const rate = context.sampleRate, now = context.currentTime;
    const piece = context.createBuffer(1, samples.length, rate);
    const source = context.createBufferSource();

    if (sound.due_s > now + 0.045)
        return;                         /* too much is waiting already */
    piece.copyToChannel(Float32Array.from(samples, (s) => s / 32768), 0);
    source.buffer = piece;
    source.connect(context.destination);
    sound.due_s = Math.max(sound.due_s, now + 0.02);
    source.start(sound.due_s);
    sound.due_s += samples.length / rate;
}

export function set_sound(value)
{
    settings_set('sound', value);
    if (value === 'off' && sound.context)
        sound.context.suspend();
    begin_sound();
    if (sound.context && view.worker)
        route_sound();
}
