/* thumbnail.js - a small picture of the game as it stands, for the list. */
import {by_id} from './dom.js';
import {view} from './view.js';

const WIDTH = 176, HEIGHT = 132;

/* The table, where there is one and it was drawn; else the board. */
function what_is_seen()
{
    const table = by_id('table'), board = by_id('board');

    return view.table.is_there && table.width > WIDTH / 2 ? table : board;
}

/* All of it, in the middle. */
function draw_small(paper, from)
{
    const scale = Math.min(WIDTH / from.width, HEIGHT / from.height);
    const width = from.width * scale, height = from.height * scale;

    paper.imageSmoothingQuality = 'high';
    paper.drawImage(from, (WIDTH - width) / 2, (HEIGHT - height) / 2, width,
                    height);
}

/* A few kilobytes as a data URL; "" where there is none. */
export function take_picture()
{
    const from = what_is_seen();
    const canvas = document.createElement('canvas');

    if (!view.is_seen || !from.width || !from.height)
        return '';
    Object.assign(canvas, {width: WIDTH, height: HEIGHT});
    draw_small(canvas.getContext('2d'), from);
    return canvas.toDataURL('image/webp', 0.8);
}
