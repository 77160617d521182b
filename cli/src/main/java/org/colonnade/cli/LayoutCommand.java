package org.colonnade.cli;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.colonnade.aggregates.Example;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.Terms;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;
import org.colonnade.store.Stores;
import org.colonnade.view.form.Json;
import org.colonnade.view.form.TextTable;
import org.colonnade.view.representation.RepresentationText;
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
            "This is what the Java interface of aggregates keeps there, in the form in which the",
            "store's own shell shows it; the example has version 1. With --paper it is the",
            "layout that the paper gives, or that follows from it.",
            "",
            "Blocks are cut as the design says, or as --partition does. Where the design leaves",
            "it to the advisor, they are cut as `represent` finds best for the mix.",
            "",
            "Formats: text; json (docs/representation.schema.json).",
            "",
            "Examples:",
            "  colonnade layout game.design --store cassandra",
            "  colonnade layout game.design --store oracle-nosql --aggregate Game --partition eao",
            "  colonnade layout game.design --store mongodb --aggregate Player --partition 'games[*]'",
            "  colonnade layout game.design --store oracle-nosql --paper"
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

    @Mixin
    private CutOption cut = new CutOption();

    @Option(names = "--paper", description = "The layout of the paper (NoAM, Section 7), not that of the interface.")
    private boolean paper;

    @Mixin
    private FormOption form = new FormOption();

    LayoutCommand(Console console) {
        this.console = console;
    }

    private record Shown(Cut cut, StoreProfile store, BlockLayout layout) {}

    @Override
    public Integer call() {
        Objections objections = new Objections();
        Optional<Terms> terms = objections.get(() -> store.terms(console)).flatMap(t -> t);
        Optional<Consultation> consultation = Consultation.open(console, file, "cassandra");
        consultation.ifPresent(c -> {
            objections.check(() -> c.mix(Optional.ofNullable(mix)));
            objections.check(() -> cut.of(c.design(), aggregate.roots(c.design())));
        });
        objections.raise();
        if (terms.isEmpty() || consultation.isEmpty()) {
            return Exit.INPUT;
        }
        Design design = consultation.get().design();
        Mix chosen = consultation.get().mix(Optional.ofNullable(mix));
        List<Entity> roots = aggregate.roots(design);
        Cuts cuts = new Cuts(design, terms.get(), chosen);
        Map<Entity, Cut> byRoot = cuts.of(roots, cut.of(design, roots));
        cuts.warn(console, byRoot);
        List<Shown> shown = byRoot.values().stream()
                .map(p -> new Shown(
                        p, terms.get().store(), layout(terms.get().store().name(), p)))
                .toList();
        console.out()
                .print(form.of(
                        () -> shown.stream().map(LayoutCommand::text).collect(Collectors.joining("\n")),
                        () -> json(shown)));
        return Exit.FINE;
    }

    private BlockLayout layout(String name, Cut cut) {
        StoreProvider kind = Stores.kind(name);
        Example example = Example.of(cut);
        return paper ? kind.paperLayout(example.block()) : kind.layout(example.change());
    }

    private static String text(Shown shown) {
        BlockLayout layout = shown.layout();
        TextTable table =
                new TextTable(List.of(layout.header().key(), layout.header().value()));
        layout.cells().forEach(c -> table.addPlain(List.of(c.key(), c.value())));
        return shown.cut().aggregate() + " on " + shown.store().title() + ": "
                + RepresentationText.text(shown.cut()) + "\n\n"
                + lines(layout.definition())
                + (layout.definition().isEmpty() ? "" : "\n")
                + table.text("  ") + "\n" + lines(layout.notes());
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(l -> "  " + l + "\n").collect(Collectors.joining());
    }

    private String json(List<Shown> shown) {
        ObjectNode node = object().put("form", FORM);
        node.set("layouts", array(shown, s -> {
            ObjectNode layout = object().put("aggregate", s.cut().aggregate().name())
                    .put("store", s.store().name())
                    .put("partition", CutText.of(s.cut()))
                    .put("paper", paper)
                    .put("definition", String.join("\n", s.layout().definition()));
            layout.set("header", cell(s.layout().header()));
            layout.set("cells", array(s.layout().cells(), LayoutCommand::cell));
            layout.set("notes", strings(s.layout().notes()));
            return layout;
        }));
        return Json.text(node);
    }

    private static ObjectNode cell(BlockLayout.Cell cell) {
        return object().put("key", cell.key()).put("value", cell.value());
    }
}
