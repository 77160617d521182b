package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A server refuses writes of its users while there is still some disk left, and loses nothing. */
class CassandraFullIT {
    private static final Field ID = field("id", Scalar.INT);
    private static final Field AT = field("at", Scalar.INT);
    private static final Field TEXT = field("text", Scalar.TEXT);
    private static final Shape SHAPE = new Shape("full", List.of(ID), List.of(new Sorted(AT, false)), List.of(TEXT));
    private static final int TRIES = 500;

    private static RealCassandra small;

    @BeforeAll
    static void start() {
        small = RealCassandra.small("40MiB");
        small.execute("CREATE ROLE somebody WITH PASSWORD = 's' AND LOGIN = true");
        small.execute("GRANT ALL ON ALL KEYSPACES TO somebody");
    }

    @AfterAll
    static void stop() {
        small.server().kill();
    }

    private static Field field(String name, Scalar scalar) {
        return new Field(name, new Type.Simple(scalar, scalar.size()));
    }

    private static Mutation put(int block, int at, String text) {
        return new Mutation.Put(SHAPE, List.of(block, at), Map.of(TEXT, text));
    }

    private static void write(Store store, int at, String text) {
        store.write(List.of(put(1, at, text), put(2, at, "")), Atomicity.ALL);
    }

    /** Writes until the server is full; how often it could. */
    private static int fill(IntConsumer write) {
        int written = 0;
        try {
            while (written < TRIES) {
                write.accept(written);
                written++;
            }
        } catch (StoreException e) {
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.FULL);
            assertThat(e).hasMessageContaining("disk usage").hasMessageContaining("more disk");
            return written;
        }
        throw new AssertionError("it is never full");
    }

    private static String noise(Random random) {
        return random.ints(500_000, 'a', 'z')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @Test
    void a_full_server_says_so_keeps_what_it_has_and_goes_on_when_there_is_room() throws InterruptedException {
        Random random = new Random(1);
        try (Store store = RealCassandra.open("somebody:s@" + small.server().place() + "/full?timeout=20s")) {
            store.create(SHAPE);
            int written = fill(i -> write(store, i, noise(random)));
            assertThat(size(store, 1)).isEqualTo(written);
            assertThat(size(store, 2)).isEqualTo(written);
            store.drop(SHAPE.name());
            store.create(SHAPE);
            writeWhenThereIsRoom(store);
        }
    }

    private static int size(Store store, int block) {
        return store.get(Get.block(SHAPE, List.of(block))).toList().size();
    }

    /** The server looks at its disk from time to time. */
    private static void writeWhenThereIsRoom(Store store) throws InterruptedException {
        for (int i = 0; ; i++) {
            try {
                write(store, 0, "");
                return;
            } catch (StoreException e) {
                assertThat(e.kind()).isEqualTo(Kind.FULL);
                assertThat(i).isLessThan(TRIES);
                TimeUnit.MILLISECONDS.sleep(200);
            }
        }
    }
}
