/* crowd.c - grades many submissions, several at a time, each in processes of
 * its own.
 *
 * Results go through the folders of submissions and never through memory: a
 * worker that dies takes nothing with it but its own job, and reports do not
 * depend on who was done first.
 */
#include "grade/crowd.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/sha256.h"
#include "base/text.h"
#include "base/utf8.h"
#include "grade/folder.h"
#include "grade/keys.h"
#include "os/cage.h"

/* The factor bounds a whole worker, with the golden machine and shortening in
 * it. It is a last resort; the design itself is bounded by examine.c, which can
 * say so in its result. */
enum { WORKERS_MAX = 64, CPU_FACTOR = 20 };

/* Names */

/* Not in names on some file system, or not in an address. */
static int is_name_odd(const char *at)
{
    return strchr("/\\\"'<>&;$#?%:*|` ", *at)
        || utf8_is_control(at, strlen(at));
}

/* Umlauts stay, or Moller and Muller would have the same name. */
static void put_plain(const char *from, char *name, size_t room)
{
    size_t used = 0;

    while (*from && used + 8 < room) {
        size_t length = utf8_length(from, strlen(from));

        if (!length || is_name_odd(from))
            name[used++] = '_';
        else {
            memcpy(name + used, from, length);
            used += length;
        }
        from += length ? length : 1;
    }
    name[used] = 0;
}

/* Those of files that the report itself has. */
static int is_of_report(const char *name)
{
    static const char *const names[] = {
        "index.html", "grades.csv", "grades.json", "junit.xml", "results.tap",
        "annotations.txt", "plan.txt",
    };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (text_alike(name, names[i]))
            return 1;
    return 0;
}

/* The last part of the path, without the ending of an archive, in characters
 * that every file system has. */
static void plain_name(const char *path, char *name, size_t room)
{
    static const char *const endings[] = {".zip", ".tar", ".tar.gz", ".tgz",
                                          ".fault", ".v", ".sv"};
    char word[FILE_PATH_MAX];
    size_t length;

    snprintf(word, sizeof word, "%s", path);
    for (length = strlen(word); length > 1 && word[length - 1] == '/';)
        word[--length] = 0;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t tail = strlen(endings[i]);

        if (length > tail && text_alike(word + length - tail, endings[i]))
            word[length - tail] = 0;
    }
    path = strrchr(word, '/') ? strrchr(word, '/') + 1 : word;
    put_plain(path, name, room);
    if (!name[0] || name[0] == '.')
        snprintf(name, room, "submission");
    if (is_of_report(name))
        strcat(name, "_");
}

static int is_taken(const struct crowd *self, const char *name)
{
    for (int i = 0; i < self->count; i++)
        if (text_same(self->jobs[i].name, name))
            return 1;
    return 0;
}

/* Salted with the assignment, which has hidden files: nobody can try out which
 * name gives this one. */
static void hide_name(const struct crowd *self, char *name, size_t room)
{
    unsigned char sum[SHA256_LENGTH];
    struct sha256 sha;

    sha256_begin(&sha);
    sha256_add(&sha, self->assignment->sum, 64);
    sha256_add(&sha, name, strlen(name));
    sha256_end(&sha, sum);
    snprintf(name, room, "submission-%02x%02x%02x%02x", sum[0], sum[1],
             sum[2], sum[3]);
}

static void give_name(const struct crowd *self, struct crowd_job *job)
{
    char name[96], first[FILE_PATH_MAX];
    const char *path = job->path;

    if (job->kind == CROWD_GOOD
        && text_word(&path, first, sizeof first) > 0)
        path = first;                   /* of several folders */
    plain_name(path, name, sizeof name);
    if (self->is_anonymous && job->kind == CROWD_SUBMISSION)
        hide_name(self, name, sizeof name);
    snprintf(job->name, sizeof job->name, "%s", name);
    job->is_renamed = is_taken(self, name);
    for (int i = 2; is_taken(self, job->name); i++)
        snprintf(job->name, sizeof job->name, "%s-%d", name, i);
    file_join(self->out, job->name, job->folder);
}

