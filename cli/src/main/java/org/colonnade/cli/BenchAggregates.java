package org.colonnade.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.console.Console;
import org.colonnade.console.Remarks;
import org.colonnade.console.Watched;
import org.colonnade.option.ContestOptions;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.ReportOptions;
import org.colonnade.option.Sessions;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.aggregate.Contesting;
import org.colonnade.store.Address;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.view.contest.ContestJson;
import org.colonnade.view.contest.ContestPage;
import org.colonnade.view.contest.ContestText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures ways to keep aggregates. */
@Command(
        name = "bench-aggregates",
        description = "Measure ways to cut aggregates into entries: the experiment of NoAM's Figure 12.",
        footer = {
            "",
            "Retrievals of aggregates, additions of elements to a collection, and half of each, for",
            "one entry per aggregate object (EAO), one per top-level field (ETF), one per element,",
            "what `represent` advises for the store, and elements as blocks of their own (scattered),",
            "got one after the other or at once. All hold the same aggregates and get the same calls,",
            "in turns. After each turn, aggregates that have grown are put back as they were. Families",
            "have names that begin with benchmark_; they are made for it, and dropped after it. Ctrl-C",
            "stops it, and what was measured until then is reported.",
            "",
            "Formats: text; json (docs/bench-aggregates.schema.json); html, a page with charts.",
            "",
            "Examples:",
            "  colonnade bench-aggregates game.design --store embedded:",
            "  colonnade bench-aggregates game.design --store redis://localhost --store cassandra://localhost/bench",
            "  colonnade bench-aggregates game.design --store embedded:data --sizes 1000,100000 --time 10 --format html"
                    + " -o game.html"
        })
final class BenchAggregates implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Option(names = "--store", paramLabel = "ADDRESS", description = "A store; may be repeated.")
    private List<String> stores = new ArrayList<>();

    @Option(
            names = "--aggregate",
            paramLabel = "NAME",
            description =
                    "An entity; the default is the first with a collection, of those that the design declares to be"
                            + " aggregates, or else of all entities.")
    private String aggregate;

    @Option(
            names = "--collection",
            paramLabel = "FIELD",
            description = "The field that elements are added to, if not the first that is a collection.")
    private String collection;

    @Option(
            names = "--cost",
            paramLabel = "MODEL",
            description = "Costs measured on the store by calibrate, for what is advised; orders of magnitude are the"
                    + " default.")
    private String cost;

    @Mixin
    private ContestOptions options = new ContestOptions();

    @Mixin
    private ReportOptions report = new ReportOptions();

    BenchAggregates(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Objections objections = new Objections();
        Optional<List<Address>> addresses = objections.get(this::addresses);
        objections.check(options::check);
        objections.check(report::check);
        Optional<UnaryOperator<StoreProfile>> pricing = objections.get(() -> new Sessions(console).pricing(cost));
        objections.raise();
        return report(run(file.open(console), addresses.orElseThrow(), pricing.orElseThrow()));
    }

    private Contesting.Contested run(Session session, List<Address> addresses, UnaryOperator<StoreProfile> pricing) {
        Contesting contesting = new Contesting(
                Optional.ofNullable(aggregate),
                Optional.ofNullable(collection),
                pricing,
                options.sizes(),
                options.plan());
        return Watched.over(console, w -> contesting.run(session, addresses, w));
    }

    private List<Address> addresses() {
        if (stores.isEmpty()) {
            throw new Refusal("which store? say it with --store ADDRESS\n" + Stores.usage());
        }
        Objections objections = new Objections();
        List<Address> addresses = stores.stream()
                .flatMap(s -> objections.get(() -> Stores.address(s)).stream())
                .toList();
        objections.raise();
        return addresses;
    }

    private int report(Contesting.Contested contested) {
        ContestResult result = contested.result();
        if (result.stores().isEmpty()) {
            return new Remarks(console).unmeasured();
        }
        report.put(console, () -> ContestText.of(result), () -> ContestJson.of(result), () -> ContestPage.of(result));
        return new Remarks(console).measured(contested.finished());
    }
}
