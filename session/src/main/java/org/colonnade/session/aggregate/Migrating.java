package org.colonnade.session.aggregate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Migration;
import org.colonnade.aggregates.MigrationOutcome;
import org.colonnade.aggregates.MigrationResult;
import org.colonnade.aggregates.Origin;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.store.Address;
import org.colonnade.view.migration.Migrated;
import org.colonnade.work.Watcher;

/**
 * Moves stored aggregates to another cut, or to another store.
 *
 * @param source the store that has them
 * @param target the store to copy them to; none to cut them anew where they are
 * @param origin what copies are told that they come from, if not the address of the source
 * @param given the cuts that a person gives, by the names of the aggregates
 * @param finishes whether what was copied is forgotten afterwards
 */
public record Migrating(
        Design design,
        Address source,
        Optional<Address> target,
        Optional<String> origin,
        Map<String, Cut> given,
        boolean finishes) {
    /** Moves the aggregates of these names one after the other, until one is stopped; each is told when it is done. */
    public List<Migrated> run(List<String> names, Watcher watcher, Consumer<Migrated> done) {
        try (AggregateStore old = cut(find())) {
            if (target.isEmpty()) {
                return run(old, old, names, name -> Migration.within(old, name), watcher, done);
            }
            try (AggregateStore other = cut(AggregateStore.open(target.get(), design))) {
                return run(old, other, names, name -> Migration.between(old, other, name), watcher, done);
            }
        }
    }

    private AggregateStore find() {
        AggregateStore found = AggregateStore.find(source, design);
        return origin.map(Origin::named).map(found::named).orElse(found);
    }

    private AggregateStore cut(AggregateStore store) {
        AggregateStore cut = store;
        for (Map.Entry<String, Cut> entry : given.entrySet()) {
            cut = cut.cut(entry.getKey(), CutText.of(entry.getValue()));
        }
        return cut;
    }

    /** Makes the migration of a class. */
    private interface Plan {
        Migration of(String name);
    }

    private List<Migrated> run(
            AggregateStore old,
            AggregateStore store,
            List<String> names,
            Plan plan,
            Watcher watcher,
            Consumer<Migrated> done) {
        Set<String> families = new HashSet<>(old.store().families());
        families.addAll(store.store().families());
        List<Migrated> all = new ArrayList<>();
        for (String name : names) {
            Optional<MigrationResult> result =
                    families.contains(old.family(name)) ? Optional.of(run(plan.of(name), watcher)) : Optional.empty();
            Migrated migrated = new Migrated(name, CutText.of(store.cutOf(name)), result);
            all.add(migrated);
            done.accept(migrated);
            if (result.filter(MigrationResult::stopped).isPresent()) {
                break;
            }
        }
        return all;
    }

    private MigrationResult run(Migration migration, Watcher watcher) {
        MigrationResult done = migration.run(watcher);
        if (finishes && isWhole(done)) {
            migration.forget();
        }
        return done;
    }

    /** Whether there is nothing left to copy, and the old store seems to be the right one. */
    private static boolean isWhole(MigrationResult done) {
        return !done.stopped() && !done.behind() && done.count(MigrationOutcome.KEPT) == 0;
    }
}
