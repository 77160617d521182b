package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.option.HelpOption;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints the script that lets a shell complete commands, options and file names. */
@Command(
        name = "completion",
        description = "Print a completion script for a shell.",
        footer = {
            "",
            "Examples:",
            "  source <(colonnade completion bash)",
            "  colonnade completion zsh > ~/.colonnade.zsh"
        })
final class Completion implements Callable<Integer> {
    private final Console console;
    private final Commands commands;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "SHELL", description = "One of ${COMPLETION-CANDIDATES}.")
    @SuppressWarnings("UnusedVariable") // picocli refuses other shells; the script is the same for all.
    private Shell shell;

    /** The shells that can run the script; it finds out itself which of them does. */
    enum Shell {
        bash,
        zsh
    }

    Completion(Console console, Commands commands) {
        this.console = console;
        this.commands = commands;
    }

    @Override
    public Integer call() {
        console.out().print(AutoComplete.bash("colonnade", commands.all()));
        return Exit.FINE;
    }
}
