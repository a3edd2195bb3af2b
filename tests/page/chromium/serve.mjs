// serve.mjs - the page from `boardwalk web`, for as long as this runs.
import { spawn } from 'node:child_process';

// Port 0 is any that is free; the first line names it.
export async function serve(boardwalk, web) {
    const server = spawn(boardwalk, ['web', '--port', '0', '--no-browser',
                                     '--root', web]);
    let words = '';

    process.on('exit', () => server.kill());
    server.stderr.pipe(process.stderr);
    for await (const chunk of server.stdout) {
        words += chunk;
        const address = /http:\/\/\S+/.exec(words);

        if (address)
            return address[0];
    }
    throw new Error('the server did not start');
}
