// An interface with modports between two modules, a state machine that counts
// with a do-while, a packed union, a typedef of an array, priority if.
interface link_if #(parameter int Width = 8);
    logic [Width-1:0] data;
    logic valid, ready;
    modport master(output data, valid, input ready);
    modport slave(input data, valid, output ready);
endinterface

module maker(input logic clk, rst, input logic [7:0] seed, link_if.master to);
    typedef enum {Idle, Send, Rest} state_t;
    state_t state;
    logic [2:0] count;

    assign to.valid = state == Send;
    always_ff @(posedge clk or posedge rst)
        if (rst) begin
            state <= Idle;
            count <= '0;
            to.data <= '0;
        end else begin
            priority if (state == Idle) begin
                state <= Send;
                to.data <= seed ^ {5'b0, count};
            end else if (state == Send && to.ready) begin
                state <= Rest;
                count <= count + 3'd1;
            end else if (state == Rest)
                state <= state.first;
        end
endmodule

module taker(input logic clk, rst, input logic slow, link_if.slave from,
             output logic [15:0] last, output logic [3:0] ones);
    typedef union packed {
        logic [15:0] whole;
        struct packed { logic [7:0] high, low; } parts;
    } pair_t;
    pair_t pair;
    logic wait_a_clock;

    assign from.ready = !slow && !wait_a_clock;
    always_ff @(posedge clk)
        if (rst) {pair, wait_a_clock} <= '0;
        else begin
            wait_a_clock <= from.valid & from.ready;
            if (from.valid && from.ready) begin
                pair.parts.high <= pair.parts.low;
                pair.parts.low <= from.data;
            end
        end
    assign last = pair.whole;
    always_comb ones = 4'($countones(pair.parts.low));
endmodule

module link(input logic clk, rst, slow, input logic [7:0] seed,
            output logic [15:0] last, output logic [3:0] ones);
    link_if #(.Width(8)) wires();
    maker u_maker(.clk, .rst, .seed, .to(wires));
    taker u_taker(.clk, .rst, .slow, .from(wires), .*);
endmodule
