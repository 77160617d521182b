package org.colonnade.check;

import java.util.List;
import java.util.Optional;
import org.colonnade.block.BlockGrammar;
import org.colonnade.block.Cause;
import org.colonnade.contention.Clash;
import org.colonnade.contention.Contention;
import org.colonnade.contention.Findings;
import org.colonnade.contention.Repair;
import org.colonnade.contention.Right;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Write;

/**
 * One kind of block, with the findings about it.
 *
 * <p>Invariants: {@code origin} is there unless a person wrote the grammar; {@code entries} is the estimated number of
 * entries of a family's block, and 1 for other blocks.
 */
public record BlockCheck(Grammar grammar, Optional<BlockGrammar> origin, Findings findings, double entries) {
    static BlockCheck of(Grammar grammar) {
        return new BlockCheck(grammar, Optional.empty(), Contention.of(grammar), 1);
    }

    static BlockCheck of(BlockGrammar block) {
        return of(block, 1);
    }

    static BlockCheck of(BlockGrammar block, double entries) {
        return new BlockCheck(block.grammar(), Optional.of(block), Contention.of(block.grammar()), entries);
    }

    /** Estimates how often writes of such blocks get in each other's way, where possible. */
    public Optional<Exposure> exposure(Design design, Pace pace) {
        return origin.flatMap(o -> Exposure.of(design, o, entries, pace));
    }

    /** Returns how a verdict fails, if it does. */
    public Optional<Ruling.Fails> failure(Verdict verdict) {
        return verdict.of(findings) instanceof Ruling.Fails fails ? Optional.of(fails) : Optional.empty();
    }

    /** Returns the cuts by which every block gets one writer. */
    public Repair repair() {
        return Repair.of(grammar);
    }

    /** Returns the statements behind a rule about who writes what; none if a person wrote the rule. */
    public List<Cause> causes(Write write) {
        return origin.map(o -> o.causes().getOrDefault(write, List.of())).orElse(List.of());
    }

    /** Returns the colliding statements, the heaviest of each side first; none where nobody writes. */
    public Optional<Collision> collision(Clash clash) {
        if (clash.rights().isEmpty()) {
            return Optional.empty();
        }
        Right first = clash.rights().get(0);
        Right second = clash.rights().get(1);
        return Optional.of(new Collision(first, causes(first.write()), second, causes(second.write())));
    }
}
