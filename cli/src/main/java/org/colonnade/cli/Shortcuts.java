package org.colonnade.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.file.FileLibrary;

/**
 * Runs the command lines that are typed most without picocli: the version, and commands with nothing but files.
 *
 * <p>picocli's classes are compiled for Java 5, and the JVM archives none that old: reading and checking them costs
 * more than three times what the rest of the start does. Whatever is not plain is left to it.
 */
record Shortcuts(Console console) {
    /** The exit code, or nothing if the arguments need a parser. */
    OptionalInt run(String... arguments) {
        if (arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"))) {
            console.out().println(Version.TEXT);
            return OptionalInt.of(Exit.FINE);
        }
        return arguments.length > 1 && arePlain(arguments) ? run(arguments[0], files(arguments)) : OptionalInt.empty();
    }

    private OptionalInt run(String command, List<String> files) {
        return switch (command) {
            case "validate" -> OptionalInt.of(new Validate(console).run(files));
            case "advise" ->
                files.size() == 1
                        ? OptionalInt.of(new Advise(console).run(Path.of(files.get(0))))
                        : OptionalInt.empty();
            case "format" -> OptionalInt.of(new Format(console).rewrite(files));
            default -> OptionalInt.empty();
        };
    }

    private static boolean arePlain(String... arguments) {
        for (String argument : arguments) {
            if (argument.startsWith("-") && !argument.equals(FileLibrary.STANDARD_INPUT)) {
                return false;
            }
        }
        return true;
    }

    private static List<String> files(String... arguments) {
        List<Path> files = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) {
            files.add(Path.of(arguments[i]));
        }
        return FileLibrary.names(files);
    }
}
