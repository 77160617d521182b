package org.colonnade.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.aggregates.MigrationResult;
import org.colonnade.aggregates.Origin;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.console.Resumption;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.option.CutOption;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FormOption;
import org.colonnade.representation.Terms;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.session.aggregate.Cuts;
import org.colonnade.session.aggregate.Migrating;
import org.colonnade.session.aggregate.Roots;
import org.colonnade.store.Address;
import org.colonnade.store.Stores;
import org.colonnade.view.migration.Migrated;
import org.colonnade.view.migration.MigrationJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Moves stored aggregates to another cut or another store. */
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
            "tell your application to use the other store, and migrate once more, with --finish, for",
            "what it wrote to the old one meanwhile. Copies that were changed or deleted there since are",
            "left so. Aggregates there that are no copies from this store are never touched. Where the",
            "two stores have different ones under the same key, and both were changed, or neither is a",
            "copy of the other, the exit code is 3. Of a store that has become empty, no copy is deleted.",
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
    private DesignArgument file;

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

    @Option(
            names = "--as",
            paramLabel = "NAME",
            description = "What copies are told that they come from; the address of --from is the default. If that has"
                    + " changed since the first time, give the old one.")
    private String origin;

    @Option(
            names = "--finish",
            description =
                    "The last time: afterwards, what was copied is forgotten, and nothing is left but the copies.")
    private boolean finishes;

    @Mixin
    private CutOption cut = new CutOption();

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
                .flatMap(t -> objections.get(() -> lasting("--to", Stores.address(t))))
                .filter(a -> source.isEmpty() || !Origin.of(a).equals(Origin.of(source.get())));
        objections.check(this::requireCopies);
        Optional<Design> design = objections.get(() -> file.open(console).design());
        design.ifPresent(d -> objections.check(() -> cut.of(d, Roots.of(d, names))));
        objections.raise();
        return migrate(design.orElseThrow(), source.orElseThrow(), target);
    }

    private Address source() {
        if (from == null) {
            throw new Refusal("which store has the aggregates? say it with --from ADDRESS\n" + Stores.usage());
        }
        return lasting("--from", Stores.address(from));
    }

    /** An address of a store that is still there when the program has ended. */
    private static Address lasting(String option, Address address) {
        Refusal.require(
                !Stores.isInMemory(address),
                option + ": '" + address + "' is in memory, and gone when the program ends; name a file"
                        + " or a directory: " + address.scheme() + ":PATH");
        return address;
    }

    private void requireCopies() {
        Refusal.require(
                to != null || origin == null && !finishes,
                "--as and --finish are for copies; say with --to ADDRESS where these are");
        Refusal.require(
                origin == null || !origin.isBlank(),
                "--as: what are the copies told that they come from? give an address or a name");
    }

    private int migrate(Design design, Address source, Optional<Address> target) {
        List<Entity> roots = Roots.of(design, names);
        Map<String, Cut> given = cut.of(design, roots);
        Terms terms = Terms.usual(Stores.kind(target.orElse(source).scheme()).profile());
        Cuts cuts = new Cuts(design, terms, design.defaultMix());
        cuts.refused(cuts.of(roots, given)).forEach(new Remarks(console)::say);
        Migrating migrating = new Migrating(design, source, target, Optional.ofNullable(origin), given, finishes);
        List<String> wanted = roots.stream().map(Entity::name).toList();
        return report(Resumption.over(console, w -> migrating.run(wanted, w, this::tell)));
    }

    /** Text is printed as classes are done. */
    private void tell(Migrated migrated) {
        if (!form.isJson()) {
            console.out().println(migrated);
        }
    }

    private int report(List<Migrated> all) {
        if (form.isJson()) {
            console.out().print(MigrationJson.of(all));
        }
        List<MigrationResult> done =
                all.stream().flatMap(m -> m.done().stream()).toList();
        if (done.stream().anyMatch(MigrationResult::stopped)) {
            console.err().println("colonnade: give the same command again to go on");
            return Exit.UNDECIDED;
        }
        return done.stream().anyMatch(d -> d.isDisputed() || d.behind()) ? Exit.FINDINGS : Exit.FINE;
    }
}
