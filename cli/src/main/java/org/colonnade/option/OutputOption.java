package org.colonnade.option;

import java.nio.file.Path;
import org.colonnade.console.Console;
import org.colonnade.console.Replacement;
import picocli.CommandLine.Option;

/** Where a command prints to. */
public final class OutputOption {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write to, if not to standard output.")
    private Path output;

    /** Fails if it is known already that nothing can be written there. */
    public void check() {
        if (output != null) {
            Replacement.check(output);
        }
    }

    /** Whether it is a file whose name ends so. */
    public boolean endsWith(String extension) {
        return output != null && output.toString().endsWith(extension);
    }

    public void put(Console console, String text) {
        if (output == null) {
            console.out().print(text);
        } else {
            Replacement.write(output, text);
        }
    }
}
