package org.colonnade.keypath;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.draft.Draft;
import org.colonnade.draft.DraftEntity;
import org.colonnade.draft.DraftField;
import org.colonnade.draft.DraftField.Arrow;
import org.colonnade.draft.DraftField.End;
import org.colonnade.draft.DraftField.Link;
import org.colonnade.draft.DraftField.Partners;
import org.colonnade.draft.DraftGrouping;
import org.colonnade.draft.NestingDraft;
import org.colonnade.draft.Nouns;
import org.colonnade.draft.Scope;
import org.colonnade.keypath.SurveyedKind.Identifiers;
import org.colonnade.model.Numbers;

/**
 * Makes a draft of a survey: a kind becomes an entity, and the kind of a parent a relationship along which it is grouped.
 *
 * <p>A kind below several others has a relationship with each. Since an entity is in a grouping once, there are then
 * several groupings: in the first one each kind is below its most frequent parent, in the second below the next.
 */
final class SurveyDraft {
    private static final String KEY = "id";
    private static final String GROUPING = "as_sampled";

    private final KeySurvey survey;
    private final Map<String, SurveyedKind> kinds = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, Scope> members = new LinkedHashMap<>();
    private final Map<String, List<Link>> parents = new LinkedHashMap<>();

    SurveyDraft(KeySurvey survey) {
        this.survey = survey;
        Scope types = new Scope();
        for (SurveyedKind kind : survey.kinds()) {
            kinds.put(kind.name(), kind);
            names.put(kind.name(), types.claim(kind.name()));
            Scope scope = new Scope();
            scope.claim(KEY);
            members.put(kind.name(), scope);
        }
        kinds.forEach((name, kind) -> parents.put(name, links(kind)));
    }

    Draft draft() {
        return new Draft(
                head(), List.of(), kinds.values().stream().map(this::entity).toList(), groupings());
    }

    private List<String> head() {
        List<String> head = new ArrayList<>();
        head.add("Drafted from " + amount(survey.used(), "sampled key") + " of Datastore.");
        if (survey.bad() > 0) {
            head.add(amount(survey.bad(), "line") + " could not be read and " + (survey.bad() == 1 ? "is" : "are")
                    + " not counted.");
        }
        if (survey.own() > 0) {
            head.add(amount(survey.own(), "key") + " of Datastore's own kinds " + (survey.own() == 1 ? "is" : "are")
                    + " left out.");
        }
        head.add("The numbers of instances are those of different keys in the sample, ancestors included: scale them to"
                + " what is expected. Keys tell nothing of properties: add the attributes.");
        return head;
    }

    private DraftEntity entity(SurveyedKind kind) {
        List<DraftField> fields = new ArrayList<>();
        fields.add(key(kind));
        fields.addAll(parents.get(kind.name()));
        return new DraftEntity(
                names.get(kind.name()), OptionalLong.of(Math.max(1, kind.keys())), fields, remarks(kind));
    }

    private List<String> remarks(SurveyedKind kind) {
        List<String> remarks = new ArrayList<>();
        if (!names.get(kind.name()).equals(kind.name())) {
            remarks.add("The kind `" + kind.name() + "`, whose name is taken or not allowed here.");
        }
        String sampled = kind.sampled() == 0
                ? "never sampled itself, only as an ancestor"
                : "sampled " + (kind.sampled() == 1 ? "once" : Numbers.text(kind.sampled()) + " times");
        remarks.add((kind.isExact() ? "" : "About ") + amount(kind.keys(), "different key")
                + (kind.isExact() ? "" : ", an estimate: there are too many to count exactly") + "; " + sampled + ".");
        return remarks;
    }

