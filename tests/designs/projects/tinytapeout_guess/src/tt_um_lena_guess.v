/*
 * Copyright (c) 2024 Lena
 * SPDX-License-Identifier: Apache-2.0
 */

`default_nettype none

// ui_in[3:0] guess, ui_in[6] show the number (cheat), ui_in[7] enter
// uo_out     L = too low, H = too high, the number of tries when it is right
// uio        bits 3:0 the tries
module tt_um_lena_guess (
    input  wire [7:0] ui_in,    // Dedicated inputs
    output wire [7:0] uo_out,   // Dedicated outputs
    input  wire [7:0] uio_in,   // IOs: Input path
    output wire [7:0] uio_out,  // IOs: Output path
    output wire [7:0] uio_oe,   // IOs: Enable path (active high: 0=input, 1=output)
    input  wire       ena,      // always 1 when the design is powered, so you can ignore it
    input  wire       clk,      // clock
    input  wire       rst_n     // reset_n - low to reset
);
  localparam WAIT = 3'd0, LOW = 3'd1, HIGH = 3'd2, RIGHT = 3'd3;

  reg [2:0] state;
  reg [3:0] number, tries, free;
  reg [1:0] enter;
  reg [4:0] ch;
  wire [6:0] seg;

  wire pressed = enter == 2'b01;

  always @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      state  <= WAIT;
      number <= 4'd9;
      tries  <= 0;
      enter  <= 0;
    end else begin
      enter <= {enter[0], ui_in[7]};
      if (pressed)
        case (state)
          RIGHT: begin                    // a new number
            number <= (free == 0) ? 4'd1 : free;
            tries <= 0;
            state <= WAIT;
          end
          default: begin
            tries <= tries + 1;
            if (ui_in[3:0] < number) state <= LOW;
            else if (ui_in[3:0] > number) state <= HIGH;
            else state <= RIGHT;
          end
        endcase
    end

  // never reset: differs from game to game
  always @(posedge clk)
    if (state != RIGHT) free <= free + 5;

  always @* begin
    case (state)
      WAIT:  ch = 5'd16;      // -
      LOW:   ch = 5'd17;      // L
      HIGH:  ch = 5'd18;      // H
      RIGHT: ch = tries;
    endcase
    if (ui_in[6]) ch = number;
  end

  decoder d (.ch(ch), .seg(seg));
  assign uo_out  = {state == RIGHT, seg};
  assign uio_out = {4'b0000, tries};
  assign uio_oe  = 8'b0000_1111;

  // List all unused inputs to prevent warnings
  wire _unused = &{ena, uio_in, ui_in[5:4], 1'b0};
endmodule
