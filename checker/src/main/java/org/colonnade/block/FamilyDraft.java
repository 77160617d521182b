package org.colonnade.block;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.grammar.Content.Times;
import org.colonnade.grammar.Grammar;
import org.colonnade.model.Entity;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Node;

/**
 * Drafts the grammar of a family: a block holds any number of entries, an entry the instances of one tuple.
 *
 * <pre>
 *   block(a)    ::= entry(a, c)*
 *   entry(a, c) ::= Article(a), Comment(c)
 * </pre>
 * What the partition key determines is the same for all entries of a block; if it determines every instance, there is
 * only one entry, and no kind for it. Nodes whose instances nobody can write so that the family changes are left out.
 */
final class FamilyDraft {
    private final Family family;
    private final Causes causes;
    private final FreshNames names = new FreshNames(List.of(Grammar.ROOT));
    private final List<Integer> all;
    private final List<Integer> shared;
    private final List<KindDraft> kinds = new ArrayList<>();
    private final List<ChildLink> links = new ArrayList<>();

    private FamilyDraft(Family family, Causes causes) {
        this.family = family;
        this.causes = causes;
        Set<Node> determined = Determination.by(family.graph(), family.partition());
        this.all = IntStream.range(0, family.graph().nodes().size()).boxed().toList();
        this.shared = all.stream().filter(i -> determined.contains(node(i))).toList();
    }

    static GrammarDraft of(Family family, Causes causes) {
        FamilyDraft draft = new FamilyDraft(family, causes);
        draft.add();
        return new GrammarDraft(draft.kinds, draft.links);
    }

    private void add() {
        KindDraft block = structure(family.name(), shared, keys(family.partition()));
        KindDraft above = block;
        if (shared.size() < all.size() && all.stream().anyMatch(i -> !claims(i).isEmpty())) {
            above = structure("entry", all, keys(family.key()));
            links.add(new ChildLink(block, above, frame(all), shared, all, Optional.of(Times.ANY)));
        }
        for (int base : all) {
            if (!claims(base).isEmpty()) {
                links.add(new ChildLink(above, leaf(base), frame(all), all, all, Optional.empty()));
            }
        }
    }

    private KindDraft structure(String name, List<Integer> bases, Collection<Node> keys) {
        Place place = new Place(names.next(name), Optional.empty(), name, family.at());
        List<Term> identifiers = IntStream.range(0, bases.size())
                .filter(i -> keys.contains(node(bases.get(i))))
                .mapToObj(i -> Term.itself(i, node(bases.get(i)).entity()))
                .toList();
        return added(new KindDraft(place, frame(bases), identifiers, List.of()));
    }

    private KindDraft leaf(int base) {
        Entity entity = node(base).entity();
        Place place = new Place(
                names.next(entity.name()),
                Optional.of(entity),
                family.graph().label(node(base)),
                node(base).at());
        return added(new KindDraft(place, frame(all), List.of(Term.itself(base, entity)), claims(base)));
    }

    private KindDraft added(KindDraft kind) {
        kinds.add(kind);
        return kind;
    }

    private List<KindDraft.Claim> claims(int base) {
        return causes.touching(node(base).entity()).stream()
                .filter(c -> FamilyEffect.of(c).isIn(family, node(base)))
                .map(c -> new KindDraft.Claim(base, c))
                .toList();
    }

    /** The instances of a tuple at some nodes, and the links between them. */
    private Frame frame(List<Integer> bases) {
        return new Frame(
                bases.stream().map(i -> node(i).entity()).toList(),
                family.graph().edges().stream()
                        .filter(e -> bases.contains(e.from().number()) && bases.contains(e.to().number()))
                        .map(e -> new Frame.Tie(
                                bases.indexOf(e.from().number()), e.step(), bases.indexOf(e.to().number())))
                        .toList());
    }

    private Node node(int number) {
        return family.graph().nodes().get(number);
    }

    /** The nodes whose keys are among some columns. */
    private Set<Node> keys(List<Column> columns) {
        return family.graph().nodes().stream()
                .filter(n -> columns.containsAll(family.graph().key(n)))
                .collect(Collectors.toSet());
    }
}
