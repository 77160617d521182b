package org.colonnade.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.block.BlockGrammar;
import org.colonnade.block.Cause;
import org.colonnade.block.Place;
import org.colonnade.contention.Load;
import org.colonnade.contention.Odds;
import org.colonnade.design.Design;
import org.colonnade.grammar.Production;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/**
 * An estimate of how often writes of one kind of block get in each other's way.
 *
 * @param share the writes per second that an average block gets for one writing request per second of all users
 * @param average the chance that a write of an average block fails
 * @param busiest the chance that a write of the busiest block fails
 * @param limit the writing requests per second of all users at which the busiest block reaches the limit of its store
 */
public record Exposure(double share, Optional<Odds> average, Optional<Odds> busiest, double limit) {

    /**
     * Estimates for one kind of block; gives nothing where blocks have no end, or nobody writes them.
     *
     * @param entries the entries of a block of a family
     */
    static Optional<Exposure> of(Design design, BlockGrammar block, double entries, Pace pace) {
        double writing = design.requests().stream()
                .filter(Exposure::isWriting)
                .mapToDouble(r -> r.weight(pace.mix()))
                .sum();
        String root = root(block);
        Load load = writing > 0
                ? Load.of(root, traffic(design, block, entries, pace, writing))
                : new Load.Diverging(List.of());
        return load instanceof Load.Finite finite && finite.rate() > 0
                ? Optional.of(of(finite.rate(), pace))
                : Optional.empty();
    }

    private static Exposure of(double share, Pace pace) {
        double window = 1 / pace.limit();
        return new Exposure(
                share,
                odds(share, window, pace),
                odds(share * pace.busiest(), window, pace),
                pace.limit() / (share * pace.busiest()));
    }

    private static Optional<Odds> odds(double share, double window, Pace pace) {
        return pace.rate().isPresent()
                ? Optional.of(Odds.of(share * pace.rate().getAsDouble(), window, 0))
                : Optional.empty();
    }

    private static boolean isWriting(Request request) {
        return request.statements().stream().anyMatch(s -> !(s instanceof Statement.Select));
    }

    private static String root(BlockGrammar block) {
        List<String> kinds = new ArrayList<>();
        block.grammar().root().forEachKey(k -> kinds.add(k.kind()));
        return kinds.get(0);
    }

    private static List<Load.Traffic> traffic(
            Design design, BlockGrammar block, double entries, Pace pace, double writing) {
        List<Load.Traffic> traffic = new ArrayList<>();
        for (Production production : block.grammar().productions()) {
            Place place = block.places().get(production.head().kind());
            Map<String, Double> children = new LinkedHashMap<>();
            production
                    .content()
                    .forEachKey(k -> children.put(
                            k.kind(), fanOut(design, place, block.places().get(k.kind()), entries)));
            traffic.add(new Load.Traffic(
                    production.head().kind(),
                    place.entity()
                            .map(e -> rate(block, production, e, pace) / writing)
                            .orElse(0.0),
                    children));
        }
        return traffic;
    }

    /** The writes of one instance of an entity, if there is one writing request per second for each unit of weight. */
    private static double rate(BlockGrammar block, Production production, Entity entity, Pace pace) {
        Set<Cause> causes = new LinkedHashSet<>();
        block.causes().forEach((write, why) -> {
            if (write.key().kind().equals(production.head().kind())) {
                causes.addAll(why);
            }
        });
        return causes.stream().mapToDouble(c -> c.request().weight(pace.mix())).sum() / entity.count();
    }

    /** The children of a kind that one node has: as many as there are partners along the last step of its path. */
    private static double fanOut(Design design, Place parent, Place child, double entries) {
        if (parent.entity().isEmpty() && child.entity().isEmpty()) {
            return entries;
        }
        String name = child.path().substring(child.path().lastIndexOf('.') + 1);
        return parent.entity()
                .flatMap(e -> design.model().step(e, name).or(() -> self(design, e)))
                .map(Step::fanOut)
                .orElse(1.0);
    }

    /** Where a kind stands below itself: the step along which it does. */
    private static Optional<Step> self(Design design, Entity entity) {
        return design.model().steps(entity).stream()
                .filter(s -> s.relationship().isSelf() && s.reverse().isToOne())
                .findFirst();
    }
}
