#!/bin/sh
# web.sh BOARDWALK HTTP - the server of the page: what it gives, and what not.
here=$(dirname "$(realpath "$0")")
http=$(realpath "$2")
. "$here/tap.sh"
about=web

mkdir page
echo '<!doctype html><title>page</title>' >page/index.html
echo 'let page' >page/main.js
echo 'let part' >page/part-2.mjs
echo 'body {}' >page/boardwalk.css
echo '{}' >page/manifest.webmanifest
echo 'png' >page/icon.png
head -c 3000000 /dev/zero | tr '\0' 'w' >page/boardwalk.wasm
echo 'not for you' >page/secret.txt
ln -s /etc/passwd page/link
ln -s /etc/passwd page/passwd.js
echo 'not for you' >page/.hidden.js
echo 'not for you' >'page/two words.js'
mkdir page/folder.js page/more
echo 'not for you' >page/more/more.js
mkfifo page/pipe.js

# The server on any free port, until the end.
"$bw" web --root page --port 0 --no-browser >served 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT

# until_so COMMAND...: looks again and again, for two minutes at most.
until_so() {
    tries=0
    until "$@" || [ $tries -gt 1200 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    "$@"
}

until_so grep -q '^Boardwalk is at' served
port=$(sed -n 's,.*127\.0\.0\.1:\([0-9]*\)/.*,\1,p' served)

# One who begins a request and never ends it; what he gets is looked at last.
printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n' | "$http" "$port" >unfinished &
unfinished=$!

# ask METHOD PATH [HEADER]...: the answer is in the file answer.
ask() {
    method=$1
    path=$2
    shift 2
    {
        printf '%s %s HTTP/1.1\r\nConnection: close\r\n' "$method" "$path"
        case "$*" in *Host:*) ;; *) printf 'Host: 127.0.0.1\r\n' ;; esac
        for header in "$@"; do printf '%s\r\n' "$header"; done
        printf '\r\n'
    } | "$http" "$port" >answer
    sed '/^.$/q' answer | tr -d '\r' | tr 'A-Z' 'a-z' >head
    sed '1,/^.$/d' answer >body
}

status_is() { [ "$(sed -n '1s/[^ ]* \([0-9]*\).*/\1/p' head)" = "$1" ]; }
type_is() { has head "content-type: $1"; }

gives() {
    ask GET "$1" && status_is 200 && type_is "$3" && cmp body "page/$2"
}

refuses() {
    ask "$1" "$2" && status_is "$3" && ! has answer 'not for you' &&
        ! has answer 'root:'
}

say 'tells where it is' has served "http://127.0.0.1:$port/"
say 'gives the page at /' gives / index.html 'text/html; charset=utf-8'
say 'gives the page by name' \
    gives /index.html index.html 'text/html; charset=utf-8'
say 'gives the script as one' \
    gives /main.js main.js 'text/javascript; charset=utf-8'
say 'gives a module of any name as a script' \
    gives /part-2.mjs part-2.mjs 'text/javascript; charset=utf-8'
say 'gives the style as one' \
    gives /boardwalk.css boardwalk.css 'text/css; charset=utf-8'
say 'gives the manifest as one' \
    gives /manifest.webmanifest manifest.webmanifest application/manifest+json
say 'gives an icon as a picture' gives /icon.png icon.png image/png
say 'gives all of the program, as WebAssembly' \
    gives /boardwalk.wasm boardwalk.wasm application/wasm

isolated() {
    ask GET "$1" &&
        has head 'cross-origin-opener-policy: same-origin' &&
        has head 'cross-origin-embedder-policy: require-corp' &&
        has head 'cross-origin-resource-policy: same-origin' &&
        has head "default-src 'self'" && has head "object-src 'none'" &&
        has head "frame-ancestors 'none'" &&
        has head "script-src 'self' 'wasm-unsafe-eval'" &&
        ! has head 'unsafe-inline' && has head 'nosniff' &&
        has head 'referrer-policy: no-referrer' &&
        has head 'cache-control: no-cache'
}
say 'lets the page alone with itself' isolated /
say 'says so with a refusal, too' isolated /nothing

head_only() {
    ask HEAD /boardwalk.wasm && status_is 200 && [ ! -s body ] &&
        has head 'content-length: 3000000'
}
say 'HEAD gets everything but the file' head_only

for path in /secret.txt /link /../secret.txt /page/index.html \
    /%2e%2e/secret.txt /..%2fsecret.txt //secret.txt /./secret.txt \
    /index.html/../secret.txt /etc/passwd \
    /passwd.js /.hidden.js '/two%20words.js' /folder.js /more/more.js \
    /pipe.js '/main.js/' '/../../../../../../etc/passwd' '/\secret.txt' /INDEX.HTML
do
    say "has nothing at $path" refuses GET "$path" 404
done
refuses_or_hangs_up() {
    ask GET "$1"
    ! has answer 'not for you' && ! has answer ' 200 '
}
long=$(head -c 9000 /dev/zero | tr '\0' 'a')
say 'has nothing under a very long name' refuses_or_hangs_up "/$long"
say 'has nothing without a slash' refuses_or_hangs_up 'secret.txt'
say 'is no proxy' refuses_or_hangs_up 'http://example.org/secret.txt'

for method in POST PUT DELETE OPTIONS PATCH CONNECT TRACE BREW get; do
    not_done() {
        ask "$method" / && status_is 405 && has head 'allow: get, head' &&
            ! has answer doctype
    }
    say "does not $method, and says what it does" not_done
done
no_tunnel() { ask CONNECT example.org:443 && status_is 405; }
say 'answers to CONNECT that it is no tunnel' no_tunnel

