package org.colonnade.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.candidate.Candidates;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.plan.PlanSpace;
import org.colonnade.programme.Programme;
import org.colonnade.reference.Designs;
import org.colonnade.reference.RandomCosts;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.junit.jupiter.api.Test;

class FirstChoiceTest {
    private static Choices choices(String text, long seed) {
        Design design = Designs.read(text);
        Certainty certainty = new Certainty(design.requests());
        Upkeeps upkeeps = new Upkeeps(certainty);
        List<Family> candidates = Candidates.of(
                design.requests().stream().flatMap(r -> r.statements().stream()).toList(), upkeeps, Checkpoint.open());
        PlanSpace.Setting plans =
                new PlanSpace.Setting(RandomCosts.of(seed), certainty, Integer.MAX_VALUE, Checkpoint.open());
        Choices choices =
                Planning.of(new WorkloadSetting(design.requests(), design.defaultMix(), upkeeps, plans), candidates);
        choices.settle(new BitSet());
        return choices;
    }

    @Test
    void it_keeps_every_row_of_the_programme() {
        Tries.of(60).run(Designs::small, (text, seed) -> {
            Choices choices = choices(text, seed);
            Formulation formulation =
                    new Formulation(choices, OptionalDouble.empty(), Forced.NOTHING, Formulation.Aim.COST);
            Programme programme = formulation.programme();
            assertThat(programme.broken(formulation.choice(FirstChoice.of(choices, Forced.NOTHING))))
                    .isEmpty();
        });
    }

    @Test
    void it_takes_what_is_forced_and_nothing_that_must_not_be_there() {
        Tries.of(60).run(Designs::small, (text, seed) -> {
            Choices choices = choices(text, seed);
            int first = choices.alive.nextSetBit(0);
            BitSet one = new BitSet();
            one.set(first);
            assertThat(FirstChoice.of(choices, Forced.present(one)).families.get(first))
                    .isTrue();
            assertThat(FirstChoice.of(choices, new Forced(new BitSet(), one))
                            .families
                            .get(first))
                    .isFalse();
        });
    }
}
