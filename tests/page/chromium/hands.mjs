// hands.mjs - a mouse, a finger and a keyboard, each alone, at the table and
// at the bare board.
//
// A hand touches what it is told to and waits for nothing: whoever moves it
// looks at what comes of it.

const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];

// Its far end: all that there is.
const far_end = (box) => [box.x + box.width - 2, box.y + box.height / 2];

// In the page: where something is on the screen; null: it is gone.
function box_of(selector) {
    const one = document.querySelector(selector);

    if (!one)
        return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();

    return { x, y, width, height };
}

const key = (label) => `button.thing[aria-label="${label}"]`;
const slider = (label) => `input.thing[aria-label="${label}"]`;
const part = (name) => `.part[data-name="${name}"]`;

const mouse = {
    options: {},
    point: async (desk, where, box) => {
        await desk.page.mouse.click(...where(box));
    },
};

const finger = {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true,
               isMobile: true, deviceScaleFactor: 2 },
    point: async (desk, where, box) => {
        await desk.page.touchscreen.tap(...where(box));
    },
};

// What a pointer does, by the way it points. What goes while it comes near
// is not touched.
function pointing({ options, point }) {
    const at = async (desk, selector, where = centre) => {
        const box = await desk.look(box_of, selector);

        if (box)
            await point(desk, where, box);
    };

    return {
        options,
        touch: (desk, label) => at(desk, key(label)),
        slide: (desk, label) => at(desk, slider(label), far_end),
        press: (desk, name) => at(desk, part(name)),
        hint: (desk) => at(desk, '#hint'),
    };
}

// In the page: the key that leads from the focus towards a thing. In a grid
// these are arrows; anywhere else it is Tab.
function key_towards(selector) {
    const to = document.querySelector(selector);
    const from = document.activeElement;
    const grid = to && to.closest('[role=grid]');

    if (!to || from === to)
        return '';
    if (grid && grid === from.closest('[role=grid]')) {
        const a = from.getBoundingClientRect();
        const b = to.getBoundingClientRect();

        if (Math.abs(a.y - b.y) > 2)
            return a.y < b.y ? 'ArrowDown' : 'ArrowUp';
        return a.x < b.x ? 'ArrowRight' : 'ArrowLeft';
    }
    return from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING
         ? 'Shift+Tab' : 'Tab';
}

// Whether it was there; whoever cannot see where he is cannot go on.
async function walk_to(desk, selector) {
    for (let i = 0; i < 150; i++) {
        const way = await desk.look(key_towards, selector);

        if (!way)
            return desk.look((what) => document.activeElement.matches(what)
                && getComputedStyle(document.activeElement).outlineStyle
                   !== 'none', selector);
        await desk.page.keyboard.press(way);
    }
    throw new Error(`no key leads to ${selector}`);
}

const arrows = { '←': 'ArrowLeft', '→': 'ArrowRight', '↑': 'ArrowUp',
                 '↓': 'ArrowDown' };

// Parts have keys of their own, printed on the board while ? is held.
const keys = {
    options: {},
    touch: async (desk, label) => {
        if (await walk_to(desk, key(label)))
            await desk.page.keyboard.press('Enter');
    },
    slide: async (desk, label) => {
        if (await walk_to(desk, slider(label)))
            await desk.page.keyboard.press('End');
    },
    press: async (desk, name) => {
        const all = await desk.look((wanted) => view.parts.find((one) =>
            one.name === wanted).key, name);

        const [first] = all.split(/[ ,]+/);

        await desk.page.keyboard.press(arrows[first] || first);
    },
    hint: (desk) => desk.page.keyboard.press('h'),
};

export const hands = { mouse: pointing(mouse), touch: pointing(finger), keys };
