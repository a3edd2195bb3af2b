entity top_tb is end top_tb;
architecture sim of top_tb is begin end sim;
