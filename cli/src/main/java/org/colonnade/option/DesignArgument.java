package org.colonnade.option;

import java.nio.file.Path;
import org.colonnade.console.Console;
import org.colonnade.session.Session;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What every command about a design begins with: its help, and the file of the design. */
public final class DesignArgument {
    @Mixin
    private HelpOption help;

    @Parameters(index = "0", paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    public Path path() {
        return file;
    }

    public Session open(Console console) {
        return new Sessions(console).open(file);
    }
}
