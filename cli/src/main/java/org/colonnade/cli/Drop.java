package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.deployment.Deployment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Takes the families of a design away from a store. */
@Command(
        name = "drop",
        description = "Take the families of a design away from a store, with all that is in them.",
        footer = {
            "",
            "Families are known by their names: give the schema, mix and cost model with which",
            "they were made.",
            "",
            "Example:",
            "  colonnade drop hotel.design --store embedded:data"
        })
final class Drop implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    Drop(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Deployment opened = options.find(console, file.path())) {
            opened.drop().forEach(f -> console.out().println(f.told("dropped", "did not find")));
        }
        return Exit.FINE;
    }
}
