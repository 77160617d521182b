package org.colonnade.cut;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;

/** The members of a cut by the steps that lead to them. Invariant: none is below another. */
final class MemberTree {
    private final Map<AccessStep, MemberTree> below = new HashMap<>();
    private Optional<Member> member = Optional.empty();

    void add(Member added) {
        MemberTree place = this;
        for (AccessStep step : added.path().steps()) {
            place = place.below.computeIfAbsent(step, s -> new MemberTree());
        }
        place.member = Optional.of(added);
    }

    /** The member that a path, with indices or without, leads to, or into. */
    Optional<Member> on(AccessPath path) {
        MemberTree place = this;
        for (AccessStep step : path.steps()) {
            if (place == null || place.member.isPresent()) {
                break;
            }
            place = place.below.get(step instanceof AccessStep.Index ? AccessStep.EVERY : step);
        }
        return place == null ? Optional.empty() : place.member;
    }
}
