package org.colonnade.cli;

import static org.colonnade.cli.DesignJson.array;
import static org.colonnade.cli.DesignJson.object;
import static org.colonnade.cli.DesignJson.strings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.partition.Partition;
import org.colonnade.partition.PartitionText;
import org.colonnade.placement.Layout;
import org.colonnade.placement.Targets;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.StoreProfile;
import org.colonnade.representation.Terms;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Shows how aggregates are kept on a store. */
@Command(
        name = "layout",
        description =
                "Show how a store keeps the blocks of aggregates: definitions, and keys and values of an example.",
        footer = {
            "",
            "Blocks are cut as the design says, or as --partition does. Where the design leaves",
            "it to the advisor, they are cut as `represent` finds best for the mix.",
            "",
            "Formats: text; json (docs/representation.schema.json).",
            "",
            "Examples:",
            "  colonnade layout game.design --store cassandra",
            "  colonnade layout game.design --store oracle-nosql --aggregate Game --partition eao",
            "  colonnade layout game.design --store mongodb --aggregate Player --partition 'games[*]'"
        })
final class LayoutCommand implements Callable<Integer> {
    private static final String FORM = "colonnade/layout/1";

    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Mixin
    private AggregateOption aggregate = new AggregateOption();

    @Mixin
    private StoreProfileOptions store = new StoreProfileOptions();

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to cut for, if not the default one.")
    private String mix;

    @Option(
            names = "--partition",
            paramLabel = "PATHS",
            description = "eao, etf, or the paths that have entries of their own: 'rounds[*], firstName+lastName'.")
    private String partition;

    @Mixin
    private FormOption form = new FormOption();

    LayoutCommand(Console console) {
        this.console = console;
    }

    private record Shown(Partition partition, StoreProfile store, Layout layout) {}

    @Override
    public Integer call() {
        Optional<Terms> terms = store.terms(console);
        Optional<Consultation> consultation = Consultation.open(console, file, "cassandra");
        if (terms.isEmpty() || consultation.isEmpty()) {
            return Exit.INPUT;
        }
        Mix chosen = consultation.get().mix(Optional.ofNullable(mix));
        Design design = consultation.get().design();
        List<Shown> shown = aggregate.roots(design).stream()
                .map(r -> partition(design, r, chosen, terms.get()))
                .map(p -> new Shown(
                        p,
                        terms.get().store(),
                        Targets.layout(terms.get().store().name(), p)))
                .toList();
        console.out()
                .print(form.of(
                        () -> shown.stream().map(LayoutCommand::text).collect(Collectors.joining("\n")),
                        () -> json(shown)));
        return Exit.FINE;
    }

    private Partition partition(Design design, Entity root, Mix chosen, Terms terms) {
        if (partition == null) {
            return new RepresentationAdvisor(design, terms).partition(root, chosen);
        }
        try {
            return PartitionText.read(AggregateClass.of(design.model(), root), partition);
        } catch (IllegalArgumentException e) {
            throw new Unusable("--partition: " + e.getMessage());
        }
    }

    private static String text(Shown shown) {
        Layout layout = shown.layout();
        TextTable table =
                new TextTable(List.of(layout.header().key(), layout.header().value()));
        layout.cells().forEach(c -> table.add(List.of(c.key(), c.value())));
        return shown.partition().aggregate() + " on " + shown.store().title() + ": "
                + RepresentationText.text(shown.partition()) + "\n\n"
                + lines(layout.definition())
                + (layout.definition().isEmpty() ? "" : "\n")
                + table.text("  ") + "\n" + lines(layout.notes());
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(l -> "  " + l + "\n").collect(Collectors.joining());
    }

    private static String json(List<Shown> shown) {
        ObjectNode node = object().put("form", FORM);
        node.set("layouts", array(shown, s -> {
            ObjectNode layout = object().put(
                            "aggregate", s.partition().aggregate().name())
                    .put("store", s.store().name())
                    .put("partition", PartitionText.of(s.partition()))
                    .put("definition", String.join("\n", s.layout().definition()));
            layout.set(
                    "cells",
                    array(s.layout().cells(), c -> object().put("key", c.key()).put("value", c.value())));
            layout.set("notes", strings(s.layout().notes()));
            return layout;
        }));
        return DesignJson.text(node);
    }
}
