package org.colonnade.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlockCostsTest {
    @Test
    void a_request_to_one_block_pays_all_that_a_model_has_of_its_way() {
        BlockCosts costs = BlockCosts.of(new CostModel(
                "mine",
                CostModel.Unit.SECONDS,
                new CostModel.Reading(1, 2, 4, 8),
                new CostModel.Writing(16, 32, 64, 128, 256, 512),
                new CostModel.Sorting(0, 0),
                1024));
        assertThat(costs.reading()).isEqualTo(new BlockCosts.Prices(1 + 2, 4, 8, 0));
        assertThat(costs.writing()).isEqualTo(new BlockCosts.Prices(16 + 32 + 64, 4, 256, 0));
    }
}
