package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.advice.Recommendation;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.option.AggregateOption;
import org.colonnade.option.CutOption;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FormOption;
import org.colonnade.option.Sessions;
import org.colonnade.option.StoreProfileOptions;
import org.colonnade.representation.Terms;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.aggregate.Cuts;
import org.colonnade.session.aggregate.Layouts;
import org.colonnade.session.deployment.FamilyLayouts;
import org.colonnade.store.StoreProfile;
import org.colonnade.view.layout.AggregateLayout;
import org.colonnade.view.layout.FamilyLayout;
import org.colonnade.view.layout.LayoutJson;
import org.colonnade.view.layout.LayoutText;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows how aggregates are kept on a store. */
@Command(
        name = "layout",
        description =
                "Show how a store keeps the blocks of aggregates, or of a plan's families: definitions, and an example.",
        footer = {
            "",
            "This is what the Java interface of aggregates keeps there, in the form in which the",
            "store's own shell shows it; the example has version 1. With --paper it is the",
            "layout that the paper gives, or that follows from it.",
            "",
            "Blocks are cut as the design says, or as --partition does. Where the design leaves",
            "it to the advisor, they are cut as `represent` finds best for the mix.",
            "",
            "With --plan, the families of a kept recommendation are shown, with entries of one block of",
            "generated data each.",
            "",
            "Formats: text; json (docs/representation.schema.json).",
            "",
            "Examples:",
            "  colonnade layout game.design --store cassandra",
            "  colonnade layout game.design --store oracle-nosql --aggregate Game --partition eao",
            "  colonnade layout game.design --store mongodb --aggregate Player --partition 'games[*]'",
            "  colonnade layout game.design --store oracle-nosql --paper",
            "  colonnade layout hotel.design --store redis --plan hotel.plan"
        })
final class LayoutCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private AggregateOption aggregate = new AggregateOption();

    @Mixin
    private StoreProfileOptions store = new StoreProfileOptions();

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to cut for, if not the default one.")
    private String mix;

    @Mixin
    private CutOption cut = new CutOption();

    @Option(
            names = "--plan",
            paramLabel = "FILE",
            description = "Show the families of a plan that `advise -o FILE` has kept, in place of aggregates.")
    private Path plan;

    @Option(names = "--paper", description = "The layout of the paper (NoAM, Section 7), not that of the interface.")
    private boolean paper;

    @Mixin
    private FormOption form = new FormOption();

    LayoutCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Objections objections = new Objections();
        Optional<Terms> terms = objections.get(() -> store.terms(console));
        Optional<Session> session = objections.get(() -> file.open(console));
        session.ifPresent(c -> {
            objections.check(() -> c.mix(Optional.ofNullable(mix)));
            objections.check(() -> cut.of(c.design(), aggregate.roots(c.design())));
        });
        objections.check(this::refuseBoth);
        objections.raise();
        if (plan != null) {
            return families(session.orElseThrow(), terms.orElseThrow().store());
        }
        Design design = session.orElseThrow().design();
        Mix chosen = session.get().mix(Optional.ofNullable(mix));
        List<Entity> roots = aggregate.roots(design);
        Cuts cuts = new Cuts(design, terms.get(), chosen);
        Map<Entity, Cut> byRoot = cuts.of(roots, cut.of(design, roots));
        cuts.refused(byRoot).forEach(new Remarks(console)::say);
        List<AggregateLayout> shown = Layouts.of(byRoot.values(), terms.get().store(), paper);
        console.out().print(form.of(() -> LayoutText.of(shown), () -> LayoutJson.of(shown)));
        return Exit.FINE;
    }

    private void refuseBoth() {
        Refusal.require(
                plan == null || !paper && mix == null && !aggregate.isGiven() && !cut.isGiven(),
                "--plan shows families; --aggregate, --partition, --mix and --paper are for aggregates");
    }

    private int families(Session session, StoreProfile store) {
        Recommendation advice = new Sessions(console).kept(session, plan).recommendation();
        List<FamilyLayout> shown = FamilyLayouts.of(session.design(), advice, store.name());
        console.out().print(form.of(() -> LayoutText.ofFamilies(shown), () -> LayoutJson.ofFamilies(shown)));
        return Exit.FINE;
    }
}
