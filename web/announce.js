/* announce.js - notices, and texts for screen readers.
 *
 * What changed is said when it has settled, one thing at a time, about one a
 * second. What changes again and again, a blinking light or a digit that
 * scrolls, must rest longer; and what was said just now is not said again.
 */
import {by_id, set_text, window_query} from './dom.js';
import {table_is_seen} from './shown.js';
import {show_table_notice} from './table_words.js';
import {view} from './view.js';
import {t} from './words.js';

const NOTICE_MS = 6000;                 /* and some more for each letter */

const SETTLED_MS = 700, RESTED_MS = 2500, RESTLESS = 5, AGAIN_MS = 8000;

export const herald = {
    line: [],                           /* notices that wait to be said */
    readings: new Map(),                /* name: what it showed, and when */
    timer: 0, notice_timer: 0,
};

/* Where nothing is to be said, a word for whoever is new; a table has its own
 * line for that. */
function quiet_words()
{
    if (view.table.is_there)
        return '';
    return window_query('(pointer: coarse)').matches
         ? t('Help explains how to play.')
         : t('Hold ? to see the keys of the board.');
}

export function say(words)
{
    set_text(by_id('notice'), words || quiet_words());
    by_id('notice').classList.toggle('is-there', words !== '');
    show_table_notice(words);
    set_text(by_id('lobby-notice'), words);
    clearTimeout(herald.notice_timer);
    if (!words)
        return;
    announce(words);
    herald.notice_timer = setTimeout(() => say(''),
                                     NOTICE_MS + 60 * words.length);
}

/* Why a touch of the table did nothing; a touch that did ends what was said
 * about the last one. */
export function show_refusal(words)
{
    say(words);
}

/* The line below a table is read out by itself. */
function announce(words)
{
    if (view.table.is_there)
        return;
    if (!herald.line.includes(words))
        herald.line.push(words);
    if (herald.line.length > 4)
        herald.line.shift();
    herald_soon(50);
}

function herald_soon(delay_ms)
{
    if (!herald.timer)
        herald.timer = setTimeout(herald_speak, delay_ms);
}

const light_words = {'.': () => t('dark'), 0: () => t('off'),
                     1: () => t('on'), R: () => t('red'),
                     G: () => t('green'), Y: () => t('amber')};

function words_of_light(light)
{
    return light_words[light] ? light_words[light]() : light;
}

/* "c3 dark, d4 red": what is new on an array, its top row first. */
function square_words(text, before)
{
    const rows = text.split('/'), old = before.split('/');
    const words = [];

    rows.forEach((row, i) => [...row].forEach((light, j) => {
        if (light !== (old[i] || '')[j])
            words.push(String.fromCharCode(97 + j) + (rows.length - i)
                       + ' ' + words_of_light(light));
    }));
    return words.length > 6 ? t('{1} squares are new', words.length)
                            : words.join(', ');
}

/* Lines of a terminal are parted by strokes. */
function line_words(text)
{
    return text.replace(/\s+/g, ' ').split(/ ?\/ ?/).filter(Boolean)
               .join(', ').trim();
}

function reading_words(reading, before)
{
    const text = line_words(reading.text) || t('nothing');

    if (reading.kind === 'matrix')
        return `${reading.name}: ${square_words(reading.text, before)}`;
    if (reading.kind === 'digit')
        return t('{1} reads {2}', reading.name, text);
    if (reading.kind === 'led' && text.length === 1)
        return `${reading.name} ${words_of_light(text)}`;
    return `${reading.name} ${text}`;
}

/* The words of a reading that has settled on something new, or null. */
function settled_words(known, now)
{
    const recent = known.changes.filter((at) => now - at < 6000).length;
    const rest = recent > RESTLESS ? RESTED_MS : SETTLED_MS;
    const words = reading_words(known.reading, known.said_text);

    if (known.is_said || now - known.changes[known.changes.length - 1]
                         < rest)
        return null;
    known.is_said = true;
    if (known.said_text === known.reading.text)
        return null;                    /* there and back again */
    known.said_text = known.reading.text;
    if (known.last_words === words && now - known.last_ms < AGAIN_MS)
        return null;
    known.last_words = words;
    known.last_ms = now;
    return words;
}

function next_words()
{
    const now = performance.now();

    if (herald.line.length)
        return herald.line.shift();
    for (const known of herald.readings.values()) {
        const words = settled_words(known, now);

        if (words)
            return words;
    }
    return null;
}

function herald_speak()
{
    const words = next_words();
    const waits = herald.line.length
               || [...herald.readings.values()].some((known) =>
                      !known.is_said);

    herald.timer = 0;
    if (words)
        by_id('live').textContent = words;
    if (waits)
        herald_soon(words ? 1000 : 250);
}

/* What a new game shows at first is in the table; only changes are said. */
function note_reading(reading)
{
    const known = herald.readings.get(reading.name);

    if (!known) {
        herald.readings.set(reading.name, {reading, changes: [0],
                                           said_text: reading.text,
                                           is_said: true});
    } else if (known.reading.text !== reading.text) {
        known.reading = reading;
        known.changes.push(performance.now());
        known.changes.splice(0, known.changes.length - 8);
        known.is_said = table_is_seen();        /* there it is told better */
        herald_soon(250);
    }
}

export function forget_readings()
{
    herald.readings.clear();
}

export function show_reading(readings)
{
    const body = by_id('shows');

    while (body.rows.length > readings.length)
        body.deleteRow(-1);
    readings.forEach((reading, i) => {
        const row = body.rows[i] || body.insertRow();

        while (row.cells.length < 2)
            row.insertCell();
        set_text(row.cells[0], reading.name);
        set_text(row.cells[1], reading.text);
        note_reading(reading);
    });
}
