package org.colonnade.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.grammar.Content.Times;
import org.colonnade.grammar.Grammar;
import org.colonnade.grouping.Group;
import org.colonnade.model.Step;

/**
 * Drafts the grammar of a group: a kind for each place, below the kind of its parent.
 *
 * <p>A child of a one-to-many step may occur any number of times, one of a one-to-one step at most once, or exactly
 * once where it is certain to have a partner. A recursive member is its parent's kind once more: what stands above such
 * a kind is unknown, for it may be a root, a child, or a child of its own kind.
 */
final class GroupDraft {
    private final Causes causes;
    private final Rules rules;
    private final FreshNames names = new FreshNames(List.of(Grammar.ROOT));
    private final List<KindDraft> kinds = new ArrayList<>();
    private final List<ChildLink> links = new ArrayList<>();

    private GroupDraft(Causes causes, Rules rules) {
        this.causes = causes;
        this.rules = rules;
    }

    static GrammarDraft of(Group root, Causes causes, Rules rules) {
        GroupDraft draft = new GroupDraft(causes, rules);
        draft.add(root, root.entity().name(), Frame.of(root.entity()));
        return new GrammarDraft(draft.kinds, draft.links);
    }

    private KindDraft add(Group group, String path, Frame inside) {
        boolean repeats = group.members().stream().anyMatch(Group::isRecursive);
        Frame frame = repeats ? Frame.of(group.entity()) : inside;
        Place place = new Place(names.next(group.entity().name()), Optional.of(group.entity()), path, group.at());
        List<KindDraft.Claim> claims = causes.touching(group.entity()).stream()
                .map(c -> new KindDraft.Claim(0, c))
                .toList();
        KindDraft kind = new KindDraft(place, frame, List.of(Term.itself(0, group.entity())), claims);
        kinds.add(kind);
        for (Group member : group.members()) {
            Step step = member.step().orElseThrow();
            Frame below = frame.below(step);
            KindDraft child = member.isRecursive() ? kind : add(member, path + "." + step.name(), below);
            links.add(new ChildLink(kind, child, below, List.of(1), List.of(0), times(member)));
        }
        return kind;
    }

    private Optional<Times> times(Group member) {
        Step step = member.step().orElseThrow();
        if (!step.isToOne()) {
            return Optional.of(Times.ANY);
        }
        boolean always = rules.certainty().isCertain(step) && !member.isRecursive();
        return always ? Optional.empty() : Optional.of(Times.MAYBE);
    }
}
