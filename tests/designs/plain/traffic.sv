// A package, an enum, a packed structure, a unique case, inside, casts.
package traffic_pkg;
    typedef enum logic [2:0] {Red, RedAmber, Green, Amber, Off = 3'd7} light_t;
    typedef struct packed {
        light_t      light;
        logic        walk;
        logic [3:0]  left;
    } crossing_t;
    localparam int unsigned Times [4] = '{5, 2, 9, 3};
    function automatic light_t next_of(light_t now);
        unique case (now)
            Red:      return RedAmber;
            RedAmber: return Green;
            Green:    return Amber;
            default:  return Red;
        endcase
    endfunction
endpackage

module traffic
    import traffic_pkg::*;
#(
    parameter int unsigned Lanes = 3,
    parameter type count_t = logic [3:0]
) (
    input  logic clk, rst,
    input  logic [Lanes-1:0] wants,
    output logic [8*Lanes-1:0] shown,
    output logic [$clog2(Lanes+1)-1:0] waiting,
    output logic any_red
);
    crossing_t [Lanes-1:0] at;

    for (genvar i = 0; i < Lanes; i++) begin : g_lane
        always_ff @(posedge clk) begin
            if (rst) at[i] <= '{light: Red, walk: 1'b0, left: count_t'(i + 1)};
            else if (at[i].left == '0) begin
                at[i].light <= next_of(at[i].light);
                at[i].left  <= count_t'(Times[2'(next_of(at[i].light))]);
                at[i].walk  <= next_of(at[i].light) == Red;
            end else if (wants[i] || at[i].light inside {RedAmber, Amber})
                at[i].left <= at[i].left - 1'b1;
        end
        assign shown[8*i +: 8] = at[i];
    end

    always_comb begin
        waiting = '0;
        any_red = 1'b0;
        foreach (wants[k]) begin
            waiting += $bits(waiting)'(wants[k]);
            if (at[k].light inside {Red, [RedAmber:RedAmber]}) any_red = 1'b1;
        end
    end
endmodule
