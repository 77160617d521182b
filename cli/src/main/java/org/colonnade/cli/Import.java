package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.option.HelpOption;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Drafts a design from what an application already has; the commands below it say from what. */
@Command(
        name = "import",
        description = "Draft a design from an application: its stored keys, or its classes.",
        synopsisSubcommandLabel = "SOURCE",
        commandListHeading = "%nSources:%n",
        footer = {
            "",
            "The draft says where each thing comes from, and what remains to be added.",
            "",
            "Examples:",
            "  colonnade import datastore-keys keys.jsonl -o blog.design",
            "  colonnade import classes target/classes -o blog.design"
        })
final class Import implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Spec
    private CommandSpec spec;

    private Import(Console console) {
        this.console = console;
    }

    static CommandLine line(Console console) {
        return new CommandLine(new Import(console))
                .addSubcommand("datastore-keys", new ImportKeys(console))
                .addSubcommand("classes", new ImportClasses(console));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(console.err());
        return Exit.INPUT;
    }
}
