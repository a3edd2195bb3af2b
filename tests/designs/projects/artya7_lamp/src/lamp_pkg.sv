package lamp_pkg;
  localparam int unsigned CLK_HZ = 100_000_000;
  localparam int PWM_BITS = 8;
  typedef logic [PWM_BITS-1:0] level_t;
  typedef struct packed { level_t r, g, b; } colour_t;
  typedef enum logic [1:0] { OFF, STEADY, BREATHE, RAINBOW } mode_e;
endpackage : lamp_pkg
