// SB_IO - a pad of the iCE40: simple and registered input and output, also at
// both edges of a clock.
module SB_IO #(
    parameter PIN_TYPE = 6'b000000,
    parameter PULLUP = 1'b0,
    parameter NEG_TRIGGER = 1'b0,
    parameter IO_STANDARD = "SB_LVCMOS"
) (
    inout  PACKAGE_PIN,
    input  LATCH_INPUT_VALUE,
    input  CLOCK_ENABLE,
    input  INPUT_CLK,
    input  OUTPUT_CLK,
    input  OUTPUT_ENABLE,
    input  D_OUT_0,
    input  D_OUT_1,
    output D_IN_0,
    output D_IN_1
);
  // It is high where nothing is connected.
  localparam unconnected_CLOCK_ENABLE = 1;

  reg in = 0, in_late = 0, out = 0, out_late = 0, enable = 0;

  always @(posedge INPUT_CLK) in <= PACKAGE_PIN;
  always @(negedge INPUT_CLK) in_late <= PACKAGE_PIN;
  always @(posedge OUTPUT_CLK) begin
    out    <= D_OUT_0;
    enable <= OUTPUT_ENABLE;
  end
  always @(negedge OUTPUT_CLK) out_late <= D_OUT_1;

  // The upper bits say when it drives, the next two what.
  wire drives = PIN_TYPE[5:4] == 2'b00 ? 1'b0
              : PIN_TYPE[5:4] == 2'b01 ? 1'b1
              : PIN_TYPE[5:4] == 2'b10 ? OUTPUT_ENABLE : enable;
  wire value = PIN_TYPE[3:2] == 2'b10 ? D_OUT_0
             : PIN_TYPE[3:2] == 2'b11 ? ~out
             : PIN_TYPE[3:2] == 2'b01 || OUTPUT_CLK ? out : out_late;

  assign PACKAGE_PIN = drives ? value : 1'bz;
  assign D_IN_0 = PIN_TYPE[0] ? PACKAGE_PIN : in;
  assign D_IN_1 = in_late;
endmodule
