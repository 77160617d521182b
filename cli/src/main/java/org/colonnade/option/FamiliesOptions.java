package org.colonnade.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Recommendation;
import org.colonnade.console.Console;
import org.colonnade.console.Watched;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.store.StoreProfile;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which families of a design a command works on: those of a kept plan, of a schema, or those that are recommended. */
public final class FamiliesOptions {
    @Option(
            names = "--plan",
            paramLabel = "FILE",
            description = "The families and plans that `advise -o FILE` has kept; nothing is planned anew then.")
    private Path plan;

    @Option(
            names = "--schema",
            paramLabel = "NAME",
            description = "Whose families: recommended, the default, or a schema of the design.")
    private String schema;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to plan for, if not the default one.")
    private String mix;

    @Mixin
    private CostOption cost = new CostOption();

    /** A design, whose families are wanted, and the mix for which. */
    public record Chosen(Session session, FamilyChoice families, Mix mix) {
        /** The families with their plans. */
        public Recommendation plan(Console console) {
            return Watched.patiently(console, watched -> {
                Recommendation advice = families.plan(session, mix, watched);
                Refusal.require(!watched.wasStopped(), "interrupted before the families were known; nothing was done");
                return advice;
            });
        }
    }

    /** Reads the files, and refuses what does not fit; nothing is planned yet. */
    public Chosen choose(Console console, Path file, Optional<StoreProfile> store) {
        refuseBoth();
        Session session = new Sessions(console).open(file, cost.model(), store);
        return plan == null ? named(session) : kept(console, session);
    }

    /** A plan tells the rest. */
    private void refuseBoth() {
        List<String> others = new ArrayList<>();
        Optional.ofNullable(schema).ifPresent(s -> others.add("--schema"));
        Optional.ofNullable(mix).ifPresent(m -> others.add("--mix"));
        Optional.of(cost).filter(CostOption::isGiven).ifPresent(c -> others.add("--cost"));
        Refusal.require(
                plan == null || others.isEmpty(),
                "--plan tells the families, the mix and the cost model; leave out either it or "
                        + String.join(", ", others));
    }

    private Chosen named(Session session) {
        Objections objections = new Objections();
        Optional<FamilyChoice> families = objections.get(
                () -> FamilyChoice.of(session, Optional.ofNullable(schema).orElse(FamilyChoice.RECOMMENDED)));
        Optional<Mix> named = objections.get(() -> session.mix(Optional.ofNullable(mix)));
        objections.raise();
        return new Chosen(session, families.orElseThrow(), named.orElseThrow());
    }

    private Chosen kept(Console console, Session session) {
        FamilyChoice.Kept kept = new Sessions(console).kept(session, plan);
        Recommendation advice = kept.recommendation();
        return new Chosen(session.priced(x -> advice.model()), kept, advice.mix());
    }
}
