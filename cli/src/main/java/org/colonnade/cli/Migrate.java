package org.colonnade.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Migration;
import org.colonnade.aggregates.MigrationProgress;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.partition.Partition;
import org.colonnade.partition.PartitionText;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.StoreProfile;
import org.colonnade.representation.StoreProfiles;
import org.colonnade.representation.Terms;
import org.colonnade.store.Address;
import org.colonnade.store.StoreException;
import org.colonnade.store.Stores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Moves stored aggregates to another partition or another store. */
@Command(
        name = "migrate",
        description = "Move stored aggregates to another partition, or to another store.",
        footer = {
            "",
            "Each aggregate is moved in one step, and compared afterwards. What was moved before is",
            "left alone, so that a migration that was stopped goes on when it is begun again.",
            "",
            "Without --to, aggregates are cut anew where they are, while everybody goes on reading and",
            "writing them. With it, they are copied until nothing is found that has changed since;",
            "tell your application to use the other store, and migrate once more for what it wrote",
            "to the old one meanwhile. Aggregates there that are no copies, or were changed since, are",
            "never touched; if there are any, the exit code is 3.",
            "",
            "Partitions: eao, one entry per aggregate object; etf, one entry per top-level field; or",
            "the paths that have entries of their own, as in 'rounds[*]' or 'moves+spell, games[*]'.",
            "",
            "Formats: text; json (docs/migration.schema.json).",
            "",
            "Examples:",
            "  colonnade migrate game.design --from embedded:data --aggregate Game --partition 'rounds[*]'",
            "  colonnade migrate game.design --from embedded:data --to cassandra://127.0.0.1/game"
        })
final class Migrate implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Option(names = "--from", paramLabel = "ADDRESS", description = "The store that has the aggregates.")
    private String from;

    @Option(names = "--to", paramLabel = "ADDRESS", description = "The store to copy them to, if another one.")
    private String to;

    @Option(
            names = "--aggregate",
            paramLabel = "NAME",
            description =
                    "An entity; may be repeated. All that the design declares to be aggregates are the default, or else"
                            + " all entities.")
    private List<String> names = new ArrayList<>();

    @Mixin
    private PartitionOption partition = new PartitionOption();

    @Mixin
    private FormOption form = new FormOption();

    Migrate(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Objections objections = new Objections();
        Optional<Address> source = objections.get(this::source);
        Optional<Address> target = Optional.ofNullable(to)
                .flatMap(t -> objections.get(() -> Stores.address(t)))
                .filter(a -> !a.equals(source.orElse(null)));
        Optional<Design> design = new Designs(console).read(file);
        design.ifPresent(d -> objections.check(() -> partition.of(d, AggregateOption.roots(d, names))));
        objections.raise();
        return design.map(d -> migrate(d, source.orElseThrow(), target)).orElse(Exit.INPUT);
    }

    private Address source() {
        if (from == null) {
            throw new Unusable("which store has the aggregates? say it with --from ADDRESS\n" + Stores.usage());
        }
        return Stores.address(from);
    }

    private int migrate(Design design, Address source, Optional<Address> target) {
        List<Entity> roots = AggregateOption.roots(design, names);
        Map<String, Partition> given = partition.of(design, roots);
        List<String> wanted = roots.stream().map(Entity::name).toList();
        warnOfSizes(design, roots, given, target.orElse(source));
        try (AggregateStore old = cut(find(source, design), given)) {
            if (target.isEmpty()) {
                return report(run(old, wanted, name -> Migration.within(old, name), old));
            }
            try (AggregateStore other = cut(AggregateStore.open(target.get(), design), given)) {
                return report(run(old, wanted, name -> Migration.between(old, other, name), other));
            }
        }
    }

    /** What is cut into entries that the store refuses cannot be moved, if it is as large as the design says. */
    private void warnOfSizes(Design design, List<Entity> roots, Map<String, Partition> given, Address address) {
        StoreProfile store = StoreProfiles.ofScheme(address.scheme());
        RepresentationAdvisor advisor = new RepresentationAdvisor(design, Terms.usual(store));
        for (Entity root : roots) {
            Partition cut = Optional.ofNullable(given.get(root.name()))
                    .orElseGet(() -> advisor.partition(root, design.defaultMix()));
            RepresentationRemarks.refusal(root, advisor.represent(root, design.defaultMix(), cut), store)
                    .ifPresent(console.err()::println);
        }
    }

    private static AggregateStore find(Address source, Design design) {
        return AggregateStore.on(Stores.find(source), design, StoreProfiles.ofScheme(source.scheme()));
    }

    private static AggregateStore cut(AggregateStore store, Map<String, Partition> given) {
        AggregateStore cut = store;
        for (Map.Entry<String, Partition> partition : given.entrySet()) {
            cut = cut.cut(partition.getKey(), PartitionText.of(partition.getValue()));
        }
        return cut;
    }

    /** Makes the migration of a class. */
    private interface Plan {
        Migration of(String name);
    }

    /** The classes one after the other, until one is stopped; text is printed as they are done. */
    private List<Migrated> run(AggregateStore old, List<String> wanted, Plan plan, AggregateStore store) {
        Set<String> families = old.store().families();
        List<Migrated> all = new ArrayList<>();
        for (String name : wanted) {
            Optional<MigrationProgress> done =
                    families.contains(old.family(name)) ? Optional.of(run(name, plan)) : Optional.empty();
            all.add(new Migrated(name, PartitionText.of(store.partition(name)), done));
            if (!form.isJson()) {
                console.out().println(all.get(all.size() - 1));
            }
            if (done.isPresent() && done.get().stopped()) {
                break;
            }
        }
        return all;
    }

    private MigrationProgress run(String name, Plan plan) {
        try (Migrating watcher = new Migrating(console, name)) {
            return plan.of(name).run(watcher);
        } catch (StoreException e) {
            throw Resumption.of(e);
        }
    }

    private int report(List<Migrated> all) {
        if (form.isJson()) {
            console.out().print(MigrationJson.of(all));
        }
        List<MigrationProgress> done =
                all.stream().flatMap(m -> m.done().stream()).toList();
        if (done.stream().anyMatch(MigrationProgress::stopped)) {
            console.err().println("colonnade: give the same command again to go on");
            return Exit.UNDECIDED;
        }
        return done.stream().anyMatch(d -> d.foreign() > 0 || d.behind()) ? Exit.FINDINGS : Exit.FINE;
    }
}
