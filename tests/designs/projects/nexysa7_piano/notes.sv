package notes;
  localparam int HIGHEST = 95556;
  function automatic logic [17:0] PERIOD_OF(input int i);
    return 18'(HIGHEST * 2 - i * 5000);
  endfunction
endpackage
