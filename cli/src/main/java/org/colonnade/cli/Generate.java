package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.generator.GeneratedWorkload;
import org.colonnade.option.Amounts;
import org.colonnade.option.HelpOption;
import org.colonnade.option.OutputOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints a random workload of a given size. */
@Command(
        name = "generate",
        description = "Print a random workload of RUBiS' shape, as a design.",
        footer = {
            "",
            "With factor F there are 7F entities, 30F queries, 3F updates and 5F insertions.",
            "The same factor and seed give the same design on every machine.",
            "",
            "Examples:",
            "  colonnade generate",
            "  colonnade generate --factor 4 --seed 7 -o random.design"
        })
final class Generate implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Option(
            names = "--factor",
            paramLabel = "F",
            defaultValue = "1",
            description = "How large it is: from 1, the default, to " + GeneratedWorkload.LARGEST_FACTOR + ".")
    private int factor;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Which one it is: any whole number; 1 is the default.")
    private long seed;

    @Mixin
    private OutputOption output;

    Generate(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Amounts.requireRange("--factor", factor, 1, GeneratedWorkload.LARGEST_FACTOR);
        output.put(console, GeneratedWorkload.text(factor, seed));
        return Exit.FINE;
    }
}
