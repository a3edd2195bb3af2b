// Interfaces with logic and functions, arrays of them as ports, slices of
// arrays, and ranges in a case.
interface lane_if #(parameter int Width = 4)(input logic clk);
    logic [Width-1:0] data;
    logic             valid, ready;
    logic [7:0]       taken = 0;
    wire              moves = valid & ready;
    modport source(output data, valid, input ready, moves, import is_moving);
    modport sink(input data, valid, moves, output ready, input taken);
    function automatic logic is_moving();
        return moves;
    endfunction
    always_ff @(posedge clk) if (moves) taken <= taken + 1'b1;
endinterface

interface bell_if;
    logic rings;
    logic [1:0] tone;
    function automatic logic [1:0] heard(input logic [1:0] other);
        return rings ? tone : other;
    endfunction
endinterface

module maker #(parameter int Seed = 1)(input logic clk, go,
                                       lane_if.source to,
                                       output logic [7:0] sent = 0);
    logic [7:0] noise = 8'(Seed);
    always_ff @(posedge clk) begin
        noise <= {noise[6:0], noise[7] ^ noise[5] ^ noise[4] ^ noise[3]};
        if (to.is_moving()) sent <= sent + 1'b1;
    end
    assign to.data = noise[5:2];
    assign to.valid = go ^ noise[0];
endmodule

module sinks(input logic clk, lane_if.sink from[2],
             output logic [7:0] sum = 0);
    logic [2:0] turn = 0;
    always_ff @(posedge clk) begin
        turn <= turn + 3'd1;
        sum <= sum + (from[0].moves ? from[0].data : 8'd0)
                   + (from[1].moves ? 8'(from[1].data) << 1 : 8'd0);
    end
    assign from[0].ready = turn[0];
    assign from[1].ready = turn[1] | from[0].valid;
endmodule

module lanes(input logic clk, go, input logic [1:0] how,
             output logic [7:0] sum, taken, sent, output logic [7:0] past,
             output logic [2:0] kind, output logic [1:0] tone);
    lane_if lane[2](clk);
    bell_if bell();
    logic [7:0] sents [2];
    logic [7:0] old [0:4];
    maker #(.Seed(9)) first(clk, go, lane[0], sents[0]);
    maker #(.Seed(77)) second(.clk, .go, .to(lane[1]), .sent(sents[1]));
    sinks both(.clk, .from(lane), .sum);
    assign taken = lane[0].taken + (lane[1].taken << 1);
    assign sent = sents[0] ^ sents[1];
    always_ff @(posedge clk) begin
        old[0] <= sum;
        old[1:4] <= old[0:3];
        if (how == 2) old[2:3] <= old[3:4];
    end
    assign past = old[4];
    always_comb
        case (sum) inside
            [8'd3:8'd30], 8'd200: kind = 3'd1;
            8'b01??_??1?: kind = 3'd2;
            [8'd100:8'd150]: kind = {1'b1, how};
            default: kind = 3'd0;
        endcase
    assign bell.rings = sum[0];
    assign bell.tone = sum[2:1];
    assign tone = bell.heard(how);
endmodule
