package org.colonnade.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.option.AggregateOption;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.StoreProfileOptions;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.representation.Sweep;
import org.colonnade.representation.Terms;
import org.colonnade.session.ByName;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.aggregate.Representing;
import org.colonnade.view.representation.Remark;
import org.colonnade.view.representation.RepresentationJson;
import org.colonnade.view.representation.RepresentationText;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Chooses the entries of aggregates. */
@Command(
        name = "represent",
        description = "Cut the blocks of aggregates into the entries that cost least for a mix on a store.",
        footer = {
            "",
            "One entry per aggregate object (EAO), one per top-level field (ETF) and the best of",
            "all partitions stand beside each other, with reasons in the words of the paper's",
            "guidelines. --sweep shows where the best one changes as the requests of one mix",
            "give way to those of another. Partitions with entries that the store refuses are left",
            "out, by the sizes that the design tells of.",
            "",
            "Formats: text; json (docs/representation.schema.json); design, the best in the",
            "design language.",
            "",
            "Examples:",
            "  colonnade represent game.design --store cassandra",
            "  colonnade represent game.design --aggregate Game --store redis --cost my.cost",
            "  colonnade represent game.design --store oracle-nosql --sweep retrievals,additions"
        })
final class Represent implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private AggregateOption aggregate = new AggregateOption();

    @Mixin
    private StoreProfileOptions store = new StoreProfileOptions();

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to choose for, if not the default one.")
    private String mix;

    @Option(
            names = "--sweep",
            paramLabel = "FROM,TO",
            description = "Two mixes: show the best representation for every share of the second.")
    private String sweep;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format = Format.text;

    Represent(Console console) {
        this.console = console;
    }

    private enum Format {
        text,
        json,
        design
    }

    @Override
    public Integer call() {
        Objections objections = new Objections();
        Optional<Terms> terms = objections.get(() -> store.terms(console));
        objections.check(this::checkSweepIsAlone);
        objections.check(this::checkSweep);
        Session session = file.open(
                console,
                objections,
                s -> s.mix(Optional.ofNullable(mix)),
                s -> ByName.all("mix", swept(), s.design().mixes(), Mix::name),
                s -> aggregate.roots(s.design()));
        Terms chosen = terms.orElseThrow();
        console.out().print(sweep == null ? advice(session, chosen) : sweeps(session, chosen));
        return Exit.FINE;
    }

    private void checkSweepIsAlone() {
        Refusal.require(
                sweep == null || mix == null && format != Format.design,
                "--sweep goes neither with --mix nor with --format design");
    }

    private void checkSweep() {
        Refusal.require(
                sweep == null || !swept().isEmpty(),
                "--sweep takes two different mixes with a comma between them, not '" + sweep + "'");
    }

    /** The names of two mixes, or none if they are not given as such. */
    private List<String> swept() {
        List<String> names = sweep == null ? List.of() : List.of(sweep.split(",", -1));
        return names.size() == 2 && !names.get(0).equals(names.get(1)) ? names : List.of();
    }

    private String advice(Session session, Terms terms) {
        Mix chosen = session.mix(Optional.ofNullable(mix));
        List<RepresentationAdvice> advices =
                new Representing(session.design(), terms).advise(aggregate.roots(session.design()), chosen);
        return switch (format) {
            case text -> advices.stream().map(RepresentationText::of).collect(Collectors.joining("\n"));
            case json -> RepresentationJson.of(advices);
            case design -> advices.stream().map(RepresentationText::design).collect(Collectors.joining("\n"));
        };
    }

    private String sweeps(Session session, Terms terms) {
        Mix from = session.mix(Optional.of(swept().get(0)));
        Mix to = session.mix(Optional.of(swept().get(1)));
        Map<Sweep, List<Remark>> swept =
                new Representing(session.design(), terms).sweep(aggregate.roots(session.design()), from, to);
        return format == Format.text
                ? swept.entrySet().stream()
                        .map(s -> RepresentationText.of(s.getKey(), terms.store(), s.getValue()))
                        .collect(Collectors.joining("\n"))
                : RepresentationJson.of(swept, terms.store());
    }
}
