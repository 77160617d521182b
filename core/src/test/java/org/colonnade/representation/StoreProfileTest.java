package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.cost.CostModel;
import org.junit.jupiter.api.Test;

class StoreProfileTest {
    @Test
    void a_request_to_one_block_pays_all_that_was_measured_of_its_way() {
        StoreProfile measured = StoreProfiles.REDIS.with(new CostModel(
                "mine",
                CostModel.Unit.SECONDS,
                new CostModel.Reading(1, 2, 4, 8),
                new CostModel.Writing(16, 32, 64, 128, 256, 512),
                new CostModel.Sorting(0, 0),
                1024));
        assertThat(measured.reading()).isEqualTo(new StoreProfile.Reading(1 + 2, 4, 8, 0));
        assertThat(measured.writing()).isEqualTo(new StoreProfile.Writing(16 + 32 + 64, 4, 256, 0));
        assertThat(measured.traits()).isEqualTo(StoreProfiles.REDIS.traits());
    }
}
