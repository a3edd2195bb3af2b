`timescale 1ns / 1ps
// Echo server: was getippt wird, kommt in GROSSBUCHSTABEN zurück.
// Die LEDs zählen die Zeichen, LED16 zeigt dass der Puffer voll ist.
// (Später: noch eine Lösung für Umlaute äöü)

module top
(
    input wire        CLK100MHZ,
    input wire        CPU_RESETN,
    input wire        UART_TXD_IN,      // names are from the PC's side!!
    output wire       UART_RXD_OUT,
    input wire [1:0]  SW,               // SW0: reverse upper/lower, SW1: stop sending
    output reg [15:0] LED,
    output wire       LED16_R
);

    wire [7:0] rx_byte, fifo_out;
    wire       rx_valid, tx_busy, empty, full;
    reg  [7:0] changed;
    wire       send = ~empty & ~tx_busy & ~SW[1];

    // clk / 115200
    parameter DIVISOR = 868;

    uart_rx #(.divisor(DIVISOR)) receiver (
        .clk(CLK100MHZ), .reset(~CPU_RESETN), .rx(UART_TXD_IN),
        .data(rx_byte), .valid(rx_valid)
    );

    function is_letter(input [7:0] c);
        is_letter = (c >= "a" && c <= "z") || (c >= "A" && c <= "Z");
    endfunction

    always @* begin
        changed = rx_byte;
        if (is_letter(rx_byte))
            case (SW[0])
                1'b0: changed = rx_byte & 8'hDF;
                1'b1: changed = rx_byte ^ 8'h20;
            endcase
    end

    fifo #(.WIDTH(8), .DEPTH_BITS(4)) buffer (
        .clk(CLK100MHZ), .reset(~CPU_RESETN),
        .write(rx_valid), .din(changed), .full(full),
        .read(send), .dout(fifo_out), .empty(empty)
    );

    uart_tx #(.divisor(DIVISOR)) sender (
        .clk(CLK100MHZ), .reset(~CPU_RESETN), .data(fifo_out), .start(send),
        .tx(UART_RXD_OUT), .busy(tx_busy)
    );

    always @(posedge CLK100MHZ or negedge CPU_RESETN)
        if (!CPU_RESETN) LED <= 0;
        else if (rx_valid) LED <= LED + 1;

    assign LED16_R = full;
endmodule
