// blind.mjs - each machine played by somebody who sees nothing: what the
// browser tells a screen reader is all that is read, and a press without a
// pointer all that is done.

const PRESSABLE = ['button', 'slider'];

// The tree as the browser gives it to others: roles, names, states, in order.
export async function heard(desk) {
    const client = await desk.context.newCDPSession(desk.page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');

    await client.detach();
    return nodes.filter((node) => !node.ignored).map((node) => ({
        id: node.backendDOMNodeId,
        role: node.role ? node.role.value : '',
        name: (node.name && node.name.value || '').trim(),
        states: Object.fromEntries((node.properties || []).map((one) =>
            [one.name, one.value.value])),
    }));
}

// What can be pressed now, by its name.
export function pressable(nodes, pattern) {
    return nodes.filter((node) => PRESSABLE.includes(node.role)
        && !node.states.disabled && pattern.test(node.name));
}

// As a screen reader presses: the element itself is clicked, by no pointer.
export async function press(desk, node) {
    const client = await desk.context.newCDPSession(desk.page);
    const { object } = await client.send('DOM.resolveNode',
                                         { backendNodeId: node.id });

    await client.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: 'function () { this.click(); }' });
    await client.detach();
}

const all_words = (nodes) => nodes.filter((node) => node.role
    === 'StaticText').map((node) => node.name).join(' ');

const letters = ['A', 'C', 'E', 'F', 'H', 'L', 'U'];
const nth = (list, count) => list[count % list.length];

// What to press next, of what is heard: nodes, words, and how often there was
// something to press. Null: wait.
const choices = {
    duel(nodes, words, state) {
        const letter = nth(letters, state.turn);

        return pressable(nodes, /^(Start|Continue|Go on)/)[0]
            || (state.chosen < 4 ? pressable(nodes,
                    new RegExp(`^Letter ${letter}`))[0]
                                 : pressable(nodes, /^Enter/)[0]);
    },
    pegs(nodes, words, state) {
        const colour = nth(['black', 'blue', 'green', 'cyan', 'red',
                            'magenta', 'yellow', 'white'], state.turn);

        return pressable(nodes, /^(Go on|Continue)/)[0]
            || (state.chosen < 4 ? pressable(nodes,
                    new RegExp(`^Choose ${colour}`))[0]
                                 : pressable(nodes, /^Enter/)[0]);
    },
    poker(nodes) {
        return pressable(nodes, /^(Check|Call)/)[0] || pressable(nodes,
            /^(Deal|Take my|Continue|Showdown|Show the (flop|turn|river))/)[0];
    },
    checkers(nodes, words, state) {
        const targets = pressable(nodes, /a square to move to/);
        const men = pressable(nodes, /can move/);

        return nth(targets, state.turn) || nth(men, state.turn * 7);
    },
    go(nodes, words, state) {
        const empty = pressable(nodes, /^[A-J]\d, empty/);

        return pressable(nodes, /^Start a game/)[0]
            || (state.turn < 4 ? nth(empty, 40 + 11 * state.turn)
                               : pressable(nodes, /^Pass/)[0]);
    },
};

// The winner may be the one who listens: "You win".
const ends = {
    duel: /wins? the match/, pegs: /Found in|Not found/,
    poker: /\bwins?\b|is split|The hand is over/,
    checkers: /Red wins|Black wins|You (win|lose)|A draw/,
    go: /(wins?|lose) by/,
};

const mark_of = (nodes) => nodes.filter((node) => node.role === 'button'
    || node.role === 'StaticText').map((node) => node.name
    + (node.states.disabled ? '-' : '')).filter((name) => !/^\d+:/.test(name))
    .join('|');

export function is_over(machine, nodes) {
    return ends[machine].test(all_words(nodes));
}

// One press, and then until something is heard of it; 0: the game is over.
export async function step(desk, machine, state) {
    const nodes = await heard(desk);
    const next = choices[machine](nodes, all_words(nodes), state);

    if (is_over(machine, nodes))
        return 0;
    if (!next || (state.last === next.id && state.mark === mark_of(nodes)
                  && !state.chosen))
        return 1;
    Object.assign(state, { last: next.id, mark: mark_of(nodes),
                           presses: state.presses + 1 });
    const is_choice = /^(Letter|Choose)/.test(next.name);

    state.chosen = is_choice ? state.chosen + 1 : 0;
    state.turn += is_choice ? 0 : 1;
    state.log.push(next.name);
    await press(desk, next);
    return 1;
}
