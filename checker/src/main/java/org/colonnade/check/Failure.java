package org.colonnade.check;

import java.util.Optional;
import org.colonnade.contention.Ruling;

/** A block that breaks a verdict, with its counterexample. */
public record Failure(BlockCheck block, Ruling.Fails ruling) {

    /** Returns the statements that collide in the counterexample, if it could be shown and somebody writes there. */
    public Optional<Collision> collision() {
        return ruling.witness().flatMap(w -> block.collision(w.clash()));
    }
}
