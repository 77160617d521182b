package org.colonnade.view.migration;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.colonnade.aggregates.MigrationOutcome;
import org.colonnade.aggregates.MigrationResult;
import org.colonnade.model.Numbers;

/**
 * What a migration has done with the aggregates of a class.
 *
 * @param done empty if there are none
 */
public record Migrated(String name, String cut, Optional<MigrationResult> done) {

    /** {@code Game as rounds[*]: moved 450 aggregates, 12 were there already}. */
    @Override
    public String toString() {
        return done.map(this::text).orElse(name + ": there are none");
    }

    private String text(MigrationResult done) {
        return name + " as " + cut + ": " + (done.stopped() ? "stopped; " : "") + "moved "
                + count(done.moved(), "aggregate")
                + told(
                        done.count(MigrationOutcome.THERE),
                        n -> n + (n.equals("1") ? " was" : " were") + " there already")
                + told(done.count(MigrationOutcome.AHEAD), n -> "left " + n + " as changed or deleted there since")
                + told(
                        done.count(MigrationOutcome.DELETED),
                        n -> "deleted " + n + (n.equals("1") ? " copy" : " copies"))
                + told(done.count(MigrationOutcome.FOREIGN), n -> "left " + n + " alone that others have written there")
                + told(
                        done.count(MigrationOutcome.KEPT),
                        n -> "deleted none of " + n + (n.equals("1") ? " copy" : " copies")
                                + ", for the old store has nothing at all")
                + (done.behind() ? ", and more were changed meanwhile: migrate once more" : "");
    }

    private static String told(long number, UnaryOperator<String> words) {
        return number == 0 ? "" : ", " + words.apply(Numbers.text(number));
    }

    private static String count(long number, String one) {
        return Numbers.text(number) + " " + one + (number == 1 ? "" : "s");
    }
}
