module font_tb; font f(); endmodule
