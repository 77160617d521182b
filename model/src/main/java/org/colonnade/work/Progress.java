package org.colonnade.work;

import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * How far long work has come.
 *
 * @param doing what is being done: the same text for as long as it is
 * @param words what is being done and how far it is, in one line; made only for those who look
 * @param share the share of the work that is done, from 0 to 1, if that is known; it grows until other work begins
 * @param stopping what the work does if it is stopped now, as a verb: {@code stops}
 */
public record Progress(String doing, Supplier<String> words, OptionalDouble share, String stopping) {
    /** Returns the progress of work that has begun to do something. */
    public static Progress of(String doing) {
        return new Progress(doing, () -> doing, OptionalDouble.empty(), "stops");
    }

    /** Returns the same with words for how far it is. */
    public Progress saying(Supplier<String> details) {
        return new Progress(doing, () -> doing + ": " + details.get(), share, stopping);
    }

    /** Returns the same with the share that is done; a share that is no number is not known. */
    public Progress at(double done) {
        OptionalDouble known =
                Double.isNaN(done) ? OptionalDouble.empty() : OptionalDouble.of(Math.max(0, Math.min(1, done)));
        return new Progress(doing, words, known, stopping);
    }

    /** Returns the same where the work does something else when it is stopped. */
    public Progress stopping(String verb) {
        return new Progress(doing, words, share, verb);
    }

    /** Returns this as the progress of something larger; the share of that is not known. */
    Progress within(String whole) {
        return new Progress(whole + ": " + doing, () -> whole + ": " + words.get(), OptionalDouble.empty(), stopping);
    }

    /** Returns this as the progress of something larger, of which it is the part between two shares. */
    Progress between(double begin, double end) {
        return share.isEmpty() ? this : at(begin + share.getAsDouble() * (end - begin));
    }
}
