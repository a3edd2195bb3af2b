// checkers - the rule checker with a board that goes round: 32 squares in a
// shift register, of which one stands at the reading head. Whatever is to be
// looked at or changed waits until it comes by, so a press takes up to two
// rounds, 64 clocks.
module checkers (
    input clk,
    input reset, enter, clear,
    input [2:0] row, col,
    input [2:0] viewrow,
    output [7:0] view,
    output reg red_turn,
    output black_turn,
    output reg error
);
    localparam [1:0] NONE = 2'b00, RED = 2'b01, BLACK = 2'b10, LEFT = 2'b11;
    localparam [63:0] OPENING = {{12{BLACK}}, {8{NONE}}, {12{RED}}};

    // What goes on: nothing; one round to look, one to change.
    localparam [1:0] IDLE = 2'd0, LOOK = 2'd1, CHANGE = 2'd2;

    reg [63:0] ring = OPENING;
    reg [4:0] head = 0;                 // the number of the square in front
    reg [5:0] rest = 0;                 // clocks left in this round
    reg [1:0] doing = IDLE;
    reg has_source = 0;
    reg [5:0] source = 0, dest = 0;
    reg [1:0] at_source = NONE, at_middle = NONE, at_dest = NONE;
    reg [7:0] rows [0:7];               // what has come by, for the array
    reg [5:0] history = 0;              // the last three squares
    reg [1:0] enters = 0, clears = 0;

    initial begin
        red_turn = 1;
        error = 0;
    end

    // Signed, so that a row or a column off the board stays off.
    wire signed [4:0] rise = $signed({2'b0, dest[5:3]})
                           - $signed({2'b0, source[5:3]});
    wire signed [4:0] shift = $signed({2'b0, dest[2:0]})
                            - $signed({2'b0, source[2:0]});
    wire signed [4:0] up = red_turn ? rise : -rise;
    wire is_step = up == 1 && (shift == 1 || shift == -1);
    wire is_jump = up == 2 && (shift == 2 || shift == -2);
    wire [2:0] middle_row = (source[5:3] + dest[5:3]) / 2;
    wire [2:0] middle_col = (source[2:0] + dest[2:0]) / 2;

    function [4:0] number(input [2:0] r, input [2:0] c);
        number = {r, c[2:1]};
    endfunction

    wire [4:0] source_at = number(source[5:3], source[2:0]);
    wire [4:0] dest_at = number(dest[5:3], dest[2:0]);
    wire [4:0] middle_at = number(middle_row, middle_col);

    wire [1:0] own = red_turn ? RED : BLACK;
    wire [1:0] enemy = red_turn ? BLACK : RED;
    wire [1:0] front = ring[1:0];
    wire is_free = at_dest == NONE || at_dest == LEFT;
    wire is_good = is_free && (is_step || is_jump && at_middle == enemy);

    // The square in front as it goes to the end of the ring.
    reg [1:0] behind;

    always @(*) begin
        behind = front;
        if (doing == CHANGE) begin
            if (head == dest_at) behind = own;
            else if (head == source_at) behind = LEFT;
            else if (is_jump && head == middle_at) behind = NONE;
            else if (front == LEFT) behind = NONE;
        end
    end

    wire entered = enters == 2'b01;
    wire cleared = clears == 2'b01;

    always @(posedge clk) begin
        enters <= {enters[0], enter};
        clears <= {clears[0], clear};
        ring <= {behind, ring[63:2]};
        head <= head + 1;
        rest <= rest - 1;
        history <= {front, history[5:2]};
        if (head[1:0] == 3) rows[head[4:2]] <= {front, history};
        if (head == source_at) at_source <= front;
        if (head == middle_at) at_middle <= front;
        if (head == dest_at) at_dest <= front;

        case (doing)
            IDLE:
                if (cleared) begin
                    has_source <= 0;
                    error <= 0;
                end else if (entered && error)
                    error <= 0;
                else if (entered && row[0] != col[0]) begin
                    has_source <= 0;
                    error <= 1;
                end else if (entered) begin
                    if (has_source) dest <= {row, col};
                    else source <= {row, col};
                    doing <= LOOK;
                    rest <= 32;         // the last square is known after it
                end
            LOOK:
                if (rest == 0) begin
                    doing <= IDLE;
                    if (!has_source) begin
                        has_source <= at_source == own;
                        error <= at_source != own;
                    end else if (is_good)
                        doing <= CHANGE;
                    else begin
                        has_source <= 0;
                        error <= 1;
                    end
                    rest <= 31;
                end
            default:
                if (rest == 0) begin
                    doing <= IDLE;
                    has_source <= 0;
                    red_turn <= !red_turn;
                end
        endcase

        if (reset) begin
            ring <= OPENING;
            head <= 0;
            doing <= IDLE;
            has_source <= 0;
            error <= 0;
            red_turn <= 1;
        end
    end

    assign black_turn = !red_turn;
    assign view = rows[viewrow];
endmodule
