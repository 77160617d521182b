package org.colonnade.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * What the current thread needs for some work. Its own CPU time counts, so that whatever else the machine does changes
 * little.
 */
final class Meter {
    private static final long STEPS = 1_000_000_000;
    private static final double ENOUGH = 200;
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Meter() {}

    /** Of some work: its result, milliseconds and allocated megabytes. */
    record Reading<T>(T result, double millis, double megabytes) {}

    static <T> Reading<T> once(Supplier<T> work) {
        long start = THREADS.getCurrentThreadCpuTime();
        long allocated = allocated();
        T result = work.get();
        return new Reading<>(
                result, (THREADS.getCurrentThreadCpuTime() - start) / 1e6, (allocated() - allocated) / 1e6);
    }

    private static long allocated() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Milliseconds for one of many times, after as many that do not count. */
    static double warm(Runnable work) {
        int times = 0;
        for (double spent = 0; spent < ENOUGH; times++) {
            spent += once(() -> run(work)).millis();
        }
        int again = times;
        return once(() -> {
                            for (int i = 0; i < again; i++) {
                                work.run();
                            }
                            return again;
                        })
                        .millis()
                / again;
    }

    private static boolean run(Runnable work) {
        work.run();
        return true;
    }

    /** A figure of the machine to compare others with: milliseconds of a loop of a thousand million steps. */
    static double fixedLoop() {
        Reading<Long> reading = once(() -> {
            long state = 1;
            for (long i = 0; i < STEPS; i++) {
                state = state * 6364136223846793005L + 1442695040888963407L;
            }
            return state;
        });
        return reading.millis();
    }

    /** The most megabytes that the process has had, natives included, where the system tells; otherwise 0. */
    static long peak() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(l -> l.startsWith("VmHWM:"))
                    .mapToLong(l -> Long.parseLong(l.replaceAll("\\D", "")) / 1000)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
