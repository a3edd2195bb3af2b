/* graph.js - how a game went: the value after each move, as a curve. A click on
 * a point goes there, and so do the arrow keys.
 */
import {by_id, set_attribute, set_text} from './dom.js';
import {ask_worker} from './frames.js';
import {t} from './words.js';

const WIDTH = 640, HEIGHT = 150, EDGE = 12;     /* units of the picture */

const graph = {points: [], name: ''};

function svg_element(tag, attributes)
{
    const element = document.createElementNS('http://www.w3.org/2000/svg',
                                             tag);

    for (const [name, value] of Object.entries(attributes))
        element.setAttribute(name, value);
    return element;
}

/* Values from the bottom to the top; zero is always there. */
function points_of(moves)
{
    const all = moves.map((move, i) => ({...move, number: i + 1}))
                     .filter((move) => move.value !== undefined);
    const values = [0, ...all.map((move) => move.value)];
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const high = (value) => HEIGHT - EDGE - (HEIGHT - 2 * EDGE)
                 * (value - least) / Math.max(1, most - least);

    graph.zero = high(0);
    return all.map((move, i) => ({...move, y: high(move.value),
        x: EDGE + (WIDTH - 2 * EDGE) * i / Math.max(1, all.length - 1)}));
}

function summary_words({points, name})
{
    const values = points.map((point) => point.value);
    const [first, last] = [values[0], values[values.length - 1]];

    return t('{1} after each of {2} moves: {3} at first, {4} at the end, '
             + 'between {5} and {6}.',
             name.charAt(0).toUpperCase() + name.slice(1), points.length,
             first, last, Math.min(...values), Math.max(...values));
}

function point_words(point)
{
    return t('Move {1}, {2}: {3} ({4}: {5})', point.number, point.seat,
             point.words, graph.name, point.value);
}

export function draw_graph(moves, name)
{
    const svg = by_id('graph');

    Object.assign(graph, {points: points_of(moves), name});
    const line = graph.points.map((point) => `${point.x},${point.y}`);

    svg.replaceChildren(
        svg_element('line', {class: 'zero', x1: 0, x2: WIDTH,
                             y1: graph.zero, y2: graph.zero}),
        svg_element('polyline', {points: line.join(' ')}),
        ...graph.points.map((point) => svg_element('circle', {
            cx: point.x, cy: point.y, r: 4})),
        svg_element('circle', {class: 'now', r: 8, cx: -20, cy: 0}));
    set_text(by_id('graph-words'), summary_words(graph));
    set_attribute(svg, 'aria-valuemax', String(graph.points.length));
}

function point_at(tick)
{
    return graph.points.filter((point) => point.tick <= tick).length - 1;
}

/* Where the game on the board is now. */
export function mark_graph(tick)
{
    const svg = by_id('graph'), i = Math.max(0, point_at(tick));
    const point = graph.points[i], now = svg.querySelector('.now');

    if (!point || !now)
        return;
    set_attribute(now, 'cx', String(point.x));
    set_attribute(now, 'cy', String(point.y));
    set_attribute(svg, 'aria-valuenow', String(i + 1));
    set_attribute(svg, 'aria-valuetext', point_words(point));
    graph.at = i;
}

function go_to(i)
{
    const point = graph.points[Math.max(0, Math.min(graph.points.length - 1,
                                                    i))];

    if (point)
        ask_worker('seek', {tick: point.tick});
}

/* The nearest point, however far the finger is from its line. */
function graph_clicked(event)
{
    const box = by_id('graph').getBoundingClientRect();
    const x = (event.clientX - box.left) * WIDTH / box.width;
    const far = graph.points.map((point) => Math.abs(point.x - x));

    go_to(far.indexOf(Math.min(...far)));
}

function graph_key(event)
{
    const to = {ArrowLeft: graph.at - 1, ArrowDown: graph.at - 1,
                ArrowRight: graph.at + 1, ArrowUp: graph.at + 1, Home: 0,
                End: graph.points.length - 1}[event.key];

    if (to === undefined)
        return;
    event.preventDefault();
    event.stopPropagation();
    go_to(to);
}

export function wire_graph()
{
    by_id('graph').addEventListener('click', graph_clicked);
    by_id('graph').addEventListener('keydown', graph_key);
}
