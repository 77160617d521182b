package org.colonnade.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.arrangement.Contest;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.Entrants;
import org.colonnade.arrangement.Population;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.design.Design;
import org.colonnade.measurement.Machine;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.view.contest.ContestJson;
import org.colonnade.view.contest.ContestPage;
import org.colonnade.view.contest.ContestText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

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
        Optional<UnaryOperator<StoreProfile>> pricing =
                objections.get(() -> new CostModels(console).pricing(cost)).flatMap(p -> p);
        objections.raise();
        return new Designs(console)
                .read(file)
                .filter(d -> pricing.isPresent())
                .map(d -> run(d, addresses.orElseThrow(), pricing.get()))
                .orElse(Exit.INPUT);
    }

    private List<Address> addresses() {
        if (stores.isEmpty()) {
            throw new Unusable("which store? say it with --store ADDRESS\n" + Stores.usage());
        }
        Objections objections = new Objections();
        List<Address> addresses = stores.stream()
                .flatMap(s -> objections.get(() -> Stores.address(s)).stream())
                .toList();
        objections.raise();
        return addresses;
    }

    private int run(Design design, List<Address> addresses, UnaryOperator<StoreProfile> pricing) {
        Entity root = root(design);
        Population population =
                new Population(design, root, field(design, root), Collections.max(options.sizes()), options.seed());
        List<StoreResult> results = new ArrayList<>();
        for (Address address : addresses) {
            StoreResult result = measure(population, address, pricing);
            results.add(result);
            if (!result.finished()) {
                break;
            }
        }
        return report(
                new ContestResult(
                        new ContestResult.Setting(
                                Designs.title(file),
                                root.name(),
                                population.collection(),
                                population.bytes(),
                                options.plan()),
                        Machine.here(),
                        results.stream().filter(r -> !r.cells().isEmpty()).toList()),
                results.size() == addresses.size() && results.stream().allMatch(StoreResult::finished));
    }

    private StoreResult measure(Population population, Address address, UnaryOperator<StoreProfile> pricing) {
        Entrants entrants = new Entrants(
                population, pricing.apply(Stores.kind(address.scheme()).profile()));
        try (Store store = Stores.open(address);
                Watched watched = new Watched(console)) {
            return new Contest(population, store, entrants, watched.within(address.toString()))
                    .run(address.toString(), options.sizes(), options.plan());
        }
    }

    /** The aggregate that was named, or the first that has a collection. */
    private Entity root(Design design) {
        List<Entity> roots = AggregateOption.roots(design, aggregate == null ? List.of() : List.of(aggregate));
        return roots.stream()
                .filter(r -> !collections(design, r).isEmpty())
                .findFirst()
                .orElseThrow(() -> new Unusable(
                        (roots.size() == 1 ? roots.get(0) + " has no collection" : "no aggregate has a collection")
                                + " that elements could be added to; let the design have one, like `rounds Round[12]`, or name"
                                + " another entity with --aggregate"));
    }

    private Attribute field(Design design, Entity root) {
        List<Attribute> all = collections(design, root);
        return collection == null
                ? all.get(0)
                : all.stream()
                        .filter(f -> f.name().equals(collection))
                        .findFirst()
                        .orElseThrow(() -> Consultation.unknown(
                                "collection",
                                collection,
                                all.stream().map(Attribute::name).toList()));
    }

    /** The attributes that are collections; those of references have statistics of their own. */
    private static List<Attribute> collections(Design design, Entity root) {
        return AggregateClass.of(design.model(), root).fields().stream()
                .filter(f -> f.type().isCollection() && root.attributes().contains(f))
                .toList();
    }

    private int report(ContestResult result, boolean finished) {
        if (result.stores().isEmpty()) {
            console.err().println("colonnade: stopped before anything was measured");
            return Exit.UNDECIDED;
        }
        report.put(console, () -> ContestText.of(result), () -> ContestJson.of(result), () -> ContestPage.of(result));
        if (!finished) {
            console.err().println("colonnade: stopped; this is what was measured until then");
        }
        return finished ? Exit.FINE : Exit.UNDECIDED;
    }
}
