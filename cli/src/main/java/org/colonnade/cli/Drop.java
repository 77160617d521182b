package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    Drop(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Optional<Deployment> opened = options.find(console, file);
        opened.ifPresent(this::drop);
        return opened.isPresent() ? Exit.FINE : Exit.INPUT;
    }

    private void drop(Deployment opened) {
        try (opened) {
            Set<String> before = opened.store().families();
            opened.engine().drop();
            console.out().print(opened.families(Map.of(true, "dropped", false, "did not find"), before::contains));
        }
    }
}
