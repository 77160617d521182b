package org.colonnade.block;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.colonnade.model.Path;
import org.colonnade.writer.Writer;

/**
 * The terms that each kind has to remember: the users who write it or something below it, then its identifiers.
 *
 * <p>A register is a set of terms any two of which are the same instance where both are there. A kind needs a term if a
 * writer of its own is named by it, or if it is sure to be what a kind below needs:
 * <pre>
 *   child needs  article.author,  child.article = parent   =>   parent needs  author
 * </pre>
 *
 * <p>Along a recursive step only terms that do not grow are handed up, or else a kind could need ever longer ones.
 */
final class Registers {
    private final GrammarDraft draft;
    private final Rules rules;
    private final Map<String, Set<Term>> needs = new LinkedHashMap<>();
    private final Map<String, List<List<Term>>> registers = new LinkedHashMap<>();

    Registers(GrammarDraft draft, Rules rules) {
        this.draft = draft;
        this.rules = rules;
        draft.kinds().forEach(k -> needs.put(k.name(), own(k)));
        settle();
        draft.kinds().forEach(k -> registers.put(k.name(), registers(k)));
    }

    private static List<Path> paths(Writer writer) {
        return writer instanceof Writer.Reached reached ? reached.paths() : List.of();
    }

    private Set<Term> own(KindDraft kind) {
        Set<Term> own = new LinkedHashSet<>();
        kind.claims().forEach(c -> own.addAll(writers(kind, c)));
        return own;
    }

    /**
     * The terms that name the writer of a claim: none if no path leads to him, two if only a to-many path does.
     *
     * <p>Of several paths to him, the one that is settled furthest up says most about the block.
     */
    List<Term> writers(KindDraft kind, KindDraft.Claim claim) {
        List<Path> paths = paths(claim.cause().touch().writer());
        List<Path> toOne = paths.stream().filter(Path::isToOne).toList();
        return (toOne.isEmpty() ? paths : toOne)
                .stream()
                        .map(p -> Term.at(claim.base(), p))
                        .min(Comparator.comparingInt(t -> -height(kind, t.get(0))))
                        .orElse(List.of());
    }

    /** From how many kinds up a term can be seen. */
    private int height(KindDraft kind, Term term) {
        Optional<ChildLink> above = draft.above(kind);
        return above.flatMap(l -> lifted(l, term))
                .map(t -> 1 + height(above.get().parent(), t))
                .orElse(0);
    }

    /** Returns the parent's shortest name for what is certainly the same instance. */
    private Optional<Term> lifted(ChildLink link, Term term) {
        TermGraph graph = new TermGraph(link.frame(), rules);
        int node = graph.walk(link.ofChild(term));
        graph.close();
        return IntStream.range(0, link.parentBases().size())
                .boxed()
                .flatMap(b -> graph.way(link.parentBases().get(b), node).map(w -> term.along(b, w)).stream())
                .filter(t -> !link.isRecursive() || t.length() <= term.length())
                .min(Comparator.comparingInt(Term::length));
    }

    private void settle() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (ChildLink link : draft.links()) {
                for (Term term : needs.get(link.child().name())) {
                    Set<Term> above = needs.get(link.parent().name());
                    Optional<Term> lifted = above.stream().anyMatch(a -> implies(link, term, a))
                            ? Optional.empty()
                            : lifted(link, term);
                    if (lifted.isPresent()) {
                        above.add(lifted.get());
                        changed = true;
                        break;
                    }
                }
            }
        }
    }

    /** Returns whether a term of the parent is there, and the same, wherever a term of the child is there. */
    private boolean implies(ChildLink link, Term child, Term parent) {
        TermGraph graph = new TermGraph(link.frame(), rules);
        int node = graph.walk(link.ofChild(child));
        return child.hasFanOf(parent) && graph.close().isSame(link.ofParent(parent), node);
    }

    private List<List<Term>> registers(KindDraft kind) {
        List<List<Term>> users = new ArrayList<>();
        needs.get(kind.name()).forEach(t -> place(kind, t, users));
        List<List<Term>> last = new ArrayList<>();
        for (Term identifier : kind.identifiers()) {
            Optional<List<Term>> user =
                    users.stream().filter(r -> fits(kind, identifier, r)).findFirst();
            user.ifPresent(users::remove);
            last.add(user.orElse(List.of(identifier)));
        }
        users.addAll(last);
        return users;
    }

    private void place(KindDraft kind, Term term, List<List<Term>> sets) {
        sets.stream()
                .filter(r -> fits(kind, term, r))
                .findFirst()
                .ifPresentOrElse(r -> r.add(term), () -> sets.add(new ArrayList<>(List.of(term))));
    }

    private boolean fits(KindDraft kind, Term term, List<Term> register) {
        return register.stream().allMatch(t -> areSame(kind, t, term));
    }

    private boolean areSame(KindDraft kind, Term one, Term other) {
        TermGraph graph = new TermGraph(kind.frame(), rules);
        int a = graph.walk(one);
        int b = graph.walk(other);
        return one.hasFanOf(other) && graph.close().areSame(a, b);
    }

    /** The registers of a kind, in the order of its arguments. */
    List<List<Term>> of(KindDraft kind) {
        return registers.get(kind.name());
    }

    /** The register that a writer's term is in. */
    int indexOf(KindDraft kind, Term term) {
        List<List<Term>> all = of(kind);
        return IntStream.range(0, all.size())
                .filter(i -> all.get(i).contains(term))
                .findFirst()
                .orElseThrow();
    }

    /** The register of the parent that settles one of the child's; none if its value is any. */
    OptionalInt settled(ChildLink link, List<Term> register) {
        List<List<Term>> above = of(link.parent());
        return IntStream.range(0, above.size())
                .filter(i ->
                        register.stream().allMatch(t -> above.get(i).stream().anyMatch(a -> implies(link, t, a))))
                .findFirst();
    }
}
