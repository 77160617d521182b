package org.colonnade.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.colonnade.console.Console;
import org.colonnade.console.Failures;
import picocli.CommandLine;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Puts picocli's model of the command line together.
 *
 * <p>Building that model is most of what a short command costs, so only the command that is called goes in,
 * and all of them only if none is (help, completion, a misspelt name).
 */
record Commands(Console console, Failures failures) {
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
            case "server" -> ServerCommand.line(console);
            case "completion" -> new Completion(console, this);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private CommandLine configured(CommandLine line) {
        return collecting(line)
                .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(new ColorScheme.Builder(console.ansiOut()).build())
                .setHelpFactory(HelpText::new)
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(this::run)
                .setParameterExceptionHandler((fault, arguments) -> new Misuse(List.of(fault)).explain())
                .setExecutionExceptionHandler((thrown, command, result) -> failures.explain(thrown));
    }

    /** Faults are collected rather than thrown, so that help is given where it is asked for, and all are told otherwise. */
    private static CommandLine collecting(CommandLine line) {
        line.getCommandSpec().parser().collectErrors(true);
        line.getSubcommands().values().forEach(Commands::collecting);
        return line;
    }

    private int run(ParseResult parsed) {
        Misuse misuse = Misuse.of(parsed);
        if (misuse.isEmpty()) {
            return new RunLast().execute(parsed);
        }
        Integer helped = CommandLine.executeHelpRequest(parsed);
        return helped != null ? helped : misuse.explain();
    }
}
