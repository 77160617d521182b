package org.colonnade.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.text.NearNames;
import picocli.CommandLine;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Puts picocli's model of the command line together.
 *
 * <p>Building that model is most of what a short command costs, so only the command that is called goes in,
 * and all of them only if none is (help, completion, a misspelt name).
 */
final class Commands {
    static final List<String> NAMES = List.of(
            "advise",
            "why",
            "why-not",
            "cost",
            "compare",
            "check",
            "group",
            "aggregates",
            "represent",
            "layout",
            "validate",
            "format",
            "show",
            "draw",
            "automaton",
            "run",
            "create",
            "load",
            "drop",
            "verify",
            "calibrate",
            "predict-check",
            "bench",
            "bench-aggregates",
            "migrate",
            "experiment",
            "include",
            "generate",
            "import",
            "server",
            "completion");

    /** How picocli speaks of what is no number. */
    private static final Pattern NUMBER = Pattern.compile("'([^']*)' is not an? (int|long|float|double)$");

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
            case "advise" -> new Advise(console);
            case "why" -> new Why(console);
            case "why-not" -> new WhyNot(console);
            case "cost" -> new Cost(console);
            case "compare" -> new Compare(console);
            case "check" -> new CheckCommand(console);
            case "group" -> new GroupCommand(console);
            case "aggregates" -> new AggregatesCommand(console);
            case "represent" -> new Represent(console);
            case "layout" -> new LayoutCommand(console);
            case "validate" -> new Validate(console);
            case "format" -> new Format(console);
            case "show" -> new Show(console);
            case "draw" -> new Draw(console);
            case "automaton" -> new ShowAutomaton(console);
            case "run" -> new RunCommand(console);
            case "create" -> new Create(console);
            case "load" -> new Load(console);
            case "drop" -> new Drop(console);
            case "verify" -> new Verify(console);
            case "calibrate" -> new Calibrate(console);
            case "predict-check" -> new PredictCheck(console);
            case "bench" -> new Bench(console);
            case "bench-aggregates" -> new BenchAggregates(console);
            case "migrate" -> new Migrate(console);
            case "experiment" -> new ExperimentCommand(console);
            case "include" -> new Include(console);
            case "generate" -> new Generate(console);
            case "import" -> Import.line(console);
            case "server" -> new ServerCommand(console);
            case "completion" -> new Completion(console, this);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private CommandLine configured(CommandLine line) {
        return line.setOut(new PrintWriter(console.out(), true))
                .setErr(new PrintWriter(console.err(), true))
                .setColorScheme(new ColorScheme.Builder(console.ansiOut()).build())
                .setHelpFactory(HelpText::new)
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(this::misused)
                .setExecutionExceptionHandler((thrown, command, result) -> failures.explain(thrown));
    }

    /** One line says what is wrong, the next where to read on. */
    private int misused(ParameterException e, String... arguments) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("colonnade: " + complaint(e, arguments));
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.INPUT;
    }

    /** An option that does not exist is worse than the file that picocli misses because of it. */
    private static String complaint(ParameterException e, String... arguments) {
        CommandLine command = e.getCommandLine();
        if (e instanceof UnmatchedArgumentException unmatched
                && !command.getSubcommands().isEmpty()) {
            return "there is no command '" + unmatched.getUnmatched().get(0) + "'";
        }
        Matcher number = NUMBER.matcher(String.valueOf(e.getMessage()));
        if (e.getArgSpec() != null && number.find()) {
            return name(e.getArgSpec()) + " must be " + kind(number.group(2)) + ", not '" + number.group(1) + "'";
        }
        if (e.getArgSpec() != null && e.getArgSpec().type().isEnum() && e.getValue() != null) {
            return choice(e.getArgSpec(), e.getValue());
        }
        return Stream.of(arguments)
                .takeWhile(a -> !a.equals("--"))
                .filter(a -> e instanceof MissingParameterException && isUnknownOption(a, command))
                .findFirst()
                .map(a -> "unknown option: '" + a + "'")
                .orElseGet(() -> uncapitalised(e.getMessage()));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /** What a number of a Java type is to people. */
    private static String kind(String type) {
        return switch (type) {
            case "int" -> "a whole number of at most " + Integer.MAX_VALUE;
            case "long" -> "a whole number of at most " + Long.MAX_VALUE;
            default -> "a number";
        };
    }

    /** What may be chosen, as the help shows it. */
    private static String choice(ArgSpec argument, String given) {
        List<String> choices = Stream.of(argument.type().getEnumConstants())
                .map(String::valueOf)
                .toList();
        return name(argument) + " must be one of " + String.join(", ", choices) + ", not '" + given + "'"
                + NearNames.of(given, choices).stream()
                        .findFirst()
                        .map(n -> "; did you mean `" + n + "`?")
                        .orElse("");
    }

    private static boolean isUnknownOption(String argument, CommandLine command) {
        return argument.startsWith("-")
                && !argument.equals(FileLibrary.STANDARD_INPUT)
                && command.getCommandSpec().optionsMap().keySet().stream().noneMatch(argument::startsWith);
    }

    private static String uncapitalised(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }
}
