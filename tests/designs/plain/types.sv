// Enumerations, structures, packed and unpacked arrays, tables, packages.
package game;
    typedef enum logic [1:0] {Idle, Run = 2, Done} state_t;
    typedef struct packed {
        logic [3:0] x, y;
        state_t     state;
    } player_t;
    typedef union packed {
        logic [7:0] all;
        struct packed { logic [3:0] high, low; } part;
    } pair_t;
    localparam int Width = 8;
    localparam logic [6:0] Glyph [0:9] = '{7'h3f, 7'h06, 7'h5b, 7'h4f, 7'h66,
                                           7'h6d, 7'h7d, 7'h07, 7'h7f, 7'h6f};
    function automatic logic [3:0] step(input logic [3:0] from, input int by);
        if (by < 0)
            return from - 4'(-by);
        return from + 4'(by);
    endfunction
endpackage

module mover import game::*; #(parameter int Speed = 1) (
    input  logic       clk,
    input  player_t    from [0:1],
    output player_t    to [2]
);
    always_ff @(posedge clk)
        foreach (to[i]) begin
            to[i].x     <= step(from[i].x, Speed);
            to[i].y     <= step(from[i].y, -Speed);
            to[i].state <= from[i].state == Done ? Idle : from[i].state;
        end
endmodule

module types import game::*; (
    input  logic              clk,
    input  logic [Width-1:0]  a,
    input  logic [3:0]        b,
    output logic [6:0]        glyph,
    output logic [19:0]       players,
    output logic [7:0]        swapped,
    output logic [15:0]       grid_out,
    output logic [1:0]        colour,
    output logic              first
);
    player_t from [0:1], to [2];
    pair_t pair;
    logic [3:0][3:0] grid;
    logic [7:0] big [3:0][0:15];
    typedef enum logic [1:0] {Red, Green, Blue} colour_t;
    colour_t c;

    assign from = '{'{x: a[3:0], y: b, state: Run},
                    '{x: a[7:4], y: ~b, state: state_t'(b[1:0])}};
    mover #(.Speed(3)) u_mover (.*);
    assign players = {to[1], to[0]};
    assign glyph = b < 10 ? Glyph[b] : '1;
    always_comb begin
        pair.all = a;
        swapped = {pair.part.low, pair.part.high};
    end
    always_ff @(posedge clk) begin
        grid[b[1:0]] <= a[3:0];
        grid[3][a[1:0]] <= ^a;
        big[b[1:0]][a[3:0]] <= a;
        if (a[0])
            c <= c.next();
    end
    assign grid_out = {big[b[3:2]][a[7:4]], 8'(grid)};
    assign colour = c;
    assign first = c == c.first;
endmodule
