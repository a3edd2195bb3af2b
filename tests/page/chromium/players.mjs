// players.mjs - somebody for each machine who knows what to touch next, from
// what the table says, until the game is over.

const can = (table, pattern) => table.things.find((one) => one.is_on
    && pattern.test(one.label));

const touch = (one) => one && { touch: one.label };

// Four letters into the row that is asked for. The last letters of the codes
// differ, so that no match is endless.
const words = ['HLEF', 'ACUE', 'FHAL', 'CUEA', 'LFHU', 'EACH', 'UHLC'];

function duel_row(table) {
    const guess = /guess (\d) of 3: choose/.exec(table.now);
    const name = guess ? `Guess ${guess[1]}` : 'Code';

    return table.things.filter((one) => one.label.startsWith(
        `${name}, letter `)).map((one) => one.label.slice(-1));
}

function next_of_duel(table, state) {
    const done = duel_row(table).filter((letter) => /[A-Z]/.test(letter));
    const word = words[(state.rows || 0) % words.length];

    if (!can(table, /^Letter /))
        return touch(can(table, /^(Start|Continue)$/));
    if (done.length < 4)
        return touch(can(table, new RegExp(`^Letter ${word[done.length]}`)));
    state.rows = (state.rows || 0) + 1;
    return touch(can(table, /^Enter$/));
}

const colours = { K: 'black', B: 'blue', G: 'green', C: 'cyan', R: 'red',
                  M: 'magenta', Y: 'yellow', W: 'white' };

// As the hint says.
function next_of_pegs(table, state) {
    const holes = table.things.filter((one) => /^Hole /.test(one.label));
    const at = holes.findIndex((one) => /, empty/.test(one.label));

    if (holes.length < 4 || !can(table, /^Choose /))
        return null;
    if (at < 0) {
        const enter = touch(can(table, /^Enter$/));

        if (enter)
            state.code = '';
        return enter;
    }
    if (!state.code)
        return { hint: true };
    return touch(can(table, new RegExp(`^Choose ${colours[state.code[at]]}`)));
}

// Everything on the first hand, by the slider.
function next_of_poker(table) {
    const slider = table.things.find((one) => one.is_slider && one.is_on);

    if (slider && slider.value < slider.most)
        return { slide: slider.label };
    if (slider)
        return touch(can(table, new RegExp(`^Bet ${slider.most}$`)));
    return touch(can(table, /^(Call \d+|Deal|Take my cards|Showdown)$/));
}

// Twenty-one moves, after which Black has no man left.
const short_win = 'c3-d4 h6-g5 g3-f4 f6-e5 d4xf6 g7xe5xg3 h2xf4xh6 f8-g7 '
    + 'h6xf8 d6-c5 f8xd6xb4 d8-e7 e3-d4 b6-c5 d4xb6xd8 b8-c7 d8xb6 a7xc5 '
    + 'b4xd6xf8 h8-g7 f8xh6';

// All squares in the order in which they are entered; a man is taken, then
// put down, and a jump that goes on is put down again.
const squares = short_win.split(' ').flatMap((move) => move.split(/[-x]/));

function next_of_checkers(table, state) {
    const square = squares[state.at || 0];
    const wanted = square && can(table, new RegExp(
        `^${square}\\b.*(can move|a square to move to)`));

    if (wanted)
        state.at = (state.at || 0) + 1;
    return touch(wanted);
}

// Two people, a few stones, and both pass.
const stones = ['E5', 'C3', 'G7', 'C7', 'G3'];

function next_of_go(table, state) {
    const at = state.at || 0;

    if (can(table, /^Start a game$/))
        return touch(can(table, /^Start a game$/));
    if (!/^Your turn/.test(table.now))
        return null;
    state.at = at + 1;
    return touch(at < stones.length
        ? can(table, new RegExp(`^${stones[at]}, empty`))
        : can(table, /^Pass$/));
}

// The game, who sits opposite, how many steps faster than life, and whether
// the machine draws something when the first press comes.
export const players = {
    duel: { id: 'duel:basys2#1', other: 'random', faster: 4,
            next: next_of_duel },
    pegs: { id: 'pegs:nexys3#1', faster: 3, is_drawn: true,
            next: next_of_pegs },
    poker: { id: 'poker:basys3#1 deal=hash showdown=cards', other: 'caller',
             faster: 3, next: next_of_poker },
    checkers: { id: 'checkers:tinychip#1 rules=full', faster: 4,
                next: next_of_checkers },
    go: { id: 'go:de1soc#1', faster: 3, next: next_of_go },
};
