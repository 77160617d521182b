package org.colonnade.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.colonnade.console.Console;
import org.colonnade.session.Objections;
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

    /** Opens the design and makes checks of it, if that is possible; refuses with all objections that there are then. */
    @SafeVarargs
    public final Session open(Console console, Objections objections, Consumer<Session>... checks) {
        Optional<Session> session = objections.get(() -> open(console));
        for (Consumer<Session> check : checks) {
            session.ifPresent(s -> objections.check(() -> check.accept(s)));
        }
        objections.raise();
        return session.orElseThrow();
    }
}
