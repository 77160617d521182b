package org.colonnade.language;

import java.util.Optional;
import org.colonnade.language.DesignParser.SkewContext;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Inequality;
import org.colonnade.model.Numbers;

/**
 * Reads how unevenly the links of a relationship are spread on each of its sides, and holds that the most popular
 * instance has at least as many partners as the average one, and no more than there are.
 *
 * <p>Where each instance has at most one partner from here, a skew is that of the other side.
 */
final class PartnerSkews {
    private final Unit unit;
    private final Cardinality cardinality;
    private final Participation participation;
    private final double links;
    private final Complaints complaints;

    PartnerSkews(Unit unit, Cardinality cardinality, Participation participation, double links, Complaints complaints) {
        this.unit = unit;
        this.cardinality = cardinality;
        this.participation = participation;
        this.links = links;
        this.complaints = complaints;
        boolean twice = cardinality == Cardinality.MANY_TO_ONE
                && participation.there().isPresent()
                && participation.back().isPresent();
        if (twice || cardinality == Cardinality.ONE_TO_ONE) {
            participation.there().or(participation::back).ifPresent(this::refuse);
        }
    }

    private void refuse(SkewContext skew) {
        complaints.error(
                unit.span(skew),
                "`" + cardinality + "` leads to at most one partner from here, which is no skew",
                cardinality == Cardinality.ONE_TO_ONE ? "leave it out" : "say that of the other side alone");
    }

    /** The skew on the side of the entity that declares the relationship. */
    Inequality there(Entity from, Entity to) {
        return cardinality == Cardinality.MANY_TO_MANY ? read(participation.there(), from, to) : Inequality.EVEN;
    }

    /** The skew on the other side. */
    Inequality back(Entity from, Entity to) {
        return switch (cardinality) {
            case MANY_TO_MANY -> read(participation.back(), to, from);
            case MANY_TO_ONE -> read(participation.there().or(participation::back), to, from);
            case ONE_TO_ONE -> Inequality.EVEN;
        };
    }

    private Inequality read(Optional<SkewContext> skew, Entity owner, Entity partner) {
        return skew.map(s -> checked(s, new SkewReader(complaints).ofPartners(unit, s), owner, partner))
                .orElse(Inequality.EVEN);
    }

    private Inequality checked(SkewContext context, Inequality inequality, Entity owner, Entity partner) {
        double mean = links / owner.count();
        double largest = inequality.match(
                even -> mean,
                zipf -> Math.max(mean, Math.floor(links * zipf.share(1, owner.count()))),
                Inequality.Largest::things,
                share -> mean,
                shares -> mean);
        if (largest > partner.count()) {
            complaints.error(
                    unit.span(context),
                    "the largest number of partners, " + Numbers.text(largest) + ", is more than there are of "
                            + partner + ", " + Numbers.text(partner.count()),
                    "correct it, or the number of instances");
        } else if (largest < mean) {
            complaints.error(
                    unit.span(context),
                    "the largest number of partners is smaller than the average, " + Numbers.text(mean),
                    "write at least " + Numbers.text(Math.ceil(mean)));
        }
        return inequality;
    }
}
