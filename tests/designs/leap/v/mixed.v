// What ends a leap though no output shows it: a clock made by a divider, a word
// written now and then, a feedback register that only sometimes runs, and two
// counters side by side in one word.
module mixed(input clk, input [2:0] ask, input [1:0] show,
             output reg [7:0] told = 0, output far);
    reg [11:0] count = 0;
    reg [9:0] low = 0;
    reg [3:0] high = 2;
    reg [7:0] slow = 0;
    reg [15:0] r = 16'hbeef;
    reg [7:0] log [0:7];
    integer i;
    initial for (i = 0; i < 8; i = i + 1) log[i] = i;
    assign far = {high, low} >= 14'h0bf3;
    always @(posedge count[9]) slow <= slow + 1;
    always @(posedge clk) begin
        count <= count + 1;
        low <= low + 10'd3;
        if (count == 12'd77) high <= high ^ 1;
        if (count[10:0] == 11'd1500) log[slow[2:0]] <= slow;
        if (count > 12'd333 && count < 12'd3000)
            r <= {r[14:0], r[15] ^ r[13] ^ r[12] ^ r[10]};
        if (ask == 7)
            told <= show == 0 ? log[ask] : show == 1 ? slow : r[7:0];
    end
endmodule
