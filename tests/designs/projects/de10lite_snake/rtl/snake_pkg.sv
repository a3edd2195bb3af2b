// Snake for the DE10-Lite: numbers that everybody needs
package snake_pkg;
  parameter int COLS = 16, ROWS = 12;      // fields of 40 x 40 pixels
  parameter int MAX_LEN = 16;

  typedef enum logic [1:0] {UP = 2'd0, RIGHT = 2'd1, DOWN = 2'd2, LEFT = 2'd3} dir_t;

  typedef struct packed {
    logic [3:0] x;
    logic [3:0] y;
  } field_t;

  function automatic field_t step(input field_t f, input dir_t d);
    field_t n;
    n = f;
    case (d)
      UP:    n.y = (f.y == 0) ? ROWS - 1 : f.y - 1;
      DOWN:  n.y = (f.y == ROWS - 1) ? 0 : f.y + 1;
      LEFT:  n.x = f.x - 1;
      RIGHT: n.x = f.x + 1;
    endcase
    return n;
  endfunction
endpackage