    private static DraftField.Key key(SurveyedKind kind) {
        Identifiers identifiers = kind.identifiers();
        List<String> remarks = new ArrayList<>();
        if (identifiers.numbers() > 0 && identifiers.names() > 0) {
            remarks.add("Some identifiers are numbers and some are names.");
        }
        if (kind.isExact() && identifiers.distinct().orElse(kind.keys()) < kind.keys()) {
            remarks.add("Only " + amount(identifiers.distinct().getAsLong(), "different identifier")
                    + ": keys differ only together with their ancestors. In a design a key tells alone.");
        }
        return new DraftField.Key(
                KEY, identifiers.names() == 0 ? "long" : "text(" + identifiers.length() + ")", remarks);
    }

    /** A relationship for each parent, the most frequent first. */
    private List<Link> links(SurveyedKind kind) {
        return kind.edges().stream()
                .flatMap(e -> e.parent().map(p -> link(kind, kinds.get(p), e)).stream())
                .toList();
    }

    private Link link(SurveyedKind child, SurveyedKind parent, SurveyedKind.Edge edge) {
        boolean self = child.name().equals(parent.name());
        String name = members.get(child.name()).claim(self ? "parent" : Nouns.one(names.get(parent.name())));
        String inverse = members.get(parent.name()).claim(self ? "children" : Nouns.many(names.get(child.name())));
        Partners partners =
                child.edges().size() == 1 ? Partners.USUAL : Partners.share(rounded(edge.keys(), child.keys()));
        String each = Numbers.text(rounded(edge.keys(), Math.max(1, parent.keys())));
        return new Link(
                name,
                Arrow.MANY_TO_ONE,
                new End(names.get(parent.name()), Optional.of(inverse)),
                partners,
                List.of(amount(edge.keys(), "key") + " below " + parent.name() + ", " + each
                        + " for each on average."));
    }

    /** To three digits, and never more than one to one allows. */
    private static double rounded(long part, long whole) {
        return new BigDecimal((double) Math.max(1, part) / Math.max(1, whole))
                .round(new MathContext(3, RoundingMode.HALF_EVEN))
                .doubleValue();
    }

    private List<DraftGrouping> groupings() {
        int most = parents.entrySet().stream()
                .mapToInt(e -> (int) others(e.getKey()).count())
                .max()
                .orElse(0);
        return IntStream.range(0, Math.max(1, most)).mapToObj(this::grouping).toList();
    }

    private DraftGrouping grouping(int rank) {
        NestingDraft nesting = new NestingDraft();
        List<String> remarks = new ArrayList<>();
        remarks.add(
                rank == 0
                        ? "How the sampled keys are grouped."
                        : "The same with each kind below its next most frequent parent, where it has one.");
        kinds.keySet().forEach(k -> nesting.add(names.get(k)));
        kinds.keySet().forEach(k -> nest(k, rank, nesting, remarks));
        return new DraftGrouping(rank == 0 ? GROUPING : GROUPING + "_" + (rank + 1), nesting.roots(), remarks);
    }

    private void nest(String kind, int rank, NestingDraft nesting, List<String> remarks) {
        String name = names.get(kind);
        List<Link> others = others(kind).toList();
        parents.get(kind).stream().filter(l -> l.end().entity().equals(name)).forEach(l -> nesting.nest(name, l));
        if (others.isEmpty()) {
            return;
        }
        Link chosen = others.get(Math.min(rank, others.size() - 1));
        if (!nesting.nest(name, chosen)) {
            remarks.add(name + " is not below " + chosen.end().entity()
                    + " here: that is below it, and groups do not hold each other.");
        }
        if (rank == 0
                && kinds.get(kind).edges().stream().anyMatch(e -> e.parent().isEmpty())) {
            remarks.add("Some keys of " + name + " are roots of groups of their own.");
        }
    }

    private Stream<Link> others(String kind) {
        return parents.get(kind).stream().filter(l -> !l.end().entity().equals(names.get(kind)));
    }

    private static String amount(long number, String noun) {
        return Numbers.text(number) + " " + noun + (number == 1 ? "" : "s");
    }
}
