// A square wave of 500 Hz through the codec of a DE1-SoC: its registers are set
// by I2C after power-up, then it gets I2S as a slave. With SW[0]
// up at power-up its DAC stays muted.
module codec (
    input       CLOCK_50,
    input [0:0] SW,
    inout       FPGA_I2C_SCLK, FPGA_I2C_SDAT,
    output      AUD_XCK, AUD_BCLK, AUD_DACLRCK, AUD_DACDAT
);
    // I2C: 29 places of four quarters each for start, 27 bits and stop
    reg [6:0] slow = 0;
    reg [1:0] quarter = 0;
    reg [4:0] place = 0;
    reg [2:0] word = 0;
    reg scl = 1, sda = 1;
    reg [15:0] setting;
    wire [26:0] bits = {8'h34, 1'b1, setting[15:8], 1'b1, setting[7:0], 1'b1};

    always @*
        case (word)
            0: setting = {7'd6, 9'h000};            // all power on
            1: setting = {7'd4, 9'h012};            // the DAC to the output
            2: setting = {7'd5, 5'd0, SW[0], 3'd0}; // mute?
            3: setting = {7'd7, 9'h002};            // I2S, 16 bits
            4: setting = {7'd8, 9'h000};            // 48 kHz
            default: setting = {7'd9, 9'h001};      // active
        endcase
    always @(posedge CLOCK_50) if (word < 6) begin
        slow <= slow + 1;
        if (slow == 0) begin
            quarter <= quarter + 1;
            if (place == 0) begin                   // start: SDA falls
                sda <= quarter < 2; scl <= quarter < 3;
            end else if (place == 28) begin         // stop: SDA rises
                sda <= quarter == 3; scl <= quarter != 0;
            end else begin
                if (quarter == 0) sda <= bits[27 - place];
                scl <= quarter == 1 || quarter == 2;
            end
            if (quarter == 3) begin
                place <= place == 28 ? 0 : place + 1;
                if (place == 28) word <= word + 1;
            end
        end
    end
    assign FPGA_I2C_SCLK = scl ? 1'bz : 1'b0;
    assign FPGA_I2C_SDAT = sda ? 1'bz : 1'b0;

    // Sound: 50 MHz / 1024 is 48828 samples a second
    reg [9:0] count = 0;
    reg [6:0] wave = 0;
    reg high = 0;
    wire [4:0] at = count[8:4];
    wire [15:0] sample = high ? 16'd8000 : -16'd8000;

    always @(posedge CLOCK_50) begin
        count <= count + 1;
        if (count == 1023) begin
            wave <= wave >= 48 ? 0 : wave + 1;
            if (wave >= 48) high <= !high;
        end
    end
    assign AUD_XCK = count[1];
    assign AUD_BCLK = count[3];
    assign AUD_DACLRCK = count[9];
    assign AUD_DACDAT = at >= 1 && at <= 16 && sample[16 - at];
endmodule
