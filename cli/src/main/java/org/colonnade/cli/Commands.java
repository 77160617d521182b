package org.colonnade.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Puts picocli's model of the command line together.
 *
 * <p>Building that model is most of what a short command costs, so only the command that is called goes in,
 * and all of them only if none is (help, completion, a misspelt name).
 */
final class Commands {
    static final List<String> NAMES = List.of("validate", "format", "show", "draw", "generate", "completion");

    private final Console console;
    private final Failures failures;

    Commands(Console console, Failures failures) {
        this.console = console;
        this.failures = failures;
    }

    CommandLine lineFor(String... arguments) {
        boolean called = arguments.length > 0 && NAMES.contains(arguments[0]);
        return called ? configured(with(root(), arguments[0])) : all();
    }

    CommandLine all() {
        CommandLine line = root();
        for (String name : NAMES) {
            with(line, name);
        }
        return configured(line.addSubcommand("help", new HelpCommand()));
    }

    private CommandLine root() {
        return new CommandLine(new Colonnade(console));
    }

    private CommandLine with(CommandLine line, String name) {
        return line.addSubcommand(name, command(name));
    }

    private Object command(String name) {
        return switch (name) {
            case "validate" -> new Validate(console);
            case "format" -> new Format(console);
            case "show" -> new Show(console);
            case "draw" -> new Draw(console);
            case "generate" -> new Generate(console);
            case "completion" -> new Completion(console, this);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private CommandLine configured(CommandLine line) {
        return line.setOut(new PrintWriter(console.out(), true))
                .setErr(new PrintWriter(console.err(), true))
                .setColorScheme(new ColorScheme.Builder(console.ansiOut()).build())
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(this::misused)
                .setExecutionExceptionHandler((thrown, command, result) -> failures.explain(thrown));
    }

    /** One line says what is wrong, the next where to read on. */
    private int misused(ParameterException e, String... arguments) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("colonnade: " + uncapitalised(e.getMessage()));
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.INPUT;
    }

    private static String uncapitalised(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }
}
