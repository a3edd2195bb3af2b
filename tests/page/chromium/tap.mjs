// tap.mjs - tests in a browser: each a sentence, two at a time, told as TAP.
//
// A test gets a desk (desk.mjs), a browser's window of its own. It fails by
// what it throws, and by any error on the page's console that it did not
// say it would cause.
import { chromium } from './playwright.mjs';
import { open_desk } from './desk.mjs';

const LIMIT_MS = 1500000, HANDS = 2;

// What a quiet Chromium needs: the page shall be the only one that asks for
// anything.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic',
               '--no-first-run', '--disable-background-networking',
               '--disable-component-update', '--disable-sync',
               '--autoplay-policy=user-gesture-required'];

const tests = [];

// Options are those of a browser's context; is_rare: not in every run.
export function test(name, call, options = {}) {
    tests.push({ name, call, options });
}

export async function launch() {
    return chromium.launch({ executablePath: process.env.CHROMIUM,
                             args: flags });
}

export function must(is_so, words = 'it is not so') {
    if (!is_so)
        throw new Error(words);
}

export function must_equal(is, should_be, words = 'not equal') {
    const [left, right] = [is, should_be].map((value) =>
        JSON.stringify(value));

    must(left === right, `${words}: ${left}, and should be ${right}`);
}

function timer(desk) {
    let id;
    const late = new Promise((resolve, reject) => {
        id = setTimeout(() => reject(new Error('it takes too long')),
                        LIMIT_MS);
    });

    desk.stop_timer = () => clearTimeout(id);
    return late;
}

async function outcome(browser, one) {
    const desk = await open_desk(browser, one.options);

    try {
        await Promise.race([one.call(desk), timer(desk)]);
        must(desk.problems().length === 0, desk.problems().join('\n'));
        return '';
    } catch (error) {
        await desk.keep_picture(one.name);
        return [error.stack || error, ...desk.problems(),
                await desk.describe()].join('\n');
    } finally {
        desk.stop_timer();
        await desk.close();
    }
}

function tell(number, name, trouble, seconds) {
    console.log(`${trouble ? 'not ok' : 'ok'} ${number} - page: ${name}`);
    if (process.env.PAGE_TIMES)
        console.log(`# ${seconds.toFixed(1)} s`);
    for (const line of trouble.split('\n').slice(0, 30).filter(Boolean))
        console.log(`# ${line}`);
}

// Long ones first, so that no hand is idle at the end.
function in_order() {
    return tests.slice().sort((a, b) => (b.options.is_long ? 1 : 0)
                                      - (a.options.is_long ? 1 : 0));
}

// Rare ones are a run of their own, and are there for whoever names them.
function is_due(one, word) {
    return word ? one.name.includes(word)
                : Boolean(one.options.is_rare) === Boolean(
                    process.env.PAGE_LONG);
}

// All tests whose name has the word; the exit status.
export async function run_all(word = '') {
    const browser = await launch();
    const left = in_order().filter((one) => is_due(one, word));
    let number = 0, failed = 0;

    console.log(`1..${left.length}`);
    async function work() {
        for (let one; (one = left.shift());) {
            const begun = performance.now();
            const trouble = await outcome(browser, one);

            failed += trouble ? 1 : 0;
            tell(++number, one.name, trouble,
                 (performance.now() - begun) / 1000);
        }
    }
    await Promise.all(Array.from({ length: HANDS }, work));
    await browser.close();
    return failed ? 1 : 0;
}
