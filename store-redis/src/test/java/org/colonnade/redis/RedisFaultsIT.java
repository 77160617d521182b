package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.colonnade.contract.FaultContract;
import org.colonnade.contract.RealServer;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/** What happens when the server does not answer, dies, is full, or may not be written. */
class RedisFaultsIT extends FaultContract {
    private static final Field ID = new Field("id", new Type.Simple(Scalar.INT, 4));
    private static final Field PART = new Field("part", new Type.Simple(Scalar.INT, 4));
    private static final Field SIZE = new Field("size", new Type.Simple(Scalar.INT, 4));
    private static final Field TEXT = new Field("text", new Type.Simple(Scalar.TEXT, 4));

    private final RealRedis redis = RealRedis.shared();

    @Override
    protected RealServer server() {
        return redis.server();
    }

    @Override
    protected Store open(String place, String timeout) {
        return RealRedis.open(":secret@" + place + "/2?timeout=" + timeout);
    }

    /** The first who uses a connection that was idle when the server died finds it broken. */
    @Override
    protected int tries(Fault after) {
        return after == Fault.DIES ? 2 : 1;
    }

    private static Shape shape(String name) {
        return new Shape(name, List.of(ID), List.of(new Sorted(PART, false)), List.of(SIZE, TEXT));
    }

    private static Mutation put(Shape shape, int id) {
        return new Mutation.Put(shape, List.of(id, 0), Map.of(SIZE, id));
    }

    @Test
    void a_server_without_memory_is_full_and_goes_on_when_it_has_some() {
        Shape shape = shape("full");
        String text = "x".repeat(1_000_000);
        try (Store store = redis.open(3, "")) {
            store.create(shape);
            List<Integer> written = new ArrayList<>();
            StoreException e = failure(() -> {
                for (int i = 0; i < 100; i++) {
                    store.write(
                            List.of(
                                    new Mutation.Put(shape, List.of(1, i), Map.of(TEXT, text)),
                                    new Mutation.Put(shape, List.of(2, i), Map.of(SIZE, i))),
                            Atomicity.ALL);
                    written.add(i);
                }
            });
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.FULL);
            assertThat(e).hasMessageContaining("maxmemory");
            assertThat(store.get(Get.block(shape, List.of(1))).toList()).hasSameSizeAs(written);
            assertThat(store.get(Get.block(shape, List.of(2))).toList()).hasSameSizeAs(written);
            store.drop(shape.name());
            store.create(shape);
            store.write(List.of(put(shape, 1)), Atomicity.BLOCK);
            store.drop(shape.name());
        }
    }

    @Test
    void a_replica_may_be_read_but_not_written() {
        Shape shape = shape("replica");
        try (Store store = redis.open(4, "")) {
            store.create(shape);
            store.write(List.of(put(shape, 1)), Atomicity.BLOCK);
            redis.command("REPLICAOF 127.0.0.1 1");
            try {
                assertThat(store.get(Get.block(shape, List.of(1))).toList()).hasSize(1);
                StoreException e = failure(() -> store.write(List.of(put(shape, 2)), Atomicity.BLOCK));
                assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.READ_ONLY);
            } finally {
                redis.command("REPLICAOF NO ONE");
            }
            store.write(List.of(put(shape, 2)), Atomicity.BLOCK);
        }
    }
}
