package org.colonnade.overhead;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A game of NoAM's example. */
public record Game(UUID id, String firstPlayer, String secondPlayer, List<Round> rounds) {
    /** A round of it. */
    public record Round(String moves, String comments, String actions, String spell) {}

    /** All but the rounds. */
    public record Frame(UUID id, String firstPlayer, String secondPlayer) {
        Game with(List<Round> rounds) {
            return new Game(id, firstPlayer, secondPlayer, rounds);
        }
    }

    Frame frame() {
        return new Frame(id, firstPlayer, secondPlayer);
    }

    Game and(Round round) {
        List<Round> more = new ArrayList<>(rounds);
        more.add(round);
        return new Game(id, firstPlayer, secondPlayer, more);
    }
}
