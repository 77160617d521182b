package org.colonnade.check;

import java.util.OptionalDouble;
import org.colonnade.workload.Mix;

/**
 * The load of an application, and the limits of its store.
 *
 * @param mix the mix that tells how often each request comes
 * @param rate writing requests per second, of all users together, if known
 * @param limit the writes per second that the store sustains in one block; a commit takes the reciprocal of it
 * @param busiest the load of the busiest block as a multiple of the average
 */
public record Pace(Mix mix, OptionalDouble rate, double limit, double busiest) {
    /** The writes per second that Google's Datastore sustains in one entity group. */
    public static final double DATASTORE = 1;

    public Pace {
        if (!(limit > 0 && busiest >= 1 && rate.orElse(0) >= 0)) {
            throw new IllegalArgumentException("a pace has a positive limit, and a busiest block above the average");
        }
    }
}
