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
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/sha256.h"
#include "base/text.h"
#include "grade/folder.h"
#include "grade/keys.h"
#include "os/cage.h"

/* The factor bounds a whole worker, with the golden machine and shortening in
 * it. It is a last resort; the design itself is bounded by examine.c, which can
 * say so in its result. */
enum { WORKERS_MAX = 64, CPU_FACTOR = 20 };

/* Names */

/* The last part of the path, without the ending of an archive, in characters
 * that every file system has. */
static void plain_name(const char *path, char *name, size_t room)
{
    static const char *const endings[] = {".zip", ".tar", ".tar.gz", ".tgz",
                                          ".fault", ".v", ".sv"};
    char word[FILE_PATH_MAX];
    size_t length, used = 0;

    snprintf(word, sizeof word, "%s", path);
    for (length = strlen(word); length > 1 && word[length - 1] == '/';)
        word[--length] = 0;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t tail = strlen(endings[i]);

        if (length > tail && text_alike(word + length - tail, endings[i]))
            word[length - tail] = 0;
    }
    path = strrchr(word, '/') ? strrchr(word, '/') + 1 : word;
    for (; *path && used + 8 < room; path++)
        name[used++] = (char)(strchr("/\\\"'<>&;$ ", *path)
                              || text_is_control(*path) || *path < 0
                              ? '_' : *path);
    name[used] = 0;
    if (!used || name[0] == '.')
        snprintf(name, room, "submission");
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

/* What cannot be laid out is a result, too: the submission is at fault. */
static const char *note_unstaged(const struct examine_order *order,
                                 const char *reason)
{
    struct result result;
    char kept[TEXT_ERROR_MAX];
    const char *error;

    snprintf(kept, sizeof kept, "%s", reason);
    error = result_begin(&result);
    if (error)
        return error;
    keys_of_result(order, result.key);
    snprintf(result.name, sizeof result.name, "%s", order->name);
    snprintf(result.failure, sizeof result.failure, "%s", kept);
    error = result_write(&result, order->folder);
    result_free(&result);
    return error;
}

const char *crowd_examine(const struct crowd *self, struct crowd_job *job)
{
    struct examine_order order = {
        .assignment = self->assignment, .tools = self->tools,
        .name = job->name, .folder = job->folder,
        .is_public = self->is_public, .is_brief = self->is_brief};
    char staged[FILE_PATH_MAX];
    const char *error = folder_make(job->folder);

    if (error)
        return error;
    file_join(job->folder, "staged", staged);
    order.staged = staged;
    error = stage(self, job, staged);
    if (!error)
        error = folder_sum(staged, order.sum);
    if (!error && job->kind == CROWD_SUBMISSION) {
        order.path = job->path;
        error = stage_given(self->assignment, staged);
    }
    if (error && job->kind == CROWD_SUBMISSION)
        error = note_unstaged(&order, error);
    else if (!error && is_kept(&order))
        job->was_kept = 1;
    else if (!error)
        return examine(&order);
    folder_remove(staged);
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

/* A worker that was killed has no message. */
static void note_end(struct crowd *self, struct worker *worker, int status)
{
    struct crowd_job *job = &self->jobs[worker->job];
    struct message message;
    ssize_t got = read(worker->pipe, &message, sizeof message);

    close(worker->pipe);
    worker->pid = 0;
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

static void wait_for_one(struct crowd *self, struct worker *workers)
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
            wait_for_one(self, workers);
            done += busy - count_busy(workers);
            if (self->on_done)
                self->on_done(self, done);
        }
    }
    end_all(workers);
    return error;
}
