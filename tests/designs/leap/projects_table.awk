# projects_table.awk - adds up the RECORD of projects.sh: clocks that were equal
# and changes of pins in them, for each project and in all, by the engines that
# were compared.
#
#   awk -f tests/designs/leap/projects_table.awk RECORD

{
    script = /^[0-9]+ [^ ]+ by its script /
    match($0, /: [0-9]+ clocks, [0-9]+ changes/)
    split(substr($0, RSTART + 2, RLENGTH - 2), number, /[ ,]+/)
    ran = $0
    sub(/.*every register;/, "", ran)
    sub(/; not by .*/, "", ran)
    key = sprintf("%-24s%-8s%s", $2, script ? "script" : "random", ran)
    clocks[key] += number[1]
    changes[key] += number[3]
    engines = (script ? "script" : "random") ran
    all_clocks[engines] += number[1]
    all_changes[engines] += number[3]
    if (!((key, "known") in seen)) {
        seen[key, "known"] = 1
        projects[engines]++
    }
}

END {
    sort = "sort"
    for (key in clocks)
        printf "%-64s %14.0f %12.0f\n", key, clocks[key], changes[key] | sort
    close(sort)
    for (engines in all_clocks)
        printf "all %d projects, %-45s %14.0f %12.0f\n", projects[engines],
               engines, all_clocks[engines], all_changes[engines] | sort
}
