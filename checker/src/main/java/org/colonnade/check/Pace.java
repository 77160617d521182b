package org.colonnade.check;

import java.util.OptionalDouble;
import org.colonnade.workload.Mix;

/**
 * How busy an application is, and what its store can take.
 *
 * @param mix the mix that tells how often each request comes
 * @param rate requests that write per second, of all users together, if it is known
 * @param limit the writes per second that the store sustains in one block; a commit takes the reciprocal of it
 * @param busiest how many times the average the busiest block gets
 */
public record Pace(Mix mix, OptionalDouble rate, double limit, double busiest) {
    /** What Google's Datastore sustains in one entity group. */
    public static final double DATASTORE = 1;

    public Pace {
        if (!(limit > 0 && busiest >= 1 && rate.orElse(0) >= 0)) {
            throw new IllegalArgumentException("a pace has a positive limit, and a busiest block above the average");
        }
    }
}