const char *crowd_add(struct crowd *self, enum crowd_kind kind,
                      const char *path)
{
    struct crowd_job *job;

    if (self->count == self->room) {
        int room = self->room ? 2 * self->room : 64;
        struct crowd_job *grown = realloc(self->jobs,
                                          (size_t)room * sizeof *grown);

        if (!grown)
            return "out of memory for submissions";
        self->jobs = grown;
        self->room = room;
    }
    job = &self->jobs[self->count];
    memset(job, 0, sizeof *job);
    job->kind = kind;
    snprintf(job->path, sizeof job->path, "%s", path);
    give_name(self, job);
    self->count++;
    return NULL;
}

void crowd_free(struct crowd *self)
{
    free(self->jobs);
    self->jobs = NULL;
    self->count = self->room = 0;
}

/* One submission */

static const char *stage(const struct crowd *self, struct crowd_job *job,
                         const char *staged)
{
    folder_remove(staged);
    switch (job->kind) {
    case CROWD_GOOD:
        return stage_good(self->assignment, job->path, staged);
    case CROWD_FAULT:
        return stage_fault(self->assignment, job->path, staged, job->loses);
    default:
        return stage_submission(self->assignment, job->path, staged);
    }
}

static int is_kept(const struct examine_order *order)
{
    struct result old;
    char key[65];
    int is_same;

    keys_of_result(order, key);
    is_same = !result_read(&old, order->folder) && text_same(old.key, key)
           && text_same(old.name, order->name);
    result_free(&old);
    return is_same;
}

/* The folder itself is the lock: after kill -9 a worker lives on for a while,
 * and must not lose its files to the next run, or it would leave a result that
 * is not true. */
static int lock_folder(const char *folder)
{
    int lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    while (lock >= 0 && flock(lock, LOCK_EX) != 0 && errno == EINTR)
        ;
    return lock;
}

static const char *note_died(const struct examine_order *order, int died)
{
    char reason[120];

    snprintf(reason, sizeof reason, "its grader was ended by signal %d, so "
             "nothing is known of it; it is tried again in the next run",
             died);
    return examine_unstaged(order, reason);
}

static const char *examine_locked(const struct crowd *self,
                                  struct crowd_job *job)
{
    struct examine_order order = {
        .assignment = self->assignment, .tools = self->tools,
        .name = job->name, .folder = job->folder,
        .is_public = self->is_public, .is_brief = self->is_brief};
    char staged[FILE_PATH_MAX];
    const char *error;

    file_join(job->folder, "staged", staged);
    order.staged = staged;
    if (job->died) {
        folder_remove(staged);
        return note_died(&order, job->died);
    }
    error = stage(self, job, staged);
    if (!error)
        error = folder_sum(staged, order.sum);
    if (!error && job->kind == CROWD_SUBMISSION) {
        order.path = job->path;
        error = stage_given(self->assignment, staged);
    }
    if (error && job->kind == CROWD_SUBMISSION)
        error = examine_unstaged(&order, error);
    else if (!error && is_kept(&order))
        job->was_kept = 1;
    else if (!error)
        return examine(&order);
    folder_remove(staged);
    return error;
}

const char *crowd_examine(const struct crowd *self, struct crowd_job *job)
{
    const char *error = folder_make(job->folder);
    int lock;

    if (error)
        return error;
    lock = lock_folder(job->folder);
    error = examine_locked(self, job);
    if (lock >= 0)
        close(lock);
    return error;
}

/* Many */

struct worker {
    pid_t pid;                          /* 0: free */
    int job, pipe;
};

/* What the parent must know goes through a pipe: an error, or what a fault's
 * file says. It is read when the worker has ended, so it must fit into the
 * pipe's own buffer. */
struct message {
    int was_kept;
    char error[TEXT_ERROR_MAX], loses[STAGE_LOSES];
};

/* In a group of its own, Ctrl-C at the terminal does not reach it: the parent
 * alone decides, and ends all that the worker has started as well. */
