/* doctor.h - prints what boardwalk doctor found. */
#ifndef DOCTOR_H
#define DOCTOR_H

#include "designs/project/project.h"

/* "defect", "doubt", "repair", "remark" */
const char *doctor_kind(enum project_note_kind kind);
const char *doctor_direction(enum port_direction direction);

void doctor_print_json(const struct project *project);

#endif
