// test_aria.mjs - what a screen reader finds: names, roles, states, news.
import { test, must, must_equal } from './tap.mjs';

const machines = ['duel:basys2#1', 'pegs:nexys3#1', 'checkers:tinychip#1',
                  'poker:basys3#1', 'go:de1soc#1'];

const controls = ['button', 'switch', 'slider', 'combobox', 'textbox',
                  'radio', 'spinbutton', 'link', 'checkbox', 'searchbox',
                  'DisclosureTriangle', 'option', 'menuitem', 'tab'];

// The tree as the browser gives it to others, without what it leaves out.
async function tree(desk) {
    const client = await desk.context.newCDPSession(desk.page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');

    await client.detach();
    return nodes.filter((node) => !node.ignored).map((node) => ({
        role: node.role && node.role.value,
        name: (node.name && node.name.value || '').trim(),
        states: Object.fromEntries((node.properties || []).map((one) =>
            [one.name, one.value.value])),
    }));
}

function check_controls(nodes, words) {
    const own = nodes.filter((node) => controls.includes(node.role));
    const nameless = own.filter((node) => !node.name);
    const names = own.filter((node) => node.role !== 'option')
        .map((node) => `${node.role} ${node.name}`);
    const twice = names.filter((name, i) => names.indexOf(name) !== i);

    must(own.length > 1, `${words}: no controls`);
    must_equal(nameless, [], `${words}: without a name`);
    must_equal(twice, [], `${words}: twice`);
    must(nodes.every((node) => !['image', 'canvas', 'img'].includes(node.role)
                               || node.name), `${words}: nameless picture`);
}

for (const id of machines)
    test(`${id}: every control has a role and a name of its own`,
         async (desk) => {
        await desk.begin(id);
        await desk.halt();
        const nodes = await tree(desk);
        const parts = await desk.look(() => view.parts.filter((part) =>
            ['button', 'switch'].includes(part.kind)).map((part) =>
            [part.name, part.kind]));

        check_controls(nodes, id);
        for (const [name, role] of parts)
            must(nodes.some((node) => node.role === role
                && (node.name === name || node.name.startsWith(`${name},`))),
                 `there is no ${role} ${name}`);
    });

test('there are landmarks, one main heading, and tables with heads',
     async (desk) => {
    await desk.begin('duel:basys2#1');
    const nodes = await tree(desk);
    const count = (role) => nodes.filter((node) => node.role === role).length;

    must_equal(['main', 'complementary'].map(count), [1, 1], 'landmarks');
    must_equal(nodes.filter((node) => node.states.live === 'polite').length,
               await desk.look(() => view.table.is_there) ? 2 : 1, 'voices');
    must_equal(nodes.filter((node) => ['main', 'complementary', 'region',
                                       'group', 'form'].includes(node.role)
                                      && !node.name), [],
               'regions without a name');
    must_equal(nodes.filter((node) => node.role === 'heading'
        && node.states.level === 1).map((node) => node.name), ['Boardwalk'],
               'headings');
    must(count('columnheader') >= 2, 'the table has no heads');
    must_equal(await desk.look(() => document.documentElement.lang), 'en',
               'the language');
    must_equal(await desk.look(() => document.title),
               'Mastermind for two – Boardwalk', 'the title');
});

test('every dialog has a name, and controls with names', async (desk) => {
    await desk.begin('poker:basys3#1');
    await desk.click('BTNC');
    for (const id of ['new', 'games', 'ask', 'help', 'link']) {
        await desk.page.click(`#${id}`);
        await desk.page.locator('dialog[open]').waitFor();
        const nodes = await tree(desk);
        const dialogs = nodes.filter((node) => node.role === 'dialog');

        must(dialogs.length === 1 && dialogs[0].name
             && dialogs[0].states.modal, `${id}: ${JSON.stringify(dialogs)}`);
        if (id !== 'help' && id !== 'link' && id !== 'ask')
            check_controls(nodes, id);
        await desk.page.keyboard.press('Escape');
    }
}, { before: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
} });

test('what is down, up or latched is said to be', async (desk) => {
    const state = async (name) => {
        const node = (await tree(desk)).find((one) =>
            one.name.startsWith(`${name},`));

        return [node.role, String(node.states.pressed
            ?? node.states.checked)];
    };

    await desk.begin('duel:basys2#1');
    must_equal(await state('SW0'), ['switch', 'false'], 'at first');
    await desk.set('SW0', true);
    must_equal(await state('SW0'), ['switch', 'true'], 'flipped');
    must_equal(await state('BTN3'), ['button', 'false'], 'up');
    await desk.part('BTN3').hover();
    await desk.page.mouse.down();
    await desk.until(() => document.querySelector('.part[data-name=BTN3]')
        .getAttribute('aria-pressed') === 'true');
    must_equal(await state('BTN3'), ['button', 'true'], 'down');
    await desk.page.mouse.up();
    await desk.rest();
    must_equal(await state('BTN3'), ['button', 'false'], 'up again');
    await desk.part('BTN3').click({ button: 'right' });
    await desk.until(() => /latched$/.test(document.querySelector(
        '.part[data-name=BTN3]').getAttribute('aria-label')));
    must_equal(await state('BTN3'), ['button', 'true'], 'latched');
});

// Everything that is announced, in its order.
async function listen(desk) {
    await desk.look(() => {
        globalThis.heard = [];
        new MutationObserver(() => heard.push(by_id('live').textContent))
            .observe(by_id('live'), { childList: true, characterData: true,
                                      subtree: true });
    });
}

test('a digit that changes is announced, and so is a light', async (desk) => {
    const hears = (words) => desk.until((pattern) => heard.some((one) =>
        new RegExp(pattern).test(one)), words.source).catch(async () => {
        throw new Error(`never heard ${words}, but ` + await desk.look(
            () => heard.join('; ')));
    });

    await desk.begin('duel:basys2#1');
    await listen(desk);
    await desk.click('BTN3');
    await hears(/^AN reads (_P-A|_0-0|-___)$/);
    await desk.begin('checkers:tinychip#1');
    await listen(desk);
    await desk.until(() => herald.readings.has('ARRAY')
        && /G/.test(herald.readings.get('ARRAY').said_text));
    await desk.page.keyboard.press('m');
    await desk.page.fill('#ask-text', 'c3-d4');
    await desk.page.keyboard.press('Enter');
    await hears(/^ARRAY: .*d4 red/);
    await hears(/^BLACK on/);
});

test('a notice is announced, and the table says what the board shows',
     async (desk) => {
    await desk.begin('pegs:nexys3#1');
    await desk.page.click('#hint');
    await desk.until(() => /codes left/.test(by_id(view.table.is_there
        ? 'say' : 'live').textContent));
    const nodes = await tree(desk);

    for (const name of ['AN', 'LD', 'RGB', '____', '00000001'])
        must(nodes.some((node) => ['cell', 'gridcell', 'rowheader'].includes(
            node.role) && node.name === name), `no cell says ${name}`);
});