static void work(const struct crowd *self, struct crowd_job *job, int pipe)
{
    struct message message = {0};
    const char *error;

    setpgid(0, 0);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    cage_limit(RLIMIT_CPU, (size_t)CPU_FACTOR
                           * (size_t)self->assignment->cpu_s);
    cage_limit(RLIMIT_CORE, 0);
    error = crowd_examine(self, job);
    message.was_kept = job->was_kept;
    snprintf(message.error, sizeof message.error, "%s", error ? error : "");
    memcpy(message.loses, job->loses, sizeof message.loses);
    _exit(file_write_all(pipe, (const char *)&message, sizeof message)
          ? 0 : 1);
}

static const char *start_worker(const struct crowd *self,
                                struct worker *worker, int job)
{
    int ends[2];

    if (pipe(ends) != 0)
        return text_error("cannot make a pipe: ", strerror(errno), (char *)0);
    fflush(NULL);
    worker->pid = fork();
    if (worker->pid == 0) {
        close(ends[0]);
        work(self, &self->jobs[job], ends[1]);
    }
    close(ends[1]);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    worker->pipe = ends[0];
    worker->job = job;
    if (worker->pid > 0)
        return NULL;
    close(ends[0]);
    worker->pid = 0;
    return text_error("cannot start a process: ", strerror(errno), (char *)0);
}

/* Whoever hands in what kills a grader must not take the report of the class
 * with him. Another worker writes that down, as it reads the checks. */
static int is_written_off(struct crowd *self, struct worker *worker,
                          int status)
{
    struct crowd_job *job = &self->jobs[worker->job];

    if (job->kind != CROWD_SUBMISSION || job->died || !WIFSIGNALED(status))
        return 0;
    job->died = WTERMSIG(status);
    return !start_worker(self, worker, worker->job);
}

/* A worker that was killed has no message, and may have left others. */
static void note_end(struct crowd *self, struct worker *worker, int status)
{
    struct crowd_job *job = &self->jobs[worker->job];
    struct message message;
    ssize_t got = read(worker->pipe, &message, sizeof message);

    (void)kill(-worker->pid, SIGKILL);
    close(worker->pipe);
    worker->pid = 0;
    if (got != (ssize_t)sizeof message && is_written_off(self, worker, status))
        return;
    job->is_done = 1;
    if (got == (ssize_t)sizeof message) {
        job->was_kept = message.was_kept;
        memcpy(job->error, message.error, sizeof job->error);
        memcpy(job->loses, message.loses, sizeof job->loses);
    } else
        snprintf(job->error, sizeof job->error, "the grader of %s was killed "
                 "by signal %d", job->name,
                 WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

static void wait_for_worker(struct crowd *self, struct worker *workers)
{
    int status = 0;
    pid_t pid = waitpid(-1, &status, 0);

    for (int i = 0; i < WORKERS_MAX && pid > 0; i++)
        if (workers[i].pid == pid)
            note_end(self, &workers[i], status);
}

static int count_busy(const struct worker *workers)
{
    int busy = 0;

    for (int i = 0; i < WORKERS_MAX; i++)
        busy += workers[i].pid != 0;
    return busy;
}

/* Each has a group of its own, with Yosys in it. */
static void end_all(struct worker *workers)
{
    for (int i = 0; i < WORKERS_MAX; i++)
        if (workers[i].pid) {
            kill(-workers[i].pid, SIGKILL);
            while (waitpid(workers[i].pid, NULL, 0) < 0 && errno == EINTR)
                ;
            close(workers[i].pipe);
            workers[i].pid = 0;
        }
}

static struct worker *free_worker(struct worker *workers)
{
    while (workers->pid)
        workers++;
    return workers;
}

const char *crowd_run(struct crowd *self)
{
    struct worker workers[WORKERS_MAX] = {0};
    int most = self->workers < 1 ? 1 : self->workers < WORKERS_MAX
             ? self->workers : WORKERS_MAX;
    int next = 0, done = 0;
    const char *error = NULL;

    while (!error && done < self->count) {
        int busy = count_busy(workers);

        if (self->should_stop && self->should_stop(NULL))
            error = "interrupted; the same command resumes from here";
        else if (busy < most && next < self->count)
            error = start_worker(self, free_worker(workers), next++);
        else {
            wait_for_worker(self, workers);
            done += busy - count_busy(workers);
            if (self->on_done)
                self->on_done(self, done);
        }
    }
    end_all(workers);
    return error;
}
