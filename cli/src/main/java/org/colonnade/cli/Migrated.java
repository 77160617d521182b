package org.colonnade.cli;

import java.util.Optional;
import org.colonnade.aggregates.MigrationProgress;
import org.colonnade.model.Numbers;

/**
 * What a migration has done with the aggregates of a class.
 *
 * @param done empty if there are none
 */
record Migrated(String name, String partition, Optional<MigrationProgress> done) {

    /** {@code Game as rounds[*]: moved 450 aggregates, 12 were there already}. */
    @Override
    public String toString() {
        return done.map(this::text).orElse(name + ": there are none");
    }

    private String text(MigrationProgress done) {
        return name + " as " + partition + ": " + (done.stopped() ? "stopped; " : "") + "moved "
                + count(done.moved(), "aggregate")
                + (done.there() > 0
                        ? ", " + Numbers.text(done.there()) + (done.there() == 1 ? " was" : " were") + " there already"
                        : "")
                + (done.deleted() > 0 ? ", deleted " + count(done.deleted(), "copy", "copies") : "")
                + (done.foreign() > 0
                        ? ", left " + Numbers.text(done.foreign()) + " alone that others have written there"
                        : "")
                + (done.behind() ? ", and more were changed meanwhile: migrate once more" : "");
    }

    private static String count(long number, String one) {
        return count(number, one, one + "s");
    }

    private static String count(long number, String one, String many) {
        return Numbers.text(number) + " " + (number == 1 ? one : many);
    }
}
