// rules - stones, captures, what is refused. A move takes three floods of at
// most 81 steps each: which stones of the opponent have a liberty, which of
// one's own, and whose the empty points are.
module rules (
    input clk,
    input clear,                        // a new game
    input place, pass,                  // the player to move does that
    input [6:0] point,
    output reg [80:0] black, white,
    output reg is_white,                // to move
    output reg is_over,
    output reg [6:0] black_points, white_points,
    output reg [6:0] black_lost, white_lost,
    output reg [6:0] moves
);
    localparam READY = 0, OTHERS = 1, OWN = 2, DECIDE = 3, AREA = 4;
    localparam STEPS = 81;

    reg [2:0] state;
    reg [6:0] step;
    reg start, was_pass;
    reg [80:0] own, others;             // with the stone that is tried
    reg [161:0] before;                 // the position before the last move
    reg [6:0] taken;

    wire [80:0] stone = 81'd1 << point;
    wire [80:0] empty = ~(black | white);
    wire [80:0] tried_empty = ~(own | others);
    wire [161:0] result = is_white ? {others, own} : {own, others};
    wire [80:0] living, black_reach, white_reach;

    // Stones live that are reached from liberties over stones of their colour.
    flood liberties (.clk(clk), .start(start), .from(tried_empty),
                     .ground(state == OTHERS ? others : own),
                     .reached(living));
    flood from_black (.clk(clk), .start(start), .from(black), .ground(empty),
                      .reached(black_reach));
    flood from_white (.clk(clk), .start(start), .from(white), .ground(empty),
                      .reached(white_reach));

    function [6:0] count(input [80:0] set);
        integer i;
        begin
            count = 0;
            for (i = 0; i < 81; i = i + 1)
                count = count + set[i];
        end
    endfunction

    initial begin
        state = READY;
        step = 0;
        {start, was_pass, is_white, is_over} = 0;
        {black, white, own, others, before} = 0;
        {black_points, white_points, black_lost, white_lost, taken} = 0;
        moves = 0;
    end

    always @(posedge clk) begin
        start <= 0;
        step <= state == READY ? 0 : step + 1;
        case (state)
            READY:
                if (clear) begin
                    {black, white, before} <= 0;
                    {black_points, white_points} <= 0;
                    {black_lost, white_lost} <= 0;
                    {is_white, is_over, was_pass} <= 0;
                    moves <= 0;
                end else if (pass) begin
                    before <= {black, white};
                    is_over <= was_pass;
                    was_pass <= 1;
                    is_white <= ~is_white;
                    moves <= moves == 99 ? 0 : moves + 1;
                end else if (place && (empty & stone) != 0) begin
                    own <= (is_white ? white : black) | stone;
                    others <= is_white ? black : white;
                    start <= 1;
                    state <= OTHERS;
                end

            OTHERS:
                if (step == STEPS) begin
                    others <= others & living;
                    taken <= count(others & ~living);
                    start <= 1;
                    step <= 0;
                    state <= OWN;
                end

            OWN:
                if (step == STEPS) begin
                    state <= (own & ~living) != 0 ? READY : DECIDE;
                end

            DECIDE:
                if (result == before)
                    state <= READY;
                else begin
                    before <= {black, white};
                    {black, white} <= result;
                    if (is_white)
                        black_lost <= black_lost + taken;
                    else
                        white_lost <= white_lost + taken;
                    is_white <= ~is_white;
                    was_pass <= 0;
                    moves <= moves == 99 ? 0 : moves + 1;
                    start <= 1;
                    step <= 0;
                    state <= AREA;
                end

            default:
                if (step == STEPS) begin
                    black_points <= count(black_reach & ~white_reach);
                    white_points <= count(white_reach & ~black_reach);
                    state <= READY;
                end
        endcase
    end
endmodule
