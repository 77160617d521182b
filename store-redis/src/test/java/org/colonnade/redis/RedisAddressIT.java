package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/** Who is let in, and what people are told who are not. */
class RedisAddressIT {
    private final RealRedis server = RealRedis.shared();

    private static StoreException failure(String rest) {
        return catchThrowableOfType(
                StoreException.class, () -> RealRedis.open(rest).close());
    }

    @Test
    void a_wrong_password_is_forbidden() {
        StoreException e = failure(":guess@127.0.0.1:" + server.port());
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.FORBIDDEN);
        assertThat(e).hasMessageContaining("redis://:password@host").hasMessageNotContaining("guess");
        assertThat(failure("nobody:guess@127.0.0.1:" + server.port()).kind()).isEqualTo(Kind.FORBIDDEN);
    }

    @Test
    void no_password_is_forbidden() {
        StoreException e = failure("127.0.0.1:" + server.port());
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.FORBIDDEN);
    }

    @Test
    void a_database_that_is_not_there_is_absent() {
        StoreException e = failure(":secret@127.0.0.1:" + server.port() + "/99");
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.ABSENT);
        assertThat(e)
                .hasMessageEndingWith(": there is no database 99; the databases of a server are numbered from 0, to 15"
                        + " unless its configuration says otherwise");
    }

    @Test
    void a_server_that_does_not_encrypt_is_not_talked_to_in_secret() {
        StoreException e = failure(":secret@127.0.0.1:" + server.port() + "?tls=true&timeout=2s");
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.UNREACHABLE);
    }

    @Test
    void a_user_who_may_only_read_is_forbidden_to_write() {
        Field id = new Field("id", new Type.Simple(Scalar.INT, 4));
        Shape shape = new Shape("numbers", List.of(id), List.of(), List.of());
        List<Mutation> puts = List.of(new Mutation.Put(shape, List.of(1), Map.of()));
        try (Store store = server.open(5, "")) {
            store.create(shape);
            store.write(puts, Atomicity.BLOCK);
        }
        try (Store store = RealRedis.open("reader:r@127.0.0.1:" + server.port() + "/5")) {
            assertThat(store.capabilities().durable()).isFalse();
            store.create(shape);
            assertThat(store.scan(shape).toList()).hasSize(1);
            StoreException e = catchThrowableOfType(StoreException.class, () -> store.write(puts, Atomicity.BLOCK));
            assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.FORBIDDEN);
            assertThat(e).hasMessageContaining("ACL SETUSER").hasMessageNotContaining("password");
        }
    }
}
