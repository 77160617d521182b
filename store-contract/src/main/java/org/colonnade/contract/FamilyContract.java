package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.contract.Entries.assertFails;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.write;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.colonnade.store.Get;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Families are made and taken away. */
interface FamilyContract extends TestedStore {
    /** So many milliseconds after something others know it. */
    int MOMENT = 1_100;

    @Test
    default void lists_the_families_that_are_there() {
        Shape shape = shape("b long | e int | v text");
        assertThat(store().families()).doesNotContain(shape.name());
        store().create(shape);
        assertThat(store().families()).contains(shape.name());
        store().drop(shape.name());
        assertThat(store().families()).doesNotContain(shape.name());
    }

    @Test
    default void creating_a_family_again_changes_nothing() {
        Shape shape = family("b long | e int | v text");
        write(store(), put(shape, 1L, 1, "a"));
        store().create(shape);
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, "a"));
    }

    @Test
    default void refuses_a_family_that_is_there_in_another_shape() {
        Shape shape = family("b long | e int | v text");
        Shape turned = new Shape(
                shape.name(),
                shape.block(),
                List.of(new Sorted(shape.entry().get(0).field(), true)),
                shape.values());
        assertFails(StoreException.Kind.SHAPE, () -> store().create(turned)).hasMessageContaining(shape.name());
    }

    @Test
    default void a_dropped_family_comes_back_empty() {
        Shape shape = family("b long | e int | v text");
        write(store(), put(shape, 1L, 1, "a"));
        store().drop(shape.name());
        store().drop(shape.name());
        store().create(shape);
        assertThat(block(store(), shape, 1L)).isEmpty();
        assertThat(store().scan(shape).toList()).isEmpty();
    }

    @Test
    default void a_family_that_is_not_there_can_neither_be_read_nor_written() {
        Shape shape = shape("b long | e int | v text");
        assertMissing(() -> store().get(Get.block(shape, List.of(1L))).toList());
        assertMissing(() -> store().list(Get.block(shape, List.of(1L))));
        assertMissing(() -> store().getAll(List.of(Get.block(shape, List.of(1L)))));
        assertMissing(() -> store().scan(shape).toList());
        assertMissing(() -> write(store(), put(shape, 1L, 1, "a")));
        assertMissing(() -> store().writeIf(Entries.absent(shape, 1L, 1), List.of(put(shape, 1L, 1, "a"))));
    }

    @Test
    default void a_family_that_others_drop_and_create_anew_is_missed_and_found_within_a_moment() throws Exception {
        Shape shape = family("b long | e int | v text");
        if (isShared()) {
            try (Store another = another()) {
                dropAndCreate(shape, store(), another);
            }
        } else {
            dropAndCreate(shape, store(), store());
        }
    }

    private static void dropAndCreate(Shape shape, Store store, Store another) throws Exception {
        write(store, put(shape, 1L, 1, "a"));
        another.drop(shape.name());
        TimeUnit.MILLISECONDS.sleep(MOMENT);
        assertMissing(() -> write(store, put(shape, 1L, 1, "b")));
        assertMissing(() -> block(store, shape, 1L));
        another.create(shape);
        write(store, put(shape, 1L, 1, "c"));
        assertThat(block(another, shape, 1L)).containsExactly(row(1L, 1, "c"));
        another.drop(shape.name());
        another.create(shape);
        TimeUnit.MILLISECONDS.sleep(MOMENT);
        assertThat(block(store, shape, 1L)).isEmpty();
        write(store, put(shape, 1L, 2, "d"));
        assertThat(block(another, shape, 1L)).containsExactly(row(1L, 2, "d"));
    }

    /** That a call fails because there is no such family. */
    static void assertMissing(ThrowingCallable call) {
        assertFails(StoreException.Kind.SHAPE, call);
    }

    /** The names differ in characters only that many stores do not take for tables, and have one hash of 32 bits. */
    @Test
    default void families_of_similar_names_do_not_see_each_other() {
        Shape some = shape("b long | e int | v text");
        Shape one = new Shape(some.name() + "%^", some.block(), some.entry(), some.values());
        Shape other = new Shape(some.name() + "&?", some.block(), some.entry(), some.values());
        try {
            store().create(one);
            store().create(other);
            assertThat(store().families()).contains(one.name(), other.name());
            write(store(), put(one, 1L, 1, "a"), put(other, 1L, 1, "b"));
            assertThat(block(store(), one, 1L)).containsExactly(row(1L, 1, "a"));
            store().drop(one.name());
            assertThat(block(store(), other, 1L)).containsExactly(row(1L, 1, "b"));
        } finally {
            store().drop(one.name());
            store().drop(other.name());
        }
    }

    @Test
    default void families_whose_names_differ_in_case_do_not_see_each_other_or_are_refused() {
        Shape one = shape("b long | e int | v text");
        Shape other = new Shape(one.name().toUpperCase(Locale.ROOT), one.block(), one.entry(), one.values());
        store().create(one);
        write(store(), put(one, 1L, 1, "a"));
        try {
            store().create(other);
            write(store(), put(other, 1L, 1, "b"));
            assertThat(block(store(), other, 1L)).containsExactly(row(1L, 1, "b"));
        } catch (StoreException e) {
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.SHAPE);
            assertThat(e).hasMessageContaining(one.name()).hasMessageContaining("give it another name");
        } finally {
            store().drop(other.name());
        }
        assertThat(block(store(), one, 1L)).containsExactly(row(1L, 1, "a"));
        assertThat(store().families()).contains(one.name()).doesNotContain(other.name());
    }

    @Test
    default void several_who_create_a_family_at_once_all_have_it() throws Exception {
        Shape shape = shape("b long | e int | v text");
        if (isShared()) {
            try (Store another = another()) {
                createAtOnce(shape, store(), another);
            }
        } else {
            createAtOnce(shape, store(), store());
        }
        assertThat(block(store(), shape, 1L)).hasSize(6);
    }

    private static void createAtOnce(Shape shape, Store one, Store other) throws Exception {
        Threads.run(6, thread -> {
            Store mine = thread % 2 == 0 ? one : other;
            mine.create(shape);
            write(mine, put(shape, 1L, thread, "a"));
        });
    }

    @Test
    default void families_do_not_see_each_other() {
        Shape one = family("b long | e int | v text");
        Shape other = family("b long | e int | v text");
        write(store(), put(one, 1L, 1, "a"), put(other, 1L, 1, "b"));
        assertThat(block(store(), one, 1L)).containsExactly(row(1L, 1, "a"));
        assertThat(block(store(), other, 1L)).containsExactly(row(1L, 1, "b"));
    }
}
