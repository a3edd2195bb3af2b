`timescale 1ns / 1ps
`include "defs.vh"
//////////////////////////////////////////////////////////////////////////////////
// ECE 3829 Lab 4 - four function calculator, signed
//   sw       operand, two's complement
//   btnl     load A         btnr  load B
//   btnu     next operation (+ - * /)
//   btns     =
//   display  result, hex; dp on the left digit when negative
//////////////////////////////////////////////////////////////////////////////////
module calc_top(clk, btns, btnu, btnl, btnd, btnr, sw, Led, seg, dp, an);
	input clk, btns, btnu, btnl, btnd, btnr;
	input [7:0] sw;
	output [7:0] Led;
	output [6:0] seg;
	output dp;
	output [3:0] an;

	// internal bus like in the book: one driver at a time
	tri  [`W-1:0] bus;
	wire [3:0] drive;
	reg  [1:0] op;
	reg  signed [7:0] a, b;
	reg  signed [`W-1:0] result;
	wire loadA, loadB, next, equals;

	edge_detect e0(btnl, clk, loadA);
	edge_detect e1(btnr, clk, loadB);
	edge_detect e2(btnu, clk, next);
	edge_detect e3(btns, clk, equals);
	defparam e0.DELAY = 1000, e1.DELAY = 1000;
	defparam e2.DELAY = 1000;
	defparam e3.DELAY = 1000;

	// gated clocks (the TA says we shouldn't but it works)
	wire clkA = clk & loadA;
	wire clkB = clk & loadB;
	always @(negedge clkA or posedge btnd)
		if (btnd) a <= 0;
		else a <= sw;
	always @(negedge clkB or posedge btnd)
		if (btnd) b <= 0;
		else b <= sw;

	always @(posedge clk)
		if (btnd) op = 0;
		else if (next) op = op + 1;

	decoder2to4 dec(op, drive);
	adder      u_add(.a(a), .b(b), .enable(drive[0]), .y(bus));
	subtractor u_sub(.a(a), .b(b), .enable(drive[1]), .y(bus));
	multiplier u_mul(.a(a), .b(b), .enable(drive[2]), .y(bus));
	divider    u_div(.a(a), .b(b), .enable(drive[3]), .y(bus), .error(div_by_0));

	always @(posedge clk)
		if (btnd) result <= 0;
		else if (equals) result <= bus;

	assign Led = {drive, 3'b0, div_by_0};
	hex_display disp(clk, result, seg, dp, an);
endmodule
