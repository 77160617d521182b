package org.colonnade.measurement;

import java.lang.management.ManagementFactory;

/** The machine of the measuring program; the store may run elsewhere. */
public record Machine(String system, String java, int processors, long memory) {
    public static Machine here() {
        return new Machine(
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                System.getProperty("java.vm.name") + " " + Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                installed());
    }

    /** Of the machine, not of this process; 0 if the JVM does not tell. */
    private static long installed() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : 0;
    }
}
