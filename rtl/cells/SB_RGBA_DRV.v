// SB_RGBA_DRV - the driver of a coloured LED, which pulls low when it is on.
module SB_RGBA_DRV #(
    parameter CURRENT_MODE = "0b0",
    parameter RGB0_CURRENT = "0b000000",
    parameter RGB1_CURRENT = "0b000000",
    parameter RGB2_CURRENT = "0b000000"
) (
    input  CURREN,
    input  RGBLEDEN,
    input  RGB0PWM,
    input  RGB1PWM,
    input  RGB2PWM,
    output RGB0,
    output RGB1,
    output RGB2
);
  assign RGB0 = ~(RGBLEDEN & CURREN & RGB0PWM);
  assign RGB1 = ~(RGBLEDEN & CURREN & RGB1PWM);
  assign RGB2 = ~(RGBLEDEN & CURREN & RGB2PWM);
endmodule
