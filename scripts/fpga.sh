# fpga.sh - what synth.sh and netlist.sh share: the boards' FPGAs and the way
# through Yosys for each. To be sourced from the project's folder.
out=build-synth
mkdir -p $out

# board NAME: its FPGA. LUTs and flip-flops are counted (in a Cyclone V ALMs,
# with four flip-flops each), block RAMs also have a size in bits; 18 Kbit
# are 16 Kbit of data and 2 of parity.
board() {
    case $1 in
    basys2)                     # Spartan-3E, XC3S100E
        family=xc3se
        luts=1920 ffs=1920 rams=4 ram_bits=18432
        ;;
    nexys3)                     # Spartan-6, XC6SLX16
        family=xc6s
        luts=9112 ffs=18224 rams=32 ram_bits=18432
        ;;
    basys3)                     # Artix-7, XC7A35T
        family=xc7
        luts=20800 ffs=41600 rams=50 ram_bits=36864
        ;;
    de1soc)                     # Cyclone V, 5CSEMA5F31C6
        family=cyclonev
        luts=32070 ffs=128280 rams=397 ram_bits=10240
        ;;
    *)
        echo "no board '$1'" >&2
        return 1
        ;;
    esac
}

# flow MODULE [OPTION...]: Yosys' commands for the board's family.
flow() {
    module=$1
    shift
    case $family in
    cyclonev)
        m10k
        intel="synth_intel_alm -family cyclonev $* -top $module"
        echo "
            read_verilog -lib $out/m10k.v
            $intel -run begin:map_bram
            memory_bram -rules $out/m10k.txt
            $intel -run map_lutram:"
        ;;
    *)
        # Wide multiplexers would save a level and cost LUTs: in a
        # Spartan-3E two or three times as many.
        echo "synth_xilinx -family $family -flatten -nowidelut $* -top $module"
        ;;
    esac
}

# Yosys 0.23 knows no M10K that begins with something in it, and would make
# gates of a ROM. Quartus fills them from a file, so here is one with
# contents, in the shapes that use all its bits.
m10k() {
    cat >$out/m10k.txt <<'END'
bram M10K
  init 1
  abits 11 @D2048x5
  dbits  5 @D2048x5
  abits 10 @D1024x10
  dbits 10 @D1024x10
  abits  9 @D512x20
  dbits 20 @D512x20
  groups 2
  ports  1 1
  wrmode 1 0
  enable 1 1
  transp 0 0
  clocks 1 1
  clkpol 1 1
endbram
match M10K
  min efficiency 5
  make_transp
endmatch
END
    cat >$out/m10k.v <<'END'
module M10K #(
  parameter CFG_ABITS = 10,
  parameter CFG_DBITS = 10,
  parameter [10239:0] INIT = 0
) (
  input  wire CLK1,
  input  wire [CFG_ABITS-1:0] A1ADDR,
  input  wire [CFG_DBITS-1:0] A1DATA,
  input  wire A1EN,
  input  wire [CFG_ABITS-1:0] B1ADDR,
  output reg  [CFG_DBITS-1:0] B1DATA,
  input  wire B1EN
);
  reg [CFG_DBITS-1:0] mem [0:2**CFG_ABITS-1];

  integer i;
  initial begin
    for (i = 0; i < 2**CFG_ABITS; i = i + 1)
      mem[i] = INIT[i*CFG_DBITS +: CFG_DBITS];
  end

  always @(posedge CLK1) begin
    if (A1EN) mem[A1ADDR] <= A1DATA;
    if (B1EN) B1DATA <= mem[B1ADDR];
  end
endmodule
END
}
