package org.colonnade.boundary;

import java.util.List;
import org.colonnade.form.Figures;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.text.NearNames;

/** The reason why no boundaries with an entity in some place meet the conditions. Its text is a clause for people. */
public sealed interface Obstacle {

    /** The blocks of a root would be too large with this entity alone in them. */
    record Large(Entity root, double bytes, double limit) implements Obstacle {
        private static final List<String> UNITS = List.of("B", "kB", "MB", "GB", "TB", "PB");

        @Override
        public String toString() {
            return "a block of " + root + " would have " + Figures.size(bytes) + ", and --size allows "
                    + Figures.size(limit) + "; --size " + enough() + " would do";
        }

        /** The next size of two digits, as the option takes it. */
        private String enough() {
            double digit = Math.pow(10, Math.floor(Math.log10(bytes)) - 1);
            double enough = Math.ceil(bytes / digit) * digit;
            int unit = 0;
            while (enough >= 1000 && unit < UNITS.size() - 1) {
                enough /= 1000;
                unit++;
            }
            return Numbers.text(enough) + UNITS.get(unit);
        }
    }

    /** Requests that must be atomic could not be, however large blocks are. */
    record Scattered(List<String> requests) implements Obstacle {
        public Scattered {
            requests = List.copyOf(requests);
        }

        @Override
        public String toString() {
            return "then the writes of " + NearNames.list(requests) + " cannot stand in one block"
                    + (requests.size() > 1 ? " each" : "") + ", as --atomic asks";
        }
    }

    /** Requests that must be atomic would be so only in blocks that are too large. */
    record Crowded(List<String> requests, double limit) implements Obstacle {
        public Crowded {
            requests = List.copyOf(requests);
        }

        @Override
        public String toString() {
            return "then the writes of " + NearNames.list(requests) + " stand in one block"
                    + (requests.size() > 1 ? " each" : "") + ", as --atomic asks, only if blocks have more than "
                    + Figures.size(limit) + "; raise --size";
        }
    }

    /** The work limit was reached before any boundaries were found. */
    record Unsearched() implements Obstacle {
        @Override
        public String toString() {
            return "none were found before the search was cut off";
        }
    }
}
