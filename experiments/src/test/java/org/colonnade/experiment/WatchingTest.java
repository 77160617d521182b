package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

class WatchingTest {
    @Test
    void whoever_watches_hears_of_families_that_are_left() {
        List<StoreException> told = new ArrayList<>();
        Occasion.Watcher watcher = new Occasion.Watcher() {
            @Override
            public boolean goesOn(String doing) {
                return true;
            }

            @Override
            public void left(StoreException why) {
                told.add(why);
            }
        };
        StoreException why = new StoreException(StoreException.Kind.TIMEOUT, "too slow");
        new AuctionWatching(watcher).left(why);
        new FittingWatching(watcher).left(why);
        assertThat(told).containsExactly(why, why);
    }
}
