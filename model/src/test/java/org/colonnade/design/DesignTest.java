package org.colonnade.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.model.Hotels.MODEL;
import static org.colonnade.model.Hotels.NOWHERE;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.model.Period;
import org.colonnade.workload.Mix;
import org.junit.jupiter.api.Test;

class DesignTest {
    @Test
    void it_stays_as_it_was_made() {
        Mix only = new Mix(Mix.ONLY, NOWHERE);
        List<Mix> mixes = new ArrayList<>(List.of(only));
        Design design = new Design(
                MODEL, List.of(), mixes, only, Period.YEAR, List.of(), List.of(), List.of(), List.of(), List.of());
        mixes.clear();
        assertThat(design.mixes()).containsExactly(design.defaultMix());
    }
}
