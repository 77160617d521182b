package org.colonnade.option;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option that every command has, and the headings of every help. */
@Command(
        optionListHeading = "%nOptions:%n",
        parameterListHeading = "%n",
        descriptionHeading = "%n",
        synopsisHeading = "Usage: ")
public final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // picocli shows the help.
    private boolean asked;
}
