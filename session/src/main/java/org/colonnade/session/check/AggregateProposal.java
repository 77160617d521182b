package org.colonnade.session.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.BoundaryAdvisor;
import org.colonnade.boundary.Conditions;
import org.colonnade.grouping.Grouping;
import org.colonnade.regrouping.Nesting;
import org.colonnade.session.ByName;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.aggregate.Roots;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;

/**
 * Proposes which entities are aggregates, under the conditions that a person names.
 *
 * @param limit how many bytes a block may have on average
 * @param atomic requests whose writes must be in one block, by name
 * @param grouping the name of a grouping in which all that it names stands where it stands there
 */
public record AggregateProposal(double limit, List<String> atomic, Optional<String> grouping) {
    public AggregateProposal {
        atomic = List.copyOf(atomic);
    }

    /** Returns the same with another limit. */
    public AggregateProposal within(double bytes) {
        return new AggregateProposal(bytes, atomic, grouping);
    }

    /** Refuses names that the design does not have. */
    public void checkRequests(Session session) {
        ByName.all("request", atomic, session.design().requests(), Request::name);
    }

    /** Returns the proposal; conditions that nothing meets are refused. */
    public BoundaryAdvice of(Session session, Mix mix) {
        Roots.refuse(session.design().model().entities().stream()
                .filter(e -> !AggregateClass.canBe(e))
                .toList());
        return BoundaryAdvisor.advise(session.design(), mix, new Conditions(limit, Set.copyOf(atomic), chosen(session)))
                .orElseThrow(this::unmet);
    }

    /** Returns the grouping that is named; one in which something may stand in no group is refused. */
    public Optional<Grouping> chosen(Session session) {
        Optional<Grouping> chosen =
                grouping.map(g -> ByName.one("grouping", g, session.design().groupings(), Grouping::name));
        List<String> orphans = chosen.stream()
                .flatMap(Grouping::all)
                .flatMap(g -> g.step().stream())
                .filter(s -> !Nesting.isPossible(s))
                .map(s -> "grouping " + grouping.orElseThrow() + " has " + s.target() + " in " + s
                        + ", but one may be in none")
                .toList();
        if (!orphans.isEmpty()) {
            throw new Refusal(orphans);
        }
        return chosen;
    }

    private Refusal unmet() {
        return new Refusal("no aggregates meet the conditions: "
                + (atomic.isEmpty()
                        ? "the blocks of grouping " + grouping.orElse("") + " have more bytes than --size; raise it"
                        : "the writes of " + String.join(", ", atomic)
                                + " cannot stand in one block; leave --atomic out, raise --size, or let the design declare"
                                + " fewer aggregates"));
    }
}
