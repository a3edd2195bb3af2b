interface score_if (input logic clk);
  board_pkg::score_t score;
  logic up, clear;

  modport counter (input clk, up, clear, output score);
  modport control (input clk, score, output up, clear);
endinterface
