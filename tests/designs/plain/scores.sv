// Arrays in two dimensions, streaming, signed casts, loops with
// continue, functions with defaults, a const variable, ++ and compound
// assignments.
module scores #(
    parameter int unsigned Rows = 4, Columns = 4,
    localparam int unsigned Cells = Rows * Columns
) (
    input  logic clk, rst,
    input  logic [1:0] from_row, from_column,
    input  logic [3:0] from_value,
    input  logic write,
    output logic [3:0] read,
    output logic [7:0] mirrored,
    output logic signed [8:0] least,
    output logic [$clog2(Cells+1)-1:0] filled,
    output logic [31:0] swapped
);
    logic [3:0] board [Rows][Columns];
    logic [Rows-1:0][Columns-1:0] is_set;
    logic [7:0] flat;
    logic [1:0] row, column;
    logic [3:0] value;
    logic [9:0] step;

    always_ff @(posedge clk) step <= rst ? '0 : step + 1'b1;
    assign row = from_row ^ step[1:0];
    assign column = from_column ^ step[3:2];
    assign value = from_value ^ step[7:4];

    function automatic logic signed [8:0] smaller(input logic signed [8:0] a,
                                                  b = 9'sd100);
        return a < b ? a : b;
    endfunction

    always_ff @(posedge clk) begin
        if (rst) begin
            for (int r = 0; r < Rows; r++)
                for (int c = 0; c < Columns; c++)
                    board[r][c] <= '0;
            is_set <= '0;
        end else if (write) begin
            board[row][column] <= value;
            is_set[row][column] <= 1'b1;
        end
    end

    always_ff @(posedge clk) read <= board[row][column];

    always_comb begin
        filled = 0;
        least = 9'sd100;
        for (int r = 0; r < Rows; r++) begin
            for (int c = 0; c < Columns; c++) begin
                if (!is_set[r][c]) continue;
                filled++;
                least = smaller(least, signed'({5'b0, board[r][c]}) - 9'sd8);
            end
        end
    end

    assign flat = {row, column, value};
    assign mirrored = {<<{flat}};
    assign swapped = {<<8{{flat, 8'h5a, read, value, 8'(filled)}}};
endmodule
