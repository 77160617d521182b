package org.colonnade.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.colonnade.advice.Recommendation;
import org.colonnade.data.GeneratedData;
import org.colonnade.design.Design;
import org.colonnade.experiment.Workloads;
import org.colonnade.guard.Reach;
import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.Heats;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.NothingInCommonException;
import org.colonnade.measurement.Published;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.text.NearNames;
import org.colonnade.view.bench.BenchmarkJson;
import org.colonnade.view.bench.BenchmarkPage;
import org.colonnade.view.bench.BenchmarkText;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures schemas on a store. */
@Command(
        name = "bench",
        description = "Load schemas into a store, run the requests of a mix on each, and measure how long they take.",
        footer = {
            "",
            "All schemas hold the same generated data and get the same requests, in turns, so that",
            "whatever else the machine does meets all of them alike: first clients that begin a",
            "request when their last one has ended, then requests at a fixed rate, which count from",
            "the moment when they should have begun. Families are named after their schemas, made",
            "for the benchmark and dropped after it; those of others are never touched. Ctrl-C stops",
            "it, and what was measured until then is reported. The JSON form follows",
            "docs/bench.schema.json.",
            "",
            "Examples:",
            "  colonnade bench hotel.design --store embedded: --scale 0.01",
            "  colonnade bench rubis --store cassandra://localhost/bench --mix all --format html -o rubis.html",
            "  colonnade bench rubis.design --store embedded:data --schemas recommended,expert --clients 8 --rate 500"
        })
final class Bench implements Callable<Integer> {
    private static final String ALL = "all";
    private static final String RUBIS = "rubis";

    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(
            paramLabel = "FILE",
            description =
                    "The design; - is standard input, and rubis the auction site, with what was published beside.")
    private Path file;

    @Mixin
    private AddressOption store = new AddressOption();

    @Option(
            names = "--schemas",
            paramLabel = "NAME",
            split = ",",
            description = "The schemas to measure, with commas between; recommended and all others by default.")
    private List<String> schemas = List.of();

    @Option(
            names = "--mix",
            paramLabel = "NAME",
            split = ",",
            description = "The mixes to measure, with commas between, or all; the default one if not given.")
    private List<String> mixes = List.of();

    @Mixin
    private CostOption cost = new CostOption();

    @Mixin
    private GenerationOptions generation = new GenerationOptions();

    @Mixin
    private PlanOptions plan = new PlanOptions();

    @Option(
            names = "--guard",
            paramLabel = "KIND",
            description =
                    "What keeps updates of clients apart: ${COMPLETION-CANDIDATES}. A process that is the only client"
                            + " of its store, the default, needs not ask it for locks; leases in the store are for one of many.")
    private Reach guard = Reach.PROCESS;

    @Option(
            names = "--beside",
            paramLabel = "FILE",
            description = "Figures of others to show beside, as CSV: mix, schema, mean in ms, bytes.")
    private Path beside;

    @Mixin
    private ReportOptions report = new ReportOptions();

    Bench(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Unusable.unless(store::address, plan::check, generation::check, report::check);
        Address address = store.address();
        List<Published> published = published();
        return Consultation.open(console, cost.model(), address, this::design)
                .map(c -> c.priced(guard::prices))
                .map(c -> run(c, address, published))
                .orElse(Exit.INPUT);
    }

    private Optional<Design> design() {
        boolean misspelt = !isRubis()
                && !Files.exists(file)
                && !NearNames.of(file.toString(), List.of(RUBIS)).isEmpty();
        if (misspelt) {
            throw new Unusable("there is no file '" + file + "'; did you mean `" + RUBIS + "`?");
        }
        return isRubis() ? Optional.of(Workloads.rubis()) : new Designs(console).read(file);
    }

    private List<Published> published() {
        if (beside != null) {
            return PublishedFile.read(beside);
        }
        return isRubis() ? Workloads.published() : List.of();
    }

    /** A file of this name is what the user means. */
    private boolean isRubis() {
        return file.toString().equals(RUBIS) && !Files.exists(file);
    }

    private int run(Consultation consultation, Address address, List<Published> published) {
        List<String> names = SchemaNames.of(consultation, schemas);
        List<Mix> wanted = mixes(consultation);
        List<MixResult> results = new ArrayList<>();
        GeneratedData data = generation.data(consultation.design(), generation.scale());
        String product;
        try (Store opened = Stores.open(address);
                Watched watched = new Watched(console)) {
            product = opened.product().orElse(address.scheme());
            Heats heats = new Heats(opened, guard, data, watched);
            for (Mix mix : wanted) {
                Optional<MixResult> result = race(heats, plan(consultation, mix, names, watched));
                result.ifPresent(results::add);
                if (result.isEmpty() || !result.get().finished()) {
                    break;
                }
            }
        }
        BenchmarkResult all = new BenchmarkResult(
                new BenchmarkResult.Setting(
                        Designs.title(file),
                        consultation.model().name(),
                        address.toString(),
                        product,
                        guard,
                        data.identity(),
                        plan.plan(generation.seed())),
                Machine.here(),
                results,
                published);
        return report(all, wanted.size());
    }

    private Optional<MixResult> race(Heats heats, List<Heats.Entry> entries) {
        try {
            return heats.run(entries, plan.plan(generation.seed()));
        } catch (NothingInCommonException e) {
            throw new Unusable(e.getMessage());
        }
    }

    private List<Mix> mixes(Consultation consultation) {
        if (mixes.equals(List.of(ALL))) {
            return consultation.design().mixes();
        }
        if (mixes.contains(ALL)) {
            throw new Unusable("--mix all is every mix; leave out either it or "
                    + mixes.stream().filter(m -> !m.equals(ALL)).collect(Collectors.joining(", ")));
        }
        return mixes.isEmpty()
                ? List.of(consultation.mix(Optional.empty()))
                : mixes.stream()
                        .distinct()
                        .map(m -> consultation.mix(Optional.of(m)))
                        .toList();
    }

    private static List<Heats.Entry> plan(Consultation consultation, Mix mix, List<String> names, Watched watched) {
        List<Heats.Entry> entries = new ArrayList<>();
        for (String name : names) {
            Recommendation advice = SchemaNames.price(consultation, mix, name, watched);
            if (watched.wasStopped()) {
                throw new Unusable("interrupted before the families were known; nothing was done");
            }
            entries.add(new Heats.Entry(name, advice));
        }
        return entries;
    }

    private int report(BenchmarkResult result, int wanted) {
        boolean finished =
                result.mixes().size() == wanted && result.mixes().stream().allMatch(MixResult::finished);
        if (result.mixes().isEmpty()) {
            console.err().println("colonnade: stopped before anything was measured");
            return Exit.UNDECIDED;
        }
        report.put(
                console,
                () -> BenchmarkText.of(result),
                () -> BenchmarkJson.of(result),
                () -> BenchmarkPage.of(result));
        if (!finished) {
            console.err().println("colonnade: stopped; this is what was measured until then");
        }
        return finished ? Exit.FINE : Exit.UNDECIDED;
    }
}
