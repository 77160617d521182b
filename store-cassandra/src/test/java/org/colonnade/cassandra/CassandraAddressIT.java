package org.colonnade.cassandra;

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
class CassandraAddressIT {
    private final RealCassandra server = RealCassandra.shared();

    private static StoreException failure(String rest) {
        return catchThrowableOfType(
                StoreException.class, () -> RealCassandra.open(rest).close());
    }

    @Test
    void a_wrong_password_is_forbidden() {
        StoreException e = failure("cassandra:guess@127.0.0.1:" + server.port() + "/ks?timeout=60s");
        assertThat(e.kind()).isEqualTo(Kind.FORBIDDEN);
        assertThat(e)
                .hasMessageContaining("cassandra://user:password@host/keyspace")
                .hasMessageNotContaining("guess");
    }

    @Test
    void no_user_is_forbidden() {
        assertThat(failure("127.0.0.1:" + server.port() + "/ks?timeout=60s").kind())
                .isEqualTo(Kind.FORBIDDEN);
    }

    @Test
    void a_wrong_datacenter_names_the_right_one() {
        StoreException e = failure("cassandra:cassandra@127.0.0.1:" + server.port() + "/ks?timeout=60s&dc=mars");
        assertThat(e.kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(e).hasMessageContaining("no datacenter 'mars'; there is datacenter1, so write ?dc=datacenter1");
    }

    @Test
    void the_right_datacenter_and_replication_are_used() {
        String rest = "cassandra:cassandra@127.0.0.1:" + server.port()
                + "/replicated?timeout=60s&dc=datacenter1&replication=datacenter1:1&consistency=quorum&serial-consistency=local_serial";
        try (Store store = RealCassandra.open(rest)) {
            assertThat(store.families()).isEmpty();
        }
    }

    @Test
    void encrypted_connections_need_a_server_that_is_trusted() {
        String rest = "cassandra:cassandra@127.0.0.1:" + server.port() + "/ks?timeout=60s&tls=true";
        try (Store store = RealCassandra.open(
                rest + "&truststore=" + server.keys() + "&truststore-password=" + RealCassandra.PASSWORD)) {
            assertThat(store.families()).isEmpty();
        }
        assertThat(failure(rest).kind()).isEqualTo(Kind.UNREACHABLE);
        assertThat(failure(rest)).hasMessageContaining("truststore");
    }

    @Test
    void a_user_who_may_only_read_is_forbidden_to_write() {
        Field id = new Field("id", new Type.Simple(Scalar.INT, 4));
        Shape shape = new Shape("numbers", List.of(id), List.of(), List.of());
        List<Mutation> puts = List.of(new Mutation.Put(shape, List.of(1), Map.of()));
        try (Store store = server.open("guarded", "")) {
            store.create(shape);
            store.write(puts, Atomicity.BLOCK);
        }
        server.execute("CREATE ROLE IF NOT EXISTS reader WITH PASSWORD = 'r' AND LOGIN = true");
        server.execute("GRANT SELECT ON KEYSPACE guarded TO reader");
        try (Store store = RealCassandra.open("reader:r@127.0.0.1:" + server.port() + "/guarded?timeout=60s")) {
            store.create(shape);
            assertThat(store.scan(shape).toList()).hasSize(1);
            StoreException e = catchThrowableOfType(StoreException.class, () -> store.write(puts, Atomicity.BLOCK));
            assertThat(e.kind()).isEqualTo(Kind.FORBIDDEN);
            assertThat(e).hasMessageContaining("reader");
        }
        assertThat(failure("reader:r@127.0.0.1:" + server.port() + "/missing?timeout=60s")
                        .kind())
                .isEqualTo(Kind.FORBIDDEN);
    }
}
