package org.colonnade.language;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.colonnade.language.DesignParser.FanOutContext;
import org.colonnade.language.DesignParser.MultiplicityContext;
import org.colonnade.language.DesignParser.ParticipationContext;
import org.colonnade.language.DesignParser.PartnershipContext;
import org.colonnade.language.DesignParser.SkewContext;

/** The parts of what parentheses say of a relationship's partners, in any order, each at most once. */
record Participation(
        Optional<MultiplicityContext> multiplicity,
        Optional<FanOutContext> fanOut,
        Optional<SkewContext> there,
        Optional<SkewContext> back) {

    static Participation of(Unit unit, ParticipationContext context, Complaints complaints) {
        Set<String> said = new HashSet<>();
        if (context != null) {
            context.partnership().stream()
                    .filter(p -> !said.add(kind(p)))
                    .forEach(p -> complaints.error(unit.span(p), "the " + kind(p) + " is said twice", "say it once"));
        }
        return new Participation(
                first(context, "multiplicity").map(PartnershipContext::multiplicity),
                first(context, "average").map(PartnershipContext::fanOut),
                first(context, "skew").map(PartnershipContext::skew),
                first(context, "skew back").map(PartnershipContext::skew));
    }

    private static Optional<PartnershipContext> first(ParticipationContext context, String kind) {
        return context == null
                ? Optional.empty()
                : context.partnership().stream()
                        .filter(p -> kind(p).equals(kind))
                        .findFirst();
    }

    private static String kind(PartnershipContext part) {
        return part.multiplicity() != null
                ? "multiplicity"
                : part.fanOut() != null ? "average" : part.BACK() == null ? "skew" : "skew back";
    }
}