# sent STATUS BYTES: the answer to bytes that printf understands.
sent() {
    # shellcheck disable=SC2059
    printf "$2" | "$http" "$port" >answer || return 1
    head -n 1 answer >head
    status_is "$1" && ! has answer doctype
}
own='Host: 127.0.0.1\r\n'
say 'answers to HTTP/0.9 which versions it speaks' sent 505 'GET /\r\n'
say 'answers so to HTTP/2, too' sent 505 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'
say 'refuses a TLS client at once' sent 400 '\026\003\001\002\000\001\000'
say 'refuses a request with a body' \
    sent 413 "GET / HTTP/1.1\r\n${own}Content-Length: 5\r\n\r\nhello"
say 'refuses a body in pieces' \
    sent 413 "GET / HTTP/1.1\r\n${own}Transfer-Encoding: chunked\r\n\r\n0"
say 'refuses two names of the host' \
    sent 400 "GET / HTTP/1.1\r\n${own}${own}\r\n"
say 'refuses a continued line' \
    sent 400 "GET / HTTP/1.1\r\n${own} more\r\n\r\n"
say 'refuses a space before a colon' \
    sent 400 "GET / HTTP/1.1\r\n${own}Range : 1\r\n\r\n"
long_head() {
    {
        printf 'GET / HTTP/1.1\r\n'
        head -c 200000 /dev/zero | tr '\0' 'a'
    } | "$http" "$port" >answer && head -n 1 answer >head && status_is 431
}
say 'refuses a head without an end' long_head

# One answer, and the connection is closed; the server is there for the next.
pipelined() {
    printf '%s / HTTP/1.1\r\n%b\r\nPOST / HTTP/1.1\r\n%b%b' "$1" "$own" \
        "$own" 'Content-Length: 5\r\n\r\nhello' | "$http" "$port" >answer &&
        [ "$(grep -c '^HTTP/1.1 ' answer)" -eq 1 ] &&
        has answer 'Connection: close' && gives / index.html text/html
}
say 'is not stopped by GET and POST in one packet' pipelined GET
say 'nor by HEAD and POST' pipelined HEAD

own_host() { ask GET / "Host: $1" && status_is 200; }
other_host() { ask GET / "Host: $1" && status_is 403 && ! has answer doctype; }
say 'answers to its address' own_host "127.0.0.1:$port"
say 'answers to localhost' own_host "localhost:$port"
say 'a name has no case' own_host "LocalHost:$port"
say 'a port is a number, or nothing' other_host 127.0.0.1:x
say 'does not answer to another name' other_host example.org
say 'does not answer to a name like its own' other_host 127.0.0.1.example.org
say 'does not answer to an empty name' other_host ''
no_host() {
    printf 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n' | "$http" "$port" \
        >answer
    ! has answer doctype
}
say 'does not answer to no name' no_host
no_websocket() {
    ask GET / 'Upgrade: websocket' 'Connection: Upgrade' \
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' \
        'Sec-WebSocket-Version: 13'
    ! has answer ' 101 '
}
say 'opens no socket' no_websocket
no_http2() {
    ask GET / 'Connection: Upgrade, HTTP2-Settings' 'Upgrade: h2c' \
        'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'
    status_is 200 && cmp body page/index.html
}
say 'does not change over to HTTP/2' no_http2

garbage() {
    head -c 100000 /dev/urandom | "$http" "$port" >/dev/null
    printf '\0\0\0\r\n\r\n' | "$http" "$port" >/dev/null
    : | "$http" "$port" >/dev/null
    gives / index.html text/html
}
say 'lives through garbage' garbage
many() {
    "$http" "$port" many 200 >out && has out '200 answered'
}
say 'answers two hundred at once' many
not_held_up() {
    "$http" "$port" slow >asked &
    slow=$!
    until_so has asked asked &&
        gives /boardwalk.wasm boardwalk.wasm application/wasm
    result=$?
    kill $slow
    return $result
}
say 'is not held up by one who does not read' not_held_up

taken() {
    run 1 web --root page --port "$port" --no-browser &&
        has err "cannot listen on 127.0.0.1:$port" && has err '--port'
}
say 'a port that is taken is told' taken
timed_out() {
    wait $unfinished && has unfinished '408 Request Timeout'
}
say 'a request that never ends is given up' timed_out
is_gone() { ! kill -0 $server; }
ends() {
    kill -"$1" $server
    until_so is_gone && wait $server
}
say 'SIGTERM ends it well' ends TERM
gone() { ! printf 'GET / HTTP/1.1\r\n\r\n' | "$http" "$port" 2>/dev/null; }
say 'then nobody listens there' gone

empty() {
    mkdir -p none
    run 1 web --root none --no-browser && has err 'no page in none' &&
        has err 'make web'
}
say 'a folder without the page is told, with what makes it' empty
half() {
    mkdir -p half
    cp page/index.html page/main.js page/boardwalk.css half/
    ln -s ../page/boardwalk.wasm half/boardwalk.wasm
    run 1 web --root half --no-browser && has err 'no file boardwalk.wasm'
}
say 'a file that the page needs is missed, and a link is none' half
crowded() {
    mkdir -p crowded
    cp page/index.html page/main.js page/boardwalk.* crowded/
    for i in 0 1 2 3 4 5 6 7 8 9; do
        for j in 0 1 2 3 4 5 6 7 8 9; do : >crowded/$i$j.js; done
    done
    run 1 web --root crowded --no-browser && has err 'at most 100'
}
say 'a folder with too many files is refused' crowded
say 'a port is a number' run 2 web --port many
say 'a port has its limits' run 2 web --port 65536
say 'a word is no option' run 2 web page
say 'an unknown option is one of the wrong ones' run 2 web --host 0.0.0.0
echo "1..$n"
[ "$bad" -eq 0 ]
