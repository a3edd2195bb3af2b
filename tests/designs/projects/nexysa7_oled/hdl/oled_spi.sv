// setup from a rom, then pictures for ever: 4 pages of 128 columns
module oled_spi(
  input  logic clk, rst_n,
  output logic [6:0] col, output logic [1:0] page,
  input  logic [7:0] pixels,
  output logic frame,
  output logic cs_n, sdin, sclk, dc, res_n, vbat_n, vdd_n
);
  // {dc, byte}
  logic [8:0] setup [0:15];
  initial $readmemb("mem/setup.txt", setup);

  typedef enum logic [1:0] {S_SETUP, S_PAGE, S_DATA} state_t;
  state_t state;
  logic [3:0] n, bits;
  logic [7:0] sh;
  logic [3:0] div;
  logic [1:0] k;

  assign sdin = sh[7];
  assign {vbat_n, vdd_n} = 2'b00;
  assign res_n = rst_n;
  assign cs_n = 1'b0;

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      state <= S_SETUP; n <= 0; bits <= 0; col <= 0; page <= 0; sclk <= 0; frame <= 0; k <= 0; div <= 0; dc <= 0; sh <= 0;
    end else begin
      frame <= 0;
      div <= div + 1;
      if (div == 0) begin
        if (sclk) begin
          sclk <= 0;
          sh <= {sh[6:0], 1'b0};
          bits <= bits - 1;
        end else if (bits != 0)
          sclk <= 1;
        else begin
          bits <= 8;
          case (state)
            S_SETUP: begin
              {dc, sh} <= setup[n];
              n <= n + 1;
              if (n == 15) state <= S_PAGE;
            end
            S_PAGE: begin
              dc <= 0;
              k <= k + 1;
              case (k)
                0: sh <= {6'b101100, page};
                1: sh <= 8'h00;
                default: begin sh <= 8'h10; k <= 0; state <= S_DATA; end
              endcase
            end
            S_DATA: begin
              dc <= 1;
              sh <= pixels;
              col <= col + 1;
              if (col == 127) begin
                page <= page + 1;
                state <= S_PAGE;
                frame <= page == 3;
              end
            end
          endcase
        end
      end
    end
endmodule
