package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.ProblemPrinter;
import org.colonnade.console.Replacement;
import org.colonnade.file.FileLibrary;
import org.colonnade.layout.Formatter;
import org.colonnade.layout.Formatting;
import org.colonnade.option.HelpOption;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lays designs out in the one canonical way, in place. */
@Command(
        name = "format",
        description = "Lay designs out in the canonical way; comments are kept.",
        footer = {
            "",
            "Files are rewritten in place, and those that changed are named. FILE may be -:",
            "standard input is formatted to standard output. A file that does not parse is",
            "left alone, and the exit code is 2.",
            "",
            "Examples:",
            "  colonnade format blog.design",
            "  colonnade format --check designs/*.design",
            "  colonnade format - < blog.design"
        })
final class Format implements Callable<Integer> {
    private final Console console;
    private final FileLibrary library;
    private final ProblemPrinter report;

    @Mixin
    private HelpOption help;

    @Option(
            names = "--check",
            description = "Change nothing; list the files that are not formatted and exit with 3 if there are any.")
    private boolean checkOnly;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The designs.")
    private List<Path> files;

    Format(Console console) {
        this.console = console;
        this.library = new FileLibrary(console.in());
        this.report = new ProblemPrinter(console);
    }

    @Override
    public Integer call() {
        List<String> names = FileLibrary.names(files);
        return checkOnly ? check(names) : rewrite(names);
    }

    int rewrite(List<String> names) {
        for (String name : names) {
            open(name).ifPresent(this::rewrite);
        }
        return report.hasErrors() ? Exit.INPUT : Exit.FINE;
    }

    private int check(List<String> names) {
        int unformatted = 0;
        for (String name : names) {
            if (open(name).filter(this::isUnformatted).isPresent()) {
                console.out().println(name);
                unformatted++;
            }
        }
        return report.hasErrors() ? Exit.INPUT : unformatted > 0 ? Exit.FINDINGS : Exit.FINE;
    }

    private Optional<Source> open(String name) {
        try {
            return Optional.of(library.open(name));
        } catch (Unreadable e) {
            report.add(e.problem());
            return Optional.empty();
        }
    }

    private boolean isUnformatted(Source source) {
        return formatted(source).filter(text -> !text.equals(source.text())).isPresent();
    }

    private void rewrite(Source source) {
        formatted(source).ifPresent(text -> put(source, text));
    }

    private void put(Source source, String text) {
        if (source.name().equals(FileLibrary.STANDARD_INPUT)) {
            console.out().print(text);
        } else if (!text.equals(source.text())) {
            Replacement.write(Path.of(source.name()), text);
            console.err().println("formatted " + source.name());
        }
    }

    private Optional<String> formatted(Source source) {
        Formatting formatting = Formatter.format(source);
        report.add(formatting.problems());
        return formatting.text();
    }
}
