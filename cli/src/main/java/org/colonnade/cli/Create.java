package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.deployment.Deployment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Makes the families of a design on a store. */
@Command(
        name = "create",
        description = "Make the families of a design on a store, empty.",
        footer = {
            "",
            "Families that are there already stay as they are.",
            "",
            "Examples:",
            "  colonnade create hotel.design --store embedded:data",
            "  colonnade create rubis.design --store cassandra://localhost/rubis?dc=datacenter1 --schema expert"
        })
final class Create implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    Create(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Deployment opened = options.open(console, file.path())) {
            opened.create().forEach(f -> console.out().println(f.told("kept", "created")));
        }
        return Exit.FINE;
    }
}
