// Loops with ways out, cases, operators with signs, tasks.
module statements (
    input  logic               clk,
    input  logic [7:0]         a_i,
    input  logic signed [7:0]  s_i,
    output logic [3:0]         leading,
    output logic [3:0]         ones,
    output logic signed [15:0] product,
    output logic signed [7:0]  quotient, rest, shifted,
    output logic [2:0]         kind,
    output logic [7:0]         turned,
    output logic               inside_it,
    output logic               less
);
    logic [15:0] noise = 16'd1;
    logic [7:0] a;
    logic signed [7:0] s;

    initial for (int i = 0; i < 8; i++) ;       // nothing to do

    always_ff @(posedge clk)
        noise <= {noise[14:0], noise[15] ^ noise[13] ^ noise[12] ^ noise[10]};
    assign a = a_i ^ noise[7:0];
    assign s = s_i ^ noise[15:8];

    function automatic logic [3:0] count_leading(input logic [7:0] v);
        count_leading = 0;
        for (int i = 7; i >= 0; i--) begin
            if (v[i])
                break;
            count_leading++;
        end
    endfunction

    task automatic turn(input logic [7:0] v, output logic [7:0] o);
        for (int i = 0; i < 8; i++)
            o[i] = v[7 - i];
    endtask

    always_comb begin
        leading = count_leading(a);
        ones = '0;
        for (int i = 0; i < 8; i++) begin
            if (!a[i])
                continue;
            ones += 4'd1;
        end
        turn(a, turned);
        unique casez (a)
            8'b1???????: kind = 3'd1;
            8'b01??????: kind = 3'd2;
            8'b001?????, 8'b00000001: kind = 3'd3;
            default:     kind = 3'd0;
        endcase
        inside_it = a inside {8'd3, [8'd10:8'd20], 8'b11?0_0000};
    end

    always_ff @(posedge clk) begin
        int sum;
        sum = s;
        sum -= signed'(a);
        product  <= s * $signed(a);
        quotient <= a == 0 ? 8'sd0 : s / $signed(a);
        rest     <= a == 0 ? 8'sd0 : s % $signed(a);
        shifted  <= s >>> a[2:0];
        less     <= sum < -5;
    end
endmodule
