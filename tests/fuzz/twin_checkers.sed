# FILE: rtl/checkers.sv
# A man who was jumped stays.
s/StChkLong:  next_state = has_enemy ? StClearMid : StErr;/StChkLong:  next_state = has_enemy ? StWrite : StErr;/
