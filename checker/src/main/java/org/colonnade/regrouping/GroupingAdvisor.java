package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.block.BlockGrammar;
import org.colonnade.contention.Contention;
import org.colonnade.contention.Findings;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.text.Span;
import org.colonnade.workload.Mix;

/**
 * Ranks the groupings of a model: first those as free of contention as every entity by itself, then tempting ones that
 * keep more together but are not.
 *
 * <p>The first leave out a nesting whose parent and member alone conflict, for every group with it has that conflict
 * too. An entity that several people write, or nobody, is a finding by itself, which no grouping mends.
 */
public final class GroupingAdvisor {
    private static final int WORK = 200_000;
    private static final int TEMPTING = 3;

    private final Design design;
    private final Verdict verdict;
    private final Togetherness togetherness;
    private final List<Nesting> nestings;
    private final Map<String, GroupingAdvice.Block> checked = new HashMap<>();

    private GroupingAdvisor(Design design, Mix mix, Verdict verdict) {
        this.design = design;
        this.verdict = verdict;
        this.togetherness = new Togetherness(design, mix);
        this.nestings = Nesting.of(design.model());
    }

    /** Ranks the groupings worth considering: up to {@code count} safe ones, flat among them, and some tempting. */
    public static Ranking rank(Design design, Mix mix, Verdict verdict, int count) {
        return new GroupingAdvisor(design, mix, verdict).rank(count);
    }

    private Ranking rank(int count) {
        GroupingSearch search = new GroupingSearch(
                togetherness, nestings.stream().filter(this::isSound).toList(), WORK);
        List<Grouping> sound = new ArrayList<>(groupings(search.best(count, n -> isSound(grouping(n)))));
        add(sound, grouping(List.of()));
        GroupingSearch all = new GroupingSearch(togetherness, nestings, WORK);
        List<Grouping> tempting = new ArrayList<>(groupings(all.best(TEMPTING, n -> !isSound(grouping(n)))));
        design.groupings().forEach(g -> add(isSound(g) ? sound : tempting, g));
        return new Ranking(advice(sound), advice(tempting), search.isComplete());
    }

    private List<Grouping> groupings(List<List<Nesting>> chosen) {
        return chosen.stream().map(this::grouping).toList();
    }

    private static void add(List<Grouping> groupings, Grouping other) {
        if (groupings.stream().noneMatch(g -> nested(g).equals(nested(other)))) {
            groupings.add(other);
        }
    }

    private List<GroupingAdvice> advice(List<Grouping> groupings) {
        return groupings.stream()
                .map(this::advice)
                .sorted(Comparator.comparing(GroupingAdvice::score))
                .toList();
    }

    private boolean isSound(Nesting nesting) {
        return isSound(grouping(List.of(nesting)));
    }

    /** Returns whether no group of several entities adds contention to that of its entities. */
    private boolean isSound(Grouping grouping) {
        return grouping.roots().stream().allMatch(g -> g.members().isEmpty() || isSound(g));
    }

    /** Returns whether a group adds no contention; entities that nobody writes are no reason to keep them apart. */
    private boolean isSound(Group group) {
        Findings findings = check(group).findings();
        return verdict.of(findings).holds()
                || verdict == Verdict.STRICT && findings.conflictFree().holds() && isSingle(group);
    }

    /** Returns whether no entity in a group has several writers by itself. */
    private boolean isSingle(Group group) {
        return check(new Group(group.entity(), Optional.empty(), List.of(), group.at()))
                        .findings()
                        .conflictFree()
                        .holds()
                && group.members().stream().allMatch(this::isSingle);
    }

    private GroupingAdvice.Block check(Group group) {
        return checked.computeIfAbsent(group.toString(), g -> {
            BlockGrammar block = BlockGrammar.of(design, group, "group_" + group.entity());
            return new GroupingAdvice.Block(block, Contention.of(block.grammar()));
        });
    }

    private GroupingAdvice advice(Grouping grouping) {
        Set<Relationship> nested = nested(grouping);
        return new GroupingAdvice(
                new Grouping(name(nested), whole(grouping), grouping.at()),
                togetherness.score(nested),
                togetherness.within(nested),
                whole(grouping).stream().map(this::check).toList());
    }

    /** The groups, with those of entities that a person has left to themselves. */
    private List<Group> whole(Grouping grouping) {
        Set<Entity> grouped = new HashSet<>();
        grouping.roots().forEach(r -> collect(r, grouped));
        return Stream.concat(
                        grouping.roots().stream(),
                        design.model().entities().stream()
                                .filter(e -> !grouped.contains(e))
                                .map(e -> group(e, Optional.empty(), List.of())))
                .toList();
    }

    private static void collect(Group group, Set<Entity> entities) {
        entities.add(group.entity());
        group.members().forEach(m -> collect(m, entities));
    }

    /** The name that the design has for it, if it has one. */
    private String name(Set<Relationship> nested) {
        return design.groupings().stream()
                .filter(g -> nested(g).equals(nested))
                .map(Grouping::name)
                .findFirst()
                .orElse("");
    }

    /** The relationships that members of groups hang on. They tell groupings apart. */
    private static Set<Relationship> nested(Grouping grouping) {
        Set<Relationship> nested = new HashSet<>();
        grouping.roots().forEach(r -> nest(r, nested));
        return nested;
    }

    private static void nest(Group group, Set<Relationship> nested) {
        group.step().ifPresent(s -> nested.add(s.relationship()));
        group.members().forEach(m -> nest(m, nested));
    }

    private Grouping grouping(List<Nesting> chosen) {
        Span at = design.model().entities().get(0).at();
        Set<Entity> members = new HashSet<>();
        chosen.forEach(n -> members.add(n.member()));
        return new Grouping(
                "",
                design.model().entities().stream()
                        .filter(e -> !members.contains(e))
                        .map(e -> group(e, Optional.empty(), chosen))
                        .toList(),
                at);
    }

    private static Group group(Entity entity, Optional<Step> step, List<Nesting> chosen) {
        return new Group(
                entity,
                step,
                chosen.stream()
                        .filter(n -> n.parent().equals(entity))
                        .map(n -> group(n.member(), Optional.of(n.step()), chosen))
                        .toList(),
                entity.at());
    }
}
