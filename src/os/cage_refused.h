/* cage_refused.h - the system calls that are refused in a sandbox, by groups:
 * REFUSE(name) for each that this architecture has. Included by cage_calls.c in
 * the middle of a table. */

/* The network. A socket that is open already stays usable. */
REFUSE(socket) REFUSE(connect) REFUSE(bind) REFUSE(listen) REFUSE(accept4)
#ifdef SYS_accept
REFUSE(accept)
#endif

/* Other processes */
REFUSE(kill) REFUSE(tkill) REFUSE(tgkill) REFUSE(rt_sigqueueinfo)
REFUSE(rt_tgsigqueueinfo) REFUSE(ptrace) REFUSE(process_vm_readv)
REFUSE(process_vm_writev) REFUSE(kcmp) REFUSE(setpriority)
REFUSE(sched_setaffinity) REFUSE(migrate_pages) REFUSE(move_pages)

/* Modes, owners and times of files */
REFUSE(fchmod) REFUSE(fchmodat) REFUSE(fchown) REFUSE(fchownat)
REFUSE(utimensat) REFUSE(setxattr) REFUSE(lsetxattr) REFUSE(fsetxattr)
REFUSE(removexattr) REFUSE(lremovexattr) REFUSE(fremovexattr)
REFUSE(mknodat) REFUSE(open_by_handle_at) REFUSE(name_to_handle_at)
#ifdef SYS_chmod
REFUSE(chmod) REFUSE(chown) REFUSE(lchown) REFUSE(mknod)
REFUSE(utimes) REFUSE(futimesat)
#endif
#ifdef SYS_utime
REFUSE(utime)
#endif

/* The system itself */
REFUSE(mount) REFUSE(umount2) REFUSE(pivot_root) REFUSE(chroot)
REFUSE(unshare) REFUSE(setns) REFUSE(swapon) REFUSE(swapoff) REFUSE(reboot)
REFUSE(init_module) REFUSE(finit_module) REFUSE(delete_module)
REFUSE(kexec_load) REFUSE(bpf) REFUSE(perf_event_open) REFUSE(userfaultfd)
REFUSE(keyctl) REFUSE(add_key) REFUSE(request_key) REFUSE(settimeofday)
REFUSE(clock_settime) REFUSE(adjtimex) REFUSE(clock_adjtime)
REFUSE(sethostname) REFUSE(setdomainname) REFUSE(acct) REFUSE(quotactl)
REFUSE(syslog) REFUSE(fanotify_init) REFUSE(mq_open) REFUSE(shmget)
REFUSE(msgget) REFUSE(semget)
