// Score board: types that the modules share
package board_pkg;
  import digit_pkg::*;

  typedef struct packed {
    digit_t tens;
    digit_t ones;
  } score_t;

  function automatic score_t add_one(input score_t s);
    if (s.ones != 4'd9) return '{tens: s.tens, ones: s.ones + 4'd1};
    return '{tens: (s.tens == 4'd9) ? 4'd0 : s.tens + 4'd1, ones: 4'd0};
  endfunction
endpackage
