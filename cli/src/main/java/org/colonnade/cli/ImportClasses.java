package org.colonnade.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.bytecode.ClassPath;
import org.colonnade.bytecode.Classes;
import org.colonnade.bytecode.Skipped;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.draft.Draft;
import org.colonnade.mapping.ClassMapping;
import org.colonnade.option.DraftOption;
import org.colonnade.option.HelpOption;
import org.colonnade.session.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Drafts a design from compiled classes. */
@Command(
        name = "classes",
        description = "Draft a design from compiled classes with annotations of Objectify or Jakarta Persistence.",
        footer = {
            "",
            "Classes are read, never run. Those that cannot be read are named and skipped.",
            "Objectify's @Parent gives the grouping as_stored.",
            "",
            "Examples:",
            "  colonnade import classes target/classes",
            "  colonnade import classes app.jar model.jar --writes -o app.design"
        })
final class ImportClasses implements Callable<Integer> {
    private static final int MOST_SHOWN = 20;

    private final Console console;

    @Mixin
    private HelpOption help;

    @Mixin
    private DraftOption draft;

    @Parameters(paramLabel = "DIR|JAR", arity = "1..*", description = "Directories, jars, or single class files.")
    private List<Path> places;

    ImportClasses(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        requireAll();
        Classes classes = read();
        warn(classes.skipped());
        Optional<Draft> found = ClassMapping.draft(classes);
        if (found.isEmpty()) {
            throw new Refusal("there is no entity among " + classes.all().size()
                    + " classes; entities have the annotation @Entity of Objectify or Jakarta Persistence");
        }
        draft.put(console, found.get());
        return Exit.FINE;
    }

    /** All that are missing are named at once. */
    private void requireAll() {
        List<String> missing = places.stream()
                .filter(p -> !Files.exists(p))
                .map(Path::toString)
                .toList();
        Refusal.require(missing.isEmpty(), "there is no such file or directory: " + String.join(", ", missing));
    }

    private Classes read() {
        try {
            return ClassPath.read(places);
        } catch (AccessDeniedException e) {
            throw new Refusal("cannot read " + e.getFile() + ": its permissions do not let you");
        } catch (IOException e) {
            throw new Refusal("cannot read the classes: " + e.getMessage());
        }
    }

    private void warn(List<Skipped> skipped) {
        skipped.stream().limit(MOST_SHOWN).forEach(s -> console.err().println("warning: " + s));
        if (skipped.size() > MOST_SHOWN) {
            console.err().println("... and " + (skipped.size() - MOST_SHOWN) + " more");
        }
    }
}
