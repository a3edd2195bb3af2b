// A tone by pulse width on the loudspeaker of a Nexys A7: a sine of 16 steps,
// 440 Hz, or 880 Hz while BTNU is held. SW[0] shuts the amplifier down.
module tone (
    input  CLK100MHZ,
    input  BTNU,
    input  [0:0] SW,
    output AUD_PWM,
    output AUD_SD
);
    reg [13:0] step = 0;
    reg [3:0] phase = 0;
    reg [7:0] level, count = 0;
    wire [13:0] last = BTNU ? 14'd7101 : 14'd14203;

    always @(posedge CLK100MHZ) begin
        count <= count + 1;
        step <= step >= last ? 0 : step + 1;
        if (step >= last)
            phase <= phase + 1;
    end
    always @*
        case (phase)
            0: level = 128;  1: level = 176;  2: level = 217;  3: level = 244;
            4: level = 254;  5: level = 244;  6: level = 217;  7: level = 176;
            8: level = 128;  9: level = 79;  10: level = 38;  11: level = 11;
            12: level = 1;  13: level = 11;  14: level = 38;  15: level = 79;
        endcase
    // The filter has a resistor to the supply: high is not driven.
    assign AUD_PWM = count < level ? 1'bz : 1'b0;
    assign AUD_SD = !SW[0];
endmodule
