package org.colonnade.block;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.model.Entity;
import org.colonnade.model.Path;
import org.colonnade.model.Step;

/**
 * One instance, named by a way to it from a base of a {@link Frame}: {@code Comment.article.author}.
 *
 * <p>Invariants: {@code way} is to-one. A path that is to-many goes on along {@code fan}, which begins with its first
 * to-many step; then {@code which} tells two of the instances at its ends apart (1 and 2). Without a fan it is 0.
 */
record Term(int base, Path way, List<Step> fan, int which) {
    Term {
        fan = List.copyOf(fan);
    }

    /** The base itself. */
    static Term itself(int base, Entity entity) {
        return new Term(base, new Path(entity, List.of()), List.of(), 0);
    }

    /** The only instance at the end of a path, or any two of them. */
    static List<Term> at(int base, Path path) {
        List<Step> steps = path.steps();
        int toOne = (int) steps.stream().takeWhile(Step::isToOne).count();
        Path way = new Path(path.start(), steps.subList(0, toOne));
        List<Step> fan = steps.subList(toOne, steps.size());
        IntStream which = fan.isEmpty() ? IntStream.of(0) : IntStream.of(1, 2);
        return which.mapToObj(w -> new Term(base, way, fan, w)).toList();
    }

    /** The same fan at the end of another way to its begin. */
    Term along(int otherBase, Path otherWay) {
        return new Term(otherBase, otherWay, fan, which);
    }

    /** Returns whether two terms are the same instance if their ways lead to the same one. */
    boolean hasFanOf(Term other) {
        return which == other.which && fan.equals(other.fan);
    }

    Entity end() {
        return fan.isEmpty() ? way.end() : fan.get(fan.size() - 1).target();
    }

    int length() {
        return way.steps().size();
    }

    @Override
    public String toString() {
        Path path = new Path(
                way.start(), Stream.concat(way.steps().stream(), fan.stream()).toList());
        return path + (which == 0 ? "" : "#" + which);
    }
}
