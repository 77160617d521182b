package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.api.Test;

class HeadMemoryTest {
    private static final Head HEAD = head();

    private final AtomicLong now = new AtomicLong();
    private final HeadMemory memory = new HeadMemory(2, now::get);

    private static Head head() {
        AggregateClass parcel = AggregateClass.of(
                SampleClasses.DESIGN.model(),
                SampleClasses.DESIGN.model().entity("Parcel").orElseThrow());
        return Head.first(Cut.fields(parcel), ComplexValue.Fields.NONE);
    }

    @Test
    void those_that_were_used_last_are_remembered() {
        memory.seen(1, HEAD);
        memory.seen(2, HEAD);
        assertThat(memory.head(1)).contains(HEAD);
        memory.seen(3, HEAD);
        assertThat(memory.head(2)).isEmpty();
        assertThat(memory.head(1)).contains(HEAD);
        assertThat(memory.head(3)).contains(HEAD);
    }

    @Test
    void one_that_somebody_else_has_changed_is_not_remembered_for_a_while() {
        memory.seen(1, HEAD);
        memory.changed(1);
        now.addAndGet(Duration.ofMillis(999).toNanos());
        memory.seen(1, HEAD);
        assertThat(memory.head(1)).isEmpty();
        now.addAndGet(Duration.ofMillis(1).toNanos());
        memory.seen(1, HEAD);
        assertThat(memory.head(1)).contains(HEAD);
    }
}
