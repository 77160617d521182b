package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    Create(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Optional<Deployment> opened = options.open(console, file);
        opened.ifPresent(this::create);
        return opened.isPresent() ? Exit.FINE : Exit.INPUT;
    }

    private void create(Deployment opened) {
        try (opened) {
            Set<String> before = opened.store().families();
            opened.engine().create();
            console.out().print(opened.families(Map.of(true, "kept", false, "created"), before::contains));
        }
    }
}
