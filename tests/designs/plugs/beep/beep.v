// A square wave of 1000 Hz on a Pmod of an iCEBreaker while its button is held.
module beep (
    input  CLK,
    input  BTN_N,
    output P1B1
);
    reg [12:0] count = 0;
    reg wave = 0;

    always @(posedge CLK) begin
        count <= count == 5999 ? 0 : count + 1;
        if (count == 5999 && !BTN_N)
            wave <= !wave;
    end
    assign P1B1 = wave;
endmodule
