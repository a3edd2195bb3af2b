// altsyncram - memory of Altera: ROM, one port, or two ports with a clock each.
//
// Addresses are registered, outputs if their parameter names a clock. A word
// that is written appears as the old one on its own port's next read; enables
// for bytes are not there.
module altsyncram #(
    parameter operation_mode = "SINGLE_PORT",
    parameter width_a = 8,
    parameter widthad_a = 8,
    parameter numwords_a = 0,
    parameter width_b = 8,
    parameter widthad_b = 8,
    parameter numwords_b = 0,
    parameter outdata_reg_a = "UNREGISTERED",
    parameter outdata_reg_b = "UNREGISTERED",
    parameter address_reg_b = "CLOCK1",
    parameter indata_reg_b = "CLOCK1",
    parameter wrcontrol_wraddress_reg_b = "CLOCK1",
    parameter rdcontrol_reg_b = "CLOCK1",
    parameter address_aclr_a = "NONE",
    parameter address_aclr_b = "NONE",
    parameter outdata_aclr_a = "NONE",
    parameter outdata_aclr_b = "NONE",
    parameter clock_enable_input_a = "BYPASS",
    parameter clock_enable_input_b = "BYPASS",
    parameter clock_enable_output_a = "BYPASS",
    parameter clock_enable_output_b = "BYPASS",
    parameter init_file = "",
    parameter init_file_layout = "",
    parameter intended_device_family = "",
    parameter lpm_hint = "",
    parameter lpm_type = "altsyncram",
    parameter power_up_uninitialized = "FALSE",
    parameter ram_block_type = "AUTO",
    parameter read_during_write_mode_mixed_ports = "DONT_CARE",
    parameter read_during_write_mode_port_a = "NEW_DATA_NO_NBE_READ",
    parameter read_during_write_mode_port_b = "NEW_DATA_NO_NBE_READ",
    parameter width_byteena_a = 1,
    parameter width_byteena_b = 1,
    parameter maximum_depth = 0
) (
    input [widthad_a-1:0] address_a,
    input [widthad_b-1:0] address_b,
    input [width_a-1:0] data_a,
    input [width_b-1:0] data_b,
    input wren_a,
    input wren_b,
    input rden_a,
    input rden_b,
    input clock0,
    input clock1,
    input clocken0,
    input clocken1,
    input clocken2,
    input clocken3,
    input aclr0,
    input aclr1,
    input addressstall_a,
    input addressstall_b,
    input [width_byteena_a-1:0] byteena_a,
    input [width_byteena_b-1:0] byteena_b,
    output [width_a-1:0] q_a,
    output [width_b-1:0] q_b,
    output [2:0] eccstatus
);
  // These are high where nothing is connected.
  localparam unconnected_rden_a = 1;
  localparam unconnected_rden_b = 1;
  localparam unconnected_clocken0 = 1;
  localparam unconnected_clocken1 = 1;
  localparam unconnected_clocken2 = 1;
  localparam unconnected_clocken3 = 1;

  reg [width_a-1:0] mem[0:(1<<widthad_a)-1];
  reg [width_a-1:0] read_a = 0, held_a = 0;
  reg [width_b-1:0] read_b = 0, held_b = 0;
  integer i;

  initial begin
`ifndef YOSYS  // which lets this win over the file, and begins at zero anyway
    for (i = 0; i < (1 << widthad_a); i = i + 1) mem[i] = 0;
`endif
    if (init_file != "") $readmemh(init_file, mem);
  end

  wire clock_b = address_reg_b == "CLOCK0" ? clock0 : clock1;
  wire can_write_a = operation_mode != "ROM";
  wire can_write_b = operation_mode == "BIDIR_DUAL_PORT";

  always @(posedge clock0) begin
    if (wren_a && can_write_a) mem[address_a] <= data_a;
    read_a <= mem[address_a];
    held_a <= read_a;
  end

  always @(posedge clock_b) begin
    if (wren_b && can_write_b) mem[address_b] <= data_b;
    read_b <= mem[address_b];
    held_b <= read_b;
  end

  assign q_a = outdata_reg_a == "UNREGISTERED" ? read_a : held_a;
  assign q_b = outdata_reg_b == "UNREGISTERED" ? read_b : held_b;
  assign eccstatus = 0;
endmodule
