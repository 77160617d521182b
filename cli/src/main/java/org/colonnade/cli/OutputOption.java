package org.colonnade.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where a command prints to. */
final class OutputOption {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write to, if not to standard output.")
    private Path output;

    /** Fails if it is known already that nothing can be written there. */
    void check() {
        if (output != null) {
            Replacement.check(output);
        }
    }

    /** Whether it is a file whose name ends so. */
    boolean endsWith(String extension) {
        return output != null && output.toString().endsWith(extension);
    }

    void put(Console console, String text) {
        if (output == null) {
            console.out().print(text);
        } else {
            Replacement.write(output, text);
        }
    }
}
