package org.colonnade.check;

import java.util.Optional;
import org.colonnade.contention.Verdict;

/** A block that breaks a verdict, with its counterexample. */
public record Failure(BlockCheck block, Verdict.Fails verdict) {

    /** Returns the statements that collide in the counterexample, if it could be shown and somebody writes there. */
    public Optional<Collision> collision() {
        return verdict.witness().flatMap(w -> block.collision(w.clash()));
    }
}
