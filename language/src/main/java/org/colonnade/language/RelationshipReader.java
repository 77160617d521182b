package org.colonnade.language;

import java.util.Map;
import java.util.Optional;
import org.colonnade.language.DesignParser.FieldContext;
import org.colonnade.language.DesignParser.MultiplicityContext;
import org.colonnade.language.DesignParser.NumberContext;
import org.colonnade.language.DesignParser.RelationshipContext;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.model.Relationship;

/** Reads the relationships between entities. */
final class RelationshipReader {
    private static final double USUAL_SHARE = 0.5;

    private final Map<String, Entity> entities;
    private final Map<String, Names> members;
    private final Complaints complaints;
    private final NumberReader numbers;

    RelationshipReader(Map<String, Entity> entities, Map<String, Names> members, Complaints complaints) {
        this.entities = entities;
        this.members = members;
        this.complaints = complaints;
        this.numbers = new NumberReader(complaints);
    }

    Optional<Relationship> read(Unit unit, Entity from, FieldContext field) {
        RelationshipContext context = field.relationship();
        String target = context.name(0).getText();
        Optional<String> inverse = Optional.ofNullable(context.name(1)).map(n -> n.getText());
        Entity to = entities.get(target);
        if (to == null) {
            complaints.unknown(unit.span(context.name(0)), "entity", target, entities.keySet());
            complaints.forgive(field.name().getText());
            inverse.ifPresent(complaints::forgive);
            return Optional.empty();
        }
        inverse.ifPresent(name -> members.get(target).declare(name, unit.span(context.name(1))));
        Cardinality cardinality = cardinality(context);
        Participation participation = Participation.of(unit, context.participation(), complaints);
        boolean mandatory = mandatory(unit, participation, cardinality);
        double each = each(unit, participation, cardinality, mandatory);
        requirePartners(unit, participation, each, to);
        if (cardinality == Cardinality.ONE_TO_ONE && from.count() * each > to.count()) {
            complaints.warning(
                    unit.span(context),
                    "there are too few of " + to + " (" + Numbers.text(to.count()) + ") for one-to-one partners of "
                            + Numbers.text(from.count() * each) + " of " + from,
                    "correct the numbers of instances, or write `->`");
        }
        PartnerSkews skews = new PartnerSkews(unit, cardinality, participation, from.count() * each, complaints);
        return Optional.of(new Relationship(
                field.name().getText(),
                from,
                to,
                inverse,
                cardinality,
                mandatory,
                each,
                skews.there(from, to),
                skews.back(from, to),
                unit.span(field.name())));
    }

    private static Cardinality cardinality(RelationshipContext context) {
        return switch (context.arrow.getType()) {
            case DesignLexer.MANY_TO_ONE -> Cardinality.MANY_TO_ONE;
            case DesignLexer.ONE_TO_ONE -> Cardinality.ONE_TO_ONE;
            default -> Cardinality.MANY_TO_MANY;
        };
    }

    /** Returns the declared multiplicity's answer, or by default that to-one relationships alone are mandatory. */
    private boolean mandatory(Unit unit, Participation participation, Cardinality cardinality) {
        boolean toOne = cardinality != Cardinality.MANY_TO_MANY;
        if (participation.multiplicity().isEmpty()) {
            return toOne;
        }
        MultiplicityContext multiplicity = participation.multiplicity().get();
        String written = multiplicity.getText();
        if (toOne ? !written.matches("[01]\\.\\.1") : !written.matches("[01]\\.\\.\\*")) {
            complaints.error(
                    unit.span(multiplicity),
                    "`" + cardinality + "` cannot have " + written + " partners",
                    toOne
                            ? "write 0..1 for an optional one, 1..1 (or nothing) for a mandatory one"
                            : "write 0..* or 1..*");
        }
        return written.startsWith("1");
    }

    private double each(Unit unit, Participation participation, Cardinality cardinality, boolean mandatory) {
        boolean toOne = cardinality != Cardinality.MANY_TO_MANY;
        if (participation.fanOut().isEmpty()) {
            return mandatory || !toOne ? 1 : USUAL_SHARE;
        }
        NumberContext number = participation.fanOut().get().number();
        String what = "the average number of partners";
        double most = toOne ? 1 : NumberReader.LARGEST;
        return mandatory ? numbers.within(unit, number, what, 1, most) : numbers.positive(unit, number, what, most);
    }

    private void requirePartners(Unit unit, Participation participation, double each, Entity to) {
        if (each > to.count()) {
            participation
                    .fanOut()
                    .ifPresent(f -> complaints.error(
                            unit.span(f),
                            Numbers.text(each) + " partners are more than there are of " + to + ", "
                                    + Numbers.text(to.count()),
                            "correct it, or the number of instances"));
        }
    }
}
