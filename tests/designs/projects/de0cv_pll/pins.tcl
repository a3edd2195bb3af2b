# source this once in Quartus
package require ::quartus::project
set leds {AA2 AA1}
set_location_assignment PIN_M9 -to CLOCK_50
set_location_assignment PIN_P22 -to RESET_N
foreach {light ball} {0 AA2 1 AA1} {
    set_location_assignment PIN_$ball -to LEDR[$light]
}
