// vga_controller.sv - 640 x 480 pixels from a frame in SDRAM (M4-136).
// Twin of vga.c: same pins, same ticks.
//
// The ports are the document's, by its names and in its order. Behind them
// are those that it forgot: what a burst needs (erratum 20), which frame is
// shown and whether a swap waits (errata 21 and 24), and power_up_i.
//
//     column   0 ........ 639 | 656 ... 751 |       799      in pixels
//     hs       ^^^^^^^^^^^^^^^^^^___________^^^^^^^^^^^      low for 96
//     vs       low in lines 490 and 491; the picture is lines 0 to 479
//     clk      _^_^_^_^         rises in the middle of a pixel: 25 MHz
//
// While a line is shown the next one is fetched into the other half of the
// line buffer, 40 bursts of 8 words. The master is idle, asks until nobody
// says wait, or receives. What is under way when a line begins belongs to one
// that is over: it is taken, as the bus demands, and thrown away. So a memory
// that is too slow costs the right end of a line and never shifts a picture.
//
// There is no PLL: the pixel clock is half of 50 MHz (erratum 26).
`default_nettype none

module vga_controller (
  input  logic clk_50,
  input  logic reset_n,
  output logic [31:0] avm_address,
  output logic avm_read,
  input  logic [31:0] avm_readdata,   // two pixels, the left one low
  input  logic avm_waitrequest,
  input  logic [31:0] fb_base_addr,
  input  logic swap_request,          // for one clock
  output logic vsync_flag,            // lines 480..524 (erratum 25)
  output logic [3:0] vga_r,
  output logic [3:0] vga_g,
  output logic [3:0] vga_b,
  output logic vga_hs,
  output logic vga_vs,
  output logic vga_blank_n,
  output logic vga_sync_n,
  output logic vga_clk,

  input  logic power_up_i,
  output logic [3:0] avm_burstcount,
  input  logic avm_readdatavalid,
  output logic front,                 // the frame shown: A 0, B 1
  output logic pending                // a swap waits
);

  localparam [9:0] Width = 10'd640, Height = 10'd480;
  localparam [9:0] LastColumn = 10'd799, LastLine = 10'd524;
  localparam [9:0] HsyncFrom = 10'd656, HsyncTo = 10'd752;
  localparam [9:0] VsyncFrom = 10'd490, VsyncTo = 10'd492;
  localparam [8:0] LineWords = 9'd320;
  localparam [20:0] FrameBytes = 21'd614_400;

  // The beam. Line 0 is fetched before it is shown: it starts at the end of
  // line 523.

  logic half_q;                    // of a pixel's two clocks
  logic [9:0] column_q;
  logic [9:0] next_q;              // the line that is fetched meanwhile
  logic odd_q;                     // the line shown has an odd number
  logic hs_q, vs_q, blank_q, visible_q, line_begins;

  assign line_begins = half_q && column_q == LastColumn;

  always_ff @(posedge clk_50) begin
    if (power_up_i || !reset_n) begin
      half_q    <= 1'b1;
      column_q  <= LastColumn;
      odd_q     <= 1'b1;
      next_q    <= LastLine;
      hs_q      <= 1'b1;
      vs_q      <= 1'b1;
      blank_q   <= 1'b1;
      visible_q <= 1'b0;
    end else begin
      half_q <= !half_q;
      if (line_begins) begin
        column_q  <= '0;
        odd_q     <= next_q[0];
        next_q    <= next_q == LastLine ? '0 : next_q + 10'd1;
        vs_q      <= next_q < VsyncFrom || next_q >= VsyncTo;
        blank_q   <= next_q >= Height;
        visible_q <= next_q < Height;
      end else if (half_q) begin
        column_q <= column_q + 10'd1;
        if (column_q == Width - 10'd1)     visible_q <= 1'b0;
        if (column_q == HsyncFrom - 10'd1) hs_q <= 1'b0;
        if (column_q == HsyncTo - 10'd1)   hs_q <= 1'b1;
      end
    end
  end

  // Frames are swapped as the vertical sync begins, when nothing is fetched,
  // so that every picture is of one frame (M4-063).

  logic front_q, pending_q, swaps;

  assign swaps = line_begins && next_q == VsyncFrom;

  always_ff @(posedge clk_50) begin
    if (power_up_i || !reset_n) begin
      front_q   <= 1'b0;
      pending_q <= 1'b0;
    end else begin
      if (swaps) front_q <= front_q ^ pending_q;
      pending_q <= swap_request || (pending_q && !swaps);
    end
  end

  // The master

  typedef enum logic [1:0] {StIdle, StAsking, StReceiving} state_e;

  state_e state_q;
  logic [2:0] word_q;              // of the burst
  logic [8:0] come_q;              // words of the line
  logic stale_q;                   // they are of a line that is over
  logic [31:0] address_q;
  logic [20:0] offset;             // of the next burst: 1280 bytes a line
  logic keeps;

  assign offset = (front_q ? FrameBytes : '0) + {1'b0, next_q, 10'd0}
                  + {3'd0, next_q, 8'd0} + {10'd0, come_q, 2'd0};
  assign keeps = state_q == StReceiving && avm_readdatavalid && !stale_q
                 && !line_begins;

  always_ff @(posedge clk_50) begin
    if (power_up_i || !reset_n) begin
      state_q   <= StIdle;
      word_q    <= '0;
      come_q    <= '0;
      stale_q   <= 1'b0;
      address_q <= '0;
    end else begin
      if (line_begins) begin
        come_q  <= '0;
        stale_q <= state_q != StIdle;
      end
      case (state_q)
        StIdle: if (!line_begins && come_q < LineWords && next_q < Height) begin
          state_q   <= StAsking;
          address_q <= fb_base_addr + {11'd0, offset};
        end
        StAsking: if (!avm_waitrequest) state_q <= StReceiving;
        default: if (avm_readdatavalid) begin
          word_q <= word_q + 3'd1;
          if (keeps) come_q <= come_q + 9'd1;
          if (word_q == 3'd7) begin
            state_q <= StIdle;
            stale_q <= 1'b0;
          end
        end
      endcase
    end
  end

  // The line buffer: words of lines with even and odd numbers in turn. A
  // word is read with the clock that brings its left pixel.

  logic [31:0] line_buffer [0:639];
  logic [31:0] shown_q;
  logic [8:0] shown_word;
  logic shown_odd, shows;

  assign shows      = half_q && column_q[0];
  assign shown_word = line_begins ? '0 : column_q[9:1] + 9'd1;
  assign shown_odd  = line_begins ? next_q[0] : odd_q;

  always_ff @(posedge clk_50) begin
    if (keeps) line_buffer[{come_q, next_q[0]}] <= avm_readdata;
    if (shows) shown_q <= line_buffer[{shown_word, shown_odd}];
  end

  // Block memory cannot be cleared at once: what has not come since power-up
  // is shown black instead.

  logic [8:0] even_filled_q, odd_filled_q;   // words
  logic dark_q;

  always_ff @(posedge clk_50) begin
    if (power_up_i) begin
      even_filled_q <= '0;
      odd_filled_q  <= '0;
      dark_q        <= 1'b1;
    end else begin
      if (keeps && next_q[0] && come_q == odd_filled_q)
        odd_filled_q <= come_q + 9'd1;
      if (keeps && !next_q[0] && come_q == even_filled_q)
        even_filled_q <= come_q + 9'd1;
      if (shows)
        dark_q <= shown_word >= (shown_odd ? odd_filled_q : even_filled_q);
    end
  end

  logic [15:0] pixel;              // RGB565

  assign pixel = !visible_q || dark_q ? '0
               : column_q[0] ? shown_q[31:16] : shown_q[15:0];

  // The pins

  assign avm_address    = address_q;
  assign avm_read       = state_q == StAsking;
  assign avm_burstcount = 4'd8;
  assign vsync_flag     = blank_q;
  assign front          = front_q;
  assign pending        = pending_q;
  assign vga_blank_n    = visible_q;
  assign vga_hs         = hs_q;
  assign vga_vs         = vs_q;
  assign vga_sync_n     = 1'b0;   // the syncs have wires of their own
  assign vga_clk        = half_q;
  assign vga_r          = pixel[15:12];   // the upper four bits of each
  assign vga_g          = pixel[10:7];
  assign vga_b          = pixel[4:1];

  logic unused_pixel;
  assign unused_pixel = ^{pixel[11], pixel[6:5], pixel[0]};

`ifdef FORMAL
  `include "proof/vga_controller.svh"
`endif

endmodule

`default_nettype wire
