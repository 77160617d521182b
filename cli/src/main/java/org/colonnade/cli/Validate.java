package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.ProblemPrinter;
import org.colonnade.file.FileLibrary;
import org.colonnade.language.DesignReader;
import org.colonnade.option.HelpOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads designs and reports everything that is wrong with them. */
@Command(
        name = "validate",
        description = "Report everything that is wrong with designs.",
        footer = {
            "",
            "The exit code is 0 if all can be used, 2 if one has errors. FILE may be - for",
            "standard input.",
            "",
            "Examples:",
            "  colonnade validate blog.design",
            "  colonnade validate designs/*.design"
        })
final class Validate implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The designs.")
    private List<Path> files;

    Validate(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return run(FileLibrary.names(files));
    }

    int run(List<String> names) {
        FileLibrary library = new FileLibrary(console.in());
        ProblemPrinter report = new ProblemPrinter(console);
        for (String name : names) {
            report.add(DesignReader.read(name, library).problems());
        }
        report.summarize(names.size());
        return report.hasErrors() ? Exit.INPUT : Exit.FINE;
    }
}
