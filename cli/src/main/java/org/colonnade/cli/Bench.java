package org.colonnade.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.colonnade.console.Console;
import org.colonnade.console.Remarks;
import org.colonnade.console.Watched;
import org.colonnade.experiment.Workloads;
import org.colonnade.guard.Reach;
import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.Published;
import org.colonnade.option.AddressOption;
import org.colonnade.option.CostOption;
import org.colonnade.option.GenerationOptions;
import org.colonnade.option.HelpOption;
import org.colonnade.option.PlanOptions;
import org.colonnade.option.ReportOptions;
import org.colonnade.option.Sessions;
import org.colonnade.session.ByName;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.deployment.Benchmarking;
import org.colonnade.store.Address;
import org.colonnade.store.StoreProfile;
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
            names = "--plan",
            paramLabel = "FILE",
            description =
                    "A plan that `advise -o FILE` has kept: its families are measured, beside those of --schemas.")
    private Path plan;

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
    private PlanOptions measurement = new PlanOptions();

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
        Refusal.unless(store::address, measurement::check, generation::check, report::check);
        Address address = store.address();
        List<Published> published = published();
        Session session = session(address);
        return report(run(session, address, published));
    }

    private Session session(Address address) {
        boolean misspelt = !isRubis()
                && !Files.exists(file)
                && !NearNames.of(file.toString(), List.of(RUBIS)).isEmpty();
        if (misspelt) {
            throw new Refusal("there is no file '" + file + "'; did you mean `" + RUBIS + "`?");
        }
        Optional<StoreProfile> store = Optional.of(Stores.kind(address.scheme()).profile());
        return isRubis()
                ? new Sessions(console).of(RUBIS, Workloads.rubis(), cost.model(), store)
                : new Sessions(console).open(file, cost.model(), store);
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

    private Benchmarking.Benchmarked run(Session session, Address address, List<Published> published) {
        List<FamilyChoice> wanted = choices(session);
        Benchmarking benchmarking = new Benchmarking(
                session, generation.data(session.design()), measurement.plan(generation.seed()), guard, published);
        return Watched.over(console, w -> benchmarking.run(wanted, mixes(session, wanted), address, w));
    }

    /** Those of the schemas that are named, and those of a kept plan. */
    private List<FamilyChoice> choices(Session session) {
        List<FamilyChoice> choices = new ArrayList<>();
        if (plan == null || !schemas.isEmpty()) {
            choices.addAll(FamilyChoice.all(session, schemas));
        }
        Optional.ofNullable(plan).ifPresent(p -> choices.add(new Sessions(console).kept(session, p)));
        return choices;
    }

    /** Without names, the mix of a kept plan, or the default one. */
    private List<Mix> mixes(Session session, List<FamilyChoice> choices) {
        List<Mix> all = session.design().mixes();
        if (mixes.equals(List.of(ALL))) {
            return all;
        }
        if (mixes.contains(ALL)) {
            throw new Refusal("--mix all is every mix; leave out either it or "
                    + mixes.stream().filter(m -> !m.equals(ALL)).collect(Collectors.joining(", ")));
        }
        return mixes.isEmpty()
                ? List.of(choices.get(choices.size() - 1).usualMix(session))
                : ByName.all("mix", mixes, all, Mix::name);
    }

    private int report(Benchmarking.Benchmarked benchmarked) {
        BenchmarkResult result = benchmarked.result();
        if (result.mixes().isEmpty()) {
            return new Remarks(console).unmeasured();
        }
        report.put(
                console,
                () -> BenchmarkText.of(result),
                () -> BenchmarkJson.of(result),
                () -> BenchmarkPage.of(result));
        return new Remarks(console).measured(benchmarked.finished());
    }
}
