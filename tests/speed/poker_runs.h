/* poker_runs.h - the time of the quickest of some runs. */
#ifndef POKER_RUNS_H
#define POKER_RUNS_H

/* Processor time so far. */
double poker_runs_seconds(void);

double poker_runs_best(int runs, void (*run)(void *), void *with);

#endif
