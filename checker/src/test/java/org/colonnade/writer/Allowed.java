package org.colonnade.writer;

import org.colonnade.writer.State.Instance;

/** What writers mean, said over states. */
final class Allowed {
    private Allowed() {}

    /** Whether some touch says that a user may touch an instance, as a new or as an old one. */
    static boolean by(Touches touches, Instance touched, Act act, Instance user, State state) {
        return touches.touches().stream()
                .filter(t -> t.entity().equals(touched.entity()))
                .filter(t -> (t.act() == Act.INSERT) == (act == Act.INSERT))
                .anyMatch(t -> by(t.writer(), touched, user, state));
    }

    private static boolean by(Writer writer, Instance touched, Instance user, State state) {
        return !(writer instanceof Writer.Reached reached)
                || reached.paths().stream().allMatch(p -> state.ends(touched, p).contains(user));
    }
}
