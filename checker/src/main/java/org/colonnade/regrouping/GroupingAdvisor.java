package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.block.BlockGrammar;
import org.colonnade.contention.Contention;
import org.colonnade.contention.Findings;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
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
        return check(Group.alone(group.entity(), group.at()))
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
        List<Group> whole = grouping.whole(design.model());
        return new GroupingAdvice(
                new Grouping(name(nested), whole, grouping.at()),
                togetherness.score(nested),
                togetherness.within(nested),
                whole.stream().map(this::check).toList());
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
        return grouping.all()
                .flatMap(g -> g.step().stream())
                .map(Step::relationship)
                .collect(Collectors.toSet());
    }

    private Grouping grouping(List<Nesting> chosen) {
        Model model = design.model();
        List<Group> groups = Nesting.roots(model, chosen).stream()
                .map(r -> Nesting.group(r, chosen))
                .toList();
        return new Grouping("", groups, model.entities().get(0).at());
    }
}
