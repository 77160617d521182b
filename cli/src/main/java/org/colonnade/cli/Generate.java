package org.colonnade.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Replacement;
import org.colonnade.generator.GeneratedWorkload;
import org.colonnade.option.HelpOption;
import org.colonnade.session.Refusal;
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

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write to, if not to standard output.")
    private Path output;

    Generate(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (factor < 1 || factor > GeneratedWorkload.LARGEST_FACTOR) {
            throw new Refusal("--factor must be from 1 to " + GeneratedWorkload.LARGEST_FACTOR + ", not " + factor);
        }
        put(GeneratedWorkload.text(factor, seed));
        return Exit.FINE;
    }

    private void put(String text) {
        if (output == null) {
            console.out().print(text);
        } else {
            Replacement.write(output, text);
        }
    }
}
