package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The program without a command: shows what there is. */
@Command(
        name = "colonnade",
        versionProvider = Version.class,
        description =
                "Designs NoSQL databases from one text file: the conceptual model, the workload, who writes what.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:fine",
            "1:the program or a store failed, or it was stopped before the end",
            "2:wrong usage, an input with errors, or an address where there is no store or one that lets nobody in",
            "3:something was found"
        },
        footer = {
            "",
            "Examples:",
            "  colonnade help advise",
            "  colonnade advise hotel.design",
            "",
            "Colours go away with NO_COLOR=1; COLONNADE_JAVA_OPTIONS goes to the JVM."
        })
final class Colonnade implements Callable<Integer> {
    private final Console console;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // picocli shows the help.
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    @SuppressWarnings("UnusedVariable") // picocli shows the version.
    private boolean version;

    Colonnade(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(console.err());
        return Exit.INPUT;
    }
}
