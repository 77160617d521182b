package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.aggregate.CutDecision;
import org.colonnade.aggregate.Entry;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.AccessPathContext;
import org.colonnade.language.DesignParser.AccessStepContext;
import org.colonnade.language.DesignParser.AggregateContext;
import org.colonnade.language.DesignParser.EntryContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.text.Span;

/** Reads aggregates and how they are cut. */
final class AggregateReader {
    private final Model model;
    private final Complaints complaints;
    private final NumberReader numbers;

    AggregateReader(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    List<Aggregate> read(Declarations declarations) {
        Names names = new Names("the aggregate", complaints);
        return declarations.sound(AggregateContext.class).stream()
                .flatMap(d -> aggregate(d, names).stream())
                .toList();
    }

    private Optional<Aggregate> aggregate(Declared<AggregateContext> declared, Names names) {
        String name = declared.context().name().getText();
        Span at = declared.unit().span(declared.context().name());
        names.declare(name, at);
        Optional<Entity> entity = new Entities(model, complaints)
                .named(declared.unit(), declared.context().name());
        return entity.filter(e -> canBe(e, at)).map(e -> new Aggregate(e, cut(declared, e, at), at));
    }

    private boolean canBe(Entity root, Span at) {
        if (!AggregateClass.canBe(root)) {
            complaints.error(
                    at,
                    root + " cannot be an aggregate, because its key has several parts or partners",
                    "an aggregate has one identifier: give " + root + " a key of one attribute");
        }
        return AggregateClass.canBe(root);
    }

    private CutDecision cut(Declared<AggregateContext> declared, Entity root, Span at) {
        if (declared.context().strategy() == null) {
            return entries(declared.unit(), declared.context().entry(), root, at);
        }
        return switch (declared.context().strategy().getStart().getType()) {
            case DesignLexer.ONE -> new CutDecision.OneEntry();
            case DesignLexer.FIELDS -> new CutDecision.Fields();
            default -> new CutDecision.Advised();
        };
    }

    private CutDecision entries(Unit unit, List<EntryContext> contexts, Entity root, Span at) {
        Coverage coverage = new Coverage(AggregateClass.of(model, root), complaints);
        List<Entry> entries = new ArrayList<>();
        for (EntryContext context : contexts) {
            List<PlacedPath> paths =
                    context.accessPath().stream().map(p -> accessPath(unit, p)).toList();
            paths.forEach(coverage::cover);
            if (paths.isEmpty()) {
                complaints.error(unit.span(context), "this entry is empty");
            }
            checkElements(paths);
            entries.add(new Entry(paths.stream().map(PlacedPath::path).toList(), unit.span(context)));
        }
        coverage.finish(at);
        return new CutDecision.Entries(entries);
    }

    /** Checks that all paths of one entry are of the same element, or of none. */
    private void checkElements(List<PlacedPath> paths) {
        paths.stream()
                .skip(1)
                .filter(p -> !p.path().element().equals(paths.get(0).path().element()))
                .forEach(p -> complaints.error(
                        p.at(),
                        "`" + p + "` and `" + paths.get(0) + "` are not parts of one element",
                        "put them into entries of their own"));
    }

    private PlacedPath accessPath(Unit unit, AccessPathContext context) {
        AccessPath path = AccessPath.ROOT;
        for (AccessStepContext step : context.accessStep()) {
            path = path.field(step.name().getText());
            if (step.STAR() != null) {
                path = path.every();
            } else if (step.number() != null) {
                path = path.at((int) numbers.whole(unit, step.number(), "an index", 0, Integer.MAX_VALUE));
            }
        }
        return new PlacedPath(path, unit.span(context));
    }
}
