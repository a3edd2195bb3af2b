/* test_devmem.c - /dev/mem as a file of four gigabytes with holes: the real
 * addresses, the real code. */
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "machines/go/de1soc/devmem.h"
#include "machines/go/de1soc/iomem.h"

static char root[40];

static const char *path(const char *name)
{
    static char full[80];

    snprintf(full, sizeof full, "%s/%s", root, name);
    return full;
}

static int begin(void **state)
{
    (void)state;
    strcpy(root, "/tmp/devmemXXXXXX");
    assert_non_null(mkdtemp(root));
    assert_int_equal(mkdir(path("dev"), 0700), 0);
    assert_int_equal(mkdir(path("proc"), 0700), 0);
    return 0;
}

static int end(void **state)
{
    (void)state;
    unlink(path("dev/mem"));
    unlink(path("proc/iomem"));
    rmdir(path("dev"));
    rmdir(path("proc"));
    return rmdir(root);
}

static int make_memory(void)
{
    int file = open(path("dev/mem"), O_RDWR | O_CREAT, 0600);

    assert_true(file >= 0);
    assert_int_equal(ftruncate(file, LW_BRIDGE_BASE + (off_t)LW_BRIDGE_SPAN),
                     0);
    return file;
}

static void write_iomem(const char *text)
{
    FILE *file = fopen(path("proc/iomem"), "w");

    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static uint32_t word_at(int file, uint64_t address)
{
    uint32_t word = 0;

    assert_int_equal(pread(file, &word, sizeof word, (off_t)address),
                     sizeof word);
    return word;
}

CASE(registers_and_frames)
{
    struct devmem devmem;
    struct hw_bus bus;
    int file = make_memory();

    BEGIN_CASE;
    devmem_begin(&devmem, root);
    bus = devmem_bus(&devmem);
    hw_attach(&bus);
    assert_int_equal(hw_init(), 0);
    assert_int_equal(word_at(file, 0xFF200010), 0x3F);
    hw_write(REG_PANEL, 0x12345678);
    assert_int_equal(word_at(file, 0xFF200018), 0x12345678);
    bus.frame(&devmem, 0)[0] = 0x1111;
    bus.frame(&devmem, 0)[FB_PIXELS - 1] = 0x2222;
    bus.frame(&devmem, 1)[0] = 0x3333;
    bus.frame(&devmem, 1)[FB_PIXELS - 1] = 0x4444;
    assert_int_equal(word_at(file, 0x3F000000), 0x1111);
    assert_int_equal(word_at(file, 0x3F095FFE), 0x33332222);
    assert_int_equal(word_at(file, 0x3F12BFFC), 0x44440000);
    assert_int_equal(hw_init(), 0);     /* once more, as after a reset */
    assert_int_equal(hw_read(REG_PANEL), 0x12345678);
    hw_close();
    assert_null(devmem.registers);
    close(file);
}

static void does_not_open(enum trouble trouble, int error)
{
    struct devmem devmem;
    struct hw_bus bus;

    devmem_begin(&devmem, root);
    bus = devmem_bus(&devmem);
    assert_true(bus.open(&devmem) != 0);
    assert_int_equal(devmem.trouble, trouble);
    assert_int_equal(devmem.error, error);
    assert_null(devmem.frames);
}

CASE(no_file)
{
    BEGIN_CASE;
    does_not_open(TROUBLE_NO_MEMORY_FILE, ENOENT);
}

CASE(not_mappable)
{
    BEGIN_CASE;
    assert_int_equal(symlink("/dev/null", path("dev/mem")), 0);
    does_not_open(TROUBLE_NOT_MAPPABLE, ENODEV);
}

CASE(not_reserved)
{
    BEGIN_CASE;
    close(make_memory());
    write_iomem("00000000-3fffffff : System RAM\n");
    does_not_open(TROUBLE_NOT_RESERVED, 0);
}

static int has_ram(const char *text)
{
    write_iomem(text);
    return iomem_has_ram(path("proc/iomem"), 0x3F000000, 2 * FB_BYTES);
}

CASE(lists_of_memory)
{
    BEGIN_CASE;
    assert_false(has_ram("00000000-3effffff : System RAM\n"
                         "  00008000-007fffff : Kernel code\n"
                         "ff200000-ff3fffff : bridge\n"));
    assert_true(has_ram("ff200000-ff3fffff : bridge\n"
                        "00000000-3f000000 : System RAM\n"));
    assert_true(has_ram("3f12bfff-3fffffff : System RAM\n"));
    assert_false(has_ram("3f12c000-3fffffff : System RAM\n"));
    assert_true(has_ram("  3f080000-3f080fff : System RAM\n"));
    assert_true(has_ram("00000000-3fffffff : System RAM (boot alias)\n"));
    assert_false(has_ram("3f000000-3fffffff : reserved\n"));
    assert_false(has_ram("00000000-00000000 : System RAM\n"));
    assert_false(has_ram("rubbish\n-\n3f000000 : System RAM\n\n"
                         "3f000000-zz : System RAM\n"));
    unlink(path("proc/iomem"));
    assert_false(iomem_has_ram(path("proc/iomem"), 0x3F000000, 1));
}

#define IN_FOLDER(sentence, function) {sentence, function, begin, end, NULL}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FOLDER("devmem: M4-010, M4-134 hw_init maps registers and both "
                  "frames from /dev/mem at their addresses; no driver",
                  registers_and_frames),
        IN_FOLDER("devmem: no /dev/mem is told", no_file),
        IN_FOLDER("devmem: a file that cannot be mapped is told",
                  not_mappable),
        IN_FOLDER("devmem: memory that Linux uses is not touched",
                  not_reserved),
        IN_FOLDER("devmem: /proc/iomem tells what Linux uses",
                  lists_of_memory),
    };

    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("devmem", tests, NULL, NULL);
}
