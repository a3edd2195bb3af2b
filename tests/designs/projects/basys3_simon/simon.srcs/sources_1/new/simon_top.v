`timescale 1ns / 1ps
//////////////////////////////////////////////////////////////////////////////////
// Company: 
// Engineer: Jonas
// 
// Create Date: 11/03/2021 09:14:22 PM
// Module Name: simon_top
// Description: Simon. btnC starts, then repeat what the LEDs show.
//              sw != 0 gives always the same game (for the demo!!)
//////////////////////////////////////////////////////////////////////////////////


module simon_top(clk, btnC, btnU, btnL, btnR, btnD, sw, led, seg, dp, an);
    input clk, btnC, btnU, btnL, btnR, btnD;
    input [7:0] sw;
    output [15:0] led;
    output [6:0] seg;
    output dp;
    output [3:0] an;
    reg [15:0] led;

    localparam IDLE = 0, MAKE = 1, SHOW = 2, GAP = 3, YOUR_TURN = 4, GOOD = 5, LOST = 6;
    // localparam ON_TIME = 500;   // too slow
    localparam ON_TIME = 300;
    localparam OFF_TIME = 150;

    integer state = IDLE;
    integer timer;                  // in milliseconds
    reg [16:0] ms_count;
    reg [7:0] lfsr;
    reg [7:0] noise = 1;
    reg [1:0] seq [0:31];
    reg [4:0] level, pos;
    reg [1:0] pad;
    reg [1:0] lamp;
    reg lamp_on;
    integer i;

    initial
        for (i = 0; i < 32; i = i + 1)
            seq[i] = 0;

    assign ms = (ms_count == 99999);
    always @(posedge clk)
        if (ms) ms_count <= 0; else ms_count <= ms_count + 1;

    debounce (clk, ms, btnC, start);
    debounce (clk, ms, btnU, up);
    debounce (clk, ms, btnR, right);
    debounce (clk, ms, btnD, down);
    debounce (clk, ms, btnL, left);

    wire any = up | right | down | left;

    // which pad was it
    always @(up, right, down, left)
        case ({left, down, right, up})
            4'b0001: pad = 0;
            4'b0010: pad = 1;
            4'b0100: pad = 2;
            4'b1000: pad = 3;
            default: pad = 0;
        endcase

    always @(posedge clk) begin
        noise <= {noise[6:0], noise[7] ^ noise[5] ^ noise[4] ^ noise[3]};
        if (ms) timer <= timer + 1;
        case (state)
        IDLE: begin
            lamp_on = 0;
            level <= 0;
            if (start) begin
                lfsr = (sw == 0) ? noise : sw;
                next_random;
                state = MAKE;
            end
        end
        MAKE: begin
            seq[level] <= lfsr[1:0];
            next_random;
            level <= level + 1;
            pos <= 0;
            timer <= 0;
            state <= GAP;
        end
        GAP: if (timer >= OFF_TIME) begin
            timer <= 0;
            if (pos == level) begin
                pos <= 0;
                state <= YOUR_TURN;
            end else begin
                lamp <= seq[pos];
                lamp_on = 1;
                state <= SHOW;
            end
        end
        SHOW: if (timer >= ON_TIME) begin
            lamp_on = 0;
            pos <= pos + 1;
            timer <= 0;
            state <= GAP;
        end
        YOUR_TURN: begin
            if (any) begin
                lamp <= pad;
                lamp_on = 1;
                timer <= 0;
                if (pad != seq[pos]) state <= LOST;
                else if (pos + 1 == level) state <= GOOD;
                else pos <= pos + 1;
            end else if (timer == 200)
                lamp_on <= 0;
            // if (timer > 5000) state <= LOST;     // nobody liked this
        end
        GOOD: if (timer >= 500) begin
            lamp_on = 0;
            state <= MAKE;
        end
        LOST: if (start) state <= IDLE;
        endcase
    end

    task next_random;
        begin
            lfsr = {lfsr[6:0], lfsr[7] ^ lfsr[5] ^ lfsr[4] ^ lfsr[3]};
            lfsr = {lfsr[6:0], lfsr[7] ^ lfsr[5] ^ lfsr[4] ^ lfsr[3]};
        end
    endtask

    always @* begin
        led = 16'h0000;
        if (state == LOST)
            led = {16{timer[7]}};
        else if (lamp_on)
            led = 16'h000F << {lamp, 2'b00};
    end

    seven_seg display(clk, state == LOST, level, seg, dp, an);
endmodule
