package org.colonnade.guard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.estimate.Certainty;
import org.colonnade.fact.Changes;
import org.colonnade.fact.Designation;
import org.colonnade.fact.Fact;
import org.colonnade.fact.Reads;
import org.colonnade.fact.TouchedFact;
import org.colonnade.model.Entity;

/**
 * The claims of each update of a recommendation, by which all of them have the same effect as one after another.
 *
 * <p>A fact is contended if the support queries of one update read it and an update, maybe the same, changes it. An
 * update that reads or changes a contended fact claims its instances, which is two-phase locking. An update that walks
 * to a new instance need not claim it: it comes from its partners, which are claimed. If some update cannot tell which
 * instances of an entity it is about, all updates that must claim some of that entity claim all of it.
 */
public final class Claims {
    private final List<Footprint> footprints;
    private final Set<Fact> contended = new HashSet<>();
    private final Set<Entity> wholes = new HashSet<>();

    /** @param together whether all writes of an update to several blocks happen at one moment */
    public Claims(Recommendation advice, boolean together) {
        Certainty certainty = new Certainty(
                advice.requests().stream().map(RequestAdvice::request).toList());
        this.footprints = advice.requests().stream()
                .flatMap(r -> r.statements().stream())
                .flatMap(s -> s.match(
                        q -> Stream.<StatementAdvice.Update>empty(),
                        Stream::of,
                        i -> Stream.<StatementAdvice.Update>empty()))
                .map(u -> Footprint.of(u, certainty, together))
                .toList();
        Set<Fact> made = changed(t -> true);
        Set<Fact> changed = changed(t -> !(t.place() instanceof Designation.New));
        footprints.stream()
                .flatMap(f -> f.reads().stream())
                .filter(t -> (t.place() instanceof Designation.Unknown ? made : changed).contains(t.fact()))
                .forEach(t -> contended.add(t.fact()));
        footprints.stream()
                .flatMap(Footprint::touches)
                .filter(t -> contended.contains(t.fact()) && !t.place().isTold())
                .forEach(t -> wholes.add(t.fact().entity()));
    }

    private Set<Fact> changed(Predicate<TouchedFact> which) {
        return footprints.stream()
                .flatMap(f -> f.changes().stream())
                .filter(which)
                .map(TouchedFact::fact)
                .collect(Collectors.toSet());
    }

    /** Returns the claims of one of the recommendation's updates. */
    public Set<Claim> of(StatementAdvice.Update update) {
        Set<Claim> claims = new LinkedHashSet<>();
        footprints.stream()
                .filter(f -> f.update() == update)
                .flatMap(Footprint::touches)
                .filter(t -> contended.contains(t.fact()))
                .forEach(t -> claim(t).ifPresent(claims::add));
        return claims;
    }

    private Optional<Claim> claim(TouchedFact touch) {
        Entity entity = touch.fact().entity();
        if (wholes.contains(entity)) {
            return Optional.of(new Claim.All(entity));
        } else if (touch.place() instanceof Designation.Named named) {
            return Optional.of(new Claim.Named(entity, named.key()));
        }
        return touch.place() instanceof Designation.Found found
                ? Optional.of(new Claim.Found(entity, found.query(), found.columns()))
                : Optional.empty();
    }

    /** The facts that one update reads and changes. */
    private record Footprint(StatementAdvice.Update update, List<TouchedFact> reads, List<TouchedFact> changes) {
        /** Several writes that others can come between depend on each other as if each read what the others change. */
        static Footprint of(StatementAdvice.Update update, Certainty certainty, boolean together) {
            List<TouchedFact> reads = new ArrayList<>();
            update.support()
                    .forEach(s -> reads.addAll(Reads.of(s.query(), s.plan().lookups(), certainty)));
            List<TouchedFact> changes = Changes.of(update.statement());
            if (!together && update.writes().size() > 1) {
                reads.addAll(changes);
            }
            return new Footprint(update, reads, changes);
        }

        Stream<TouchedFact> touches() {
            return Stream.concat(reads.stream(), changes.stream());
        }
    }
}
