package org.colonnade.aggregate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A location in a complex value (NoAM, Section 6), such as {@code games[0].opponent}. With {@code [*]} in place of
 * indices it is a location in all values of a class: {@code rounds[*].moves}. The empty path is the whole value.
 */
public record AccessPath(List<AccessStep> steps) {
    /** The whole value. */
    public static final AccessPath ROOT = new AccessPath(List.of());

    public AccessPath {
        steps = List.copyOf(steps);
    }

    /**
     * Reads {@code games[0].opponent} or {@code rounds[*]}; the empty text is the root.
     *
     * @throws IllegalArgumentException with a message for people if it is no access path
     */
    public static AccessPath of(String text) {
        return new AccessPathReader(text).read();
    }

    public static AccessPath of(AccessStep... steps) {
        return new AccessPath(Arrays.asList(steps));
    }

    public AccessPath field(String name) {
        return then(new AccessStep.Field(name));
    }

    public AccessPath at(int index) {
        return then(new AccessStep.Index(index));
    }

    public AccessPath every() {
        return then(AccessStep.EVERY);
    }

    public AccessPath then(AccessStep step) {
        List<AccessStep> longer = new ArrayList<>(steps);
        longer.add(step);
        return new AccessPath(longer);
    }

    /** Appends another path to this one. */
    public AccessPath then(AccessPath rest) {
        return new AccessPath(Stream.concat(steps.stream(), rest.steps.stream()).toList());
    }

    public boolean isRoot() {
        return steps.isEmpty();
    }

    public int length() {
        return steps.size();
    }

    public AccessStep last() {
        return steps.get(steps.size() - 1);
    }

    /** Returns all but the last step. */
    public AccessPath parent() {
        return first(steps.size() - 1);
    }

    /** Returns the first {@code count} steps. */
    public AccessPath first(int count) {
        return new AccessPath(steps.subList(0, count));
    }

    /** Returns the steps that follow {@code beginning}, which this path must start with. */
    public AccessPath after(AccessPath beginning) {
        if (!startsWith(beginning)) {
            throw new IllegalArgumentException(this + " does not begin with " + beginning);
        }
        return new AccessPath(steps.subList(beginning.length(), steps.size()));
    }

    public boolean startsWith(AccessPath beginning) {
        return beginning.length() <= length()
                && steps.subList(0, beginning.length()).equals(beginning.steps);
    }

    /** Replaces each index by {@code [*]}. */
    public AccessPath general() {
        List<AccessStep> general = new ArrayList<>(steps.size());
        for (AccessStep step : steps) {
            general.add(step instanceof AccessStep.Index ? AccessStep.EVERY : step);
        }
        return new AccessPath(general);
    }

    /** Returns the path up to its last {@code [*]}: each value there gets an entry. The root means the whole block. */
    public AccessPath element() {
        return first(steps.lastIndexOf(AccessStep.EVERY) + 1);
    }

    /** Returns the path before its first {@code [*]}, if it has one. */
    public Optional<AccessPath> beforeEvery() {
        int every = steps.indexOf(AccessStep.EVERY);
        return every < 0 ? Optional.empty() : Optional.of(first(every));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (AccessStep step : steps) {
            text.append(step instanceof AccessStep.Field && !text.isEmpty() ? "." : "")
                    .append(step);
        }
        return text.toString();
    }
}
