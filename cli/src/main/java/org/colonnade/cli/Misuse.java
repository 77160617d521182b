package org.colonnade.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.console.Exit;
import org.colonnade.console.Failures;
import org.colonnade.text.NearNames;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What is wrong with a command line, all of it at once.
 *
 * <p>Invariant: nothing is said twice. An argument with a wrong value is not missing as well, and where there is an unknown
 * option it may have taken the place of what is missing.
 */
record Misuse(List<ParameterException> faults) {
    /** How picocli speaks of what is no number. */
    private static final Pattern NUMBER = Pattern.compile("'([^']*)' is not an? (int|long|float|double)$");

    /** What picocli has collected for the command that was called, and for the one that leads to it. */
    static Misuse of(ParseResult parsed) {
        List<ParameterException> collected = parsed.asCommandLineList().stream()
                .flatMap(line -> line.getParseResult().errors().stream())
                .map(ParameterException.class::cast)
                .toList();
        Set<String> values = new HashSet<>();
        Set<ArgSpec> arguments = new HashSet<>();
        collected.forEach(f -> values.add(f.getValue()));
        List<ParameterException> faults = new ArrayList<>();
        for (ParameterException fault : collected) {
            boolean again = fault instanceof MissingParameterException
                    || fault instanceof UnmatchedArgumentException unmatched
                            && values.containsAll(unmatched.getUnmatched());
            if (!again && (fault.getArgSpec() == null || arguments.add(fault.getArgSpec()))) {
                faults.add(fault);
            }
        }
        if (faults.stream().noneMatch(UnmatchedArgumentException.class::isInstance)) {
            collected.stream()
                    .filter(f ->
                            f instanceof MissingParameterException missing && arguments.addAll(missing.getMissing()))
                    .forEach(faults::add);
        }
        return new Misuse(faults);
    }

    boolean isEmpty() {
        return faults.isEmpty();
    }

    /** A line for each fault; the last says where to read on. */
    int explain() {
        faults.forEach(Misuse::explain);
        CommandLine command = faults.get(0).getCommandLine();
        command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.INPUT;
    }

    private static void explain(ParameterException fault) {
        fault.getCommandLine().getErr().println(Failures.NAME + sentence(fault));
        UnmatchedArgumentException.printSuggestions(
                fault, fault.getCommandLine().getErr());
    }

    private static String sentence(ParameterException fault) {
        if (fault instanceof UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption()
                && !fault.getCommandLine().getSubcommands().isEmpty()) {
            return "there is no command '" + unmatched.getUnmatched().get(0) + "'";
        }
        ArgSpec argument = fault.getArgSpec();
        Matcher number = NUMBER.matcher(String.valueOf(fault.getMessage()));
        if (argument != null && number.find()) {
            return name(argument) + " must be " + kind(number.group(2)) + ", not '" + number.group(1) + "'";
        }
        if (argument != null && argument.type().isEnum() && fault.getValue() != null) {
            return choice(argument, fault.getValue());
        }
        return uncapitalised(fault.getMessage());
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

    private static String uncapitalised(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }
}
