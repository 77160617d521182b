package org.colonnade.verification;

import java.util.List;
import org.colonnade.engine.Arguments;

/** A difference between a store and the reference. */
public sealed interface Difference {

    /** A wrong answer. */
    record WrongAnswer(
            String request, int statement, Arguments arguments, List<List<Object>> given, List<List<Object>> right)
            implements Difference {
        @Override
        public String toString() {
            return request + " " + (statement + 1) + " with " + arguments.values() + "\n  answers " + given
                    + "\n  but right is " + right;
        }
    }

    /** A family with wrong contents: entries that it lacks, and entries that it should not have. */
    record WrongFamily(String family, List<List<Object>> lacks, List<List<Object>> hasTooMuch) implements Difference {
        @Override
        public String toString() {
            return family + " lacks " + lacks + "\n  and should not have " + hasTooMuch;
        }
    }
}
