// at_table.mjs - a game at the table, by a player (players.mjs) with one hand
// (hands.mjs), from the first touch to the end.

// In the page: what lies there, and what is said. How a game ended is noted:
// some machines go on by themselves after a while.
function give_eyes() {
    let end = '';
    const note = () => { end = by_id('end-words').textContent || end; };

    new MutationObserver(note).observe(by_id('end'), { subtree: true,
        childList: true, characterData: true });
    globalThis.look_at_table = () => ({
        now: by_id('say-now').textContent,
        last: by_id('say-last').textContent,
        end,
        things: [...document.querySelectorAll('.thing:not(p)')].map(
            (one) => ({ label: one.getAttribute('aria-label'),
                        is_on: one.getAttribute('aria-disabled') === 'false',
                        is_in_grid: Boolean(one.closest('[role=grid]')),
                        is_slider: one.type === 'range',
                        value: Number(one.value), most: Number(one.max) })),
    });
}

async function differs(desk, from) {
    await desk.until((before) => JSON.stringify(look_at_table()) !== before,
                     JSON.stringify(from));
}

async function take_hint(desk, hand, state) {
    await desk.look(() => say(''));
    await hand.hint(desk);
    const said = await desk.says(/codes? left/);

    state.code = /\b([KBGCRMYW]{4})\b/.exec(said)[1];
}

export async function sit_down(desk, player) {
    await desk.begin(player.id);
    if (player.other) {
        await desk.look((who) => ask_worker('seat', { seat: 1, who }),
                        player.other);
        await desk.until((who) => view.status.seats[1] === who, player.other);
    }
    for (let i = 0; i < player.faster; i++)
        await desk.look(() => ask_worker('speed', { by: 1 }));
    await desk.until(() => by_id('say-now').textContent);
    await desk.look(give_eyes);
}

// Touch by touch; the words at the end. Whoever wants to know is told of each
// look and of what was touched then.
export async function play_at_table(desk, player, hand, tell = () => {}) {
    const state = {};

    await sit_down(desk, player);
    for (let i = 0; i < 600; i++) {
        const table = await desk.look(() => look_at_table());
        const next = table.end ? null : player.next(table, state);

        tell(table, next);
        if (table.end)
            return table.end;
        if (!next)
            await differs(desk, table);
        else if (next.hint)
            await take_hint(desk, hand, state);
        else {
            await (next.slide ? hand.slide(desk, next.slide)
                              : hand.touch(desk, next.touch));
            await differs(desk, table);
        }
    }
    throw new Error('no end');
}
