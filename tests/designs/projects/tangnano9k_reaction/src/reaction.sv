// Reaction timer for two. Wait for the lamps, then press: button 3 is the left
// player, button 0 the right one. Button 1 starts. Too early = you lose.
module reaction (
    input  logic       clk,          // 27 MHz
    input  logic [3:0] lab_btn,
    input  logic [3:0] lab_sw,       // a fixed delay for testing, in 1/8 s
    output logic [7:0] lab_led,
    output logic [7:0] lab_seven,    // digits
    output logic [3:0] lab_segment,  // hmm, names are swapped on the schematic?
    output logic [5:0] board_led_n
);
    logic fast_clk;
    Gowin_rPLL pll (.clkout(fast_clk), .clkin(clk));

    enum int unsigned { IDLE, WAITING, GO, DONE } state = IDLE;

    logic [15:0] div;
    logic ms;
    logic [11:0] timer;
    logic [11:0] delay;
    logic [9:0]  rnd = 10'h155;
    struct packed { logic [3:0] th, h, t, o; } bcd;
    logic [3:0] b0, b1;
    logic winner_left, early;

    wire start = b0[1] & ~b1[1];
    wire left  = b0[3] & ~b1[3];
    wire right = b0[0] & ~b1[0];

    always_ff @(posedge fast_clk) begin
        ms <= 0;
        if (div == 53999) begin div <= 0; ms <= 1; end
        else div <= div + 1;
    end

    always_ff @(posedge fast_clk) begin
        rnd <= {rnd[8:0], rnd[9] ^ rnd[6]};
        if (ms) {b1, b0} <= {b0, ~lab_btn};      // low when pressed
        unique case (state)
        IDLE: if (ms && start) begin
            delay <= lab_sw ? {lab_sw, 7'd0} : {2'b01, rnd};
            timer <= 0;
            state <= WAITING;
        end
        WAITING: if (ms) begin
            timer <= timer + 1;
            if (left || right) begin
                early <= 1;
                winner_left <= right;
                state <= DONE;
            end else if (timer == delay) begin
                bcd <= '0;
                state <= GO;
            end
        end
        GO: if (ms) begin
            if (left || right) begin
                winner_left <= left;
                state <= DONE;
            end
            else bcd <= count_up(bcd);
        end
        DONE: if (ms && start) begin
            early <= 0;
            state <= IDLE;
        end
        endcase
    end

    function automatic logic [15:0] count_up(input logic [15:0] v);
        for (int i = 0; i < 4; i++) begin
            if (v[4*i +: 4] == 9) v[4*i +: 4] = 0;
            else begin
                v[4*i +: 4] = v[4*i +: 4] + 1;
                break;
            end
        end
        return v;
    endfunction

    assign lab_led = (state == GO) ? '1 :
                     (state == DONE) ? {{4{winner_left}}, {4{~winner_left}}} : '0;
    assign board_led_n = ~(6'd1 << state);

    display d (.clk(fast_clk), .value(bcd), .dark(state == IDLE || state == WAITING),
               .early(early), .seg(lab_seven), .dig(lab_segment));
endmodule
