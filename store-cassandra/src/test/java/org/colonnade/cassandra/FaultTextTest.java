package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.connection.ClosedConnectionException;
import com.datastax.oss.driver.api.core.servererrors.OverloadedException;
import java.nio.channels.ClosedChannelException;
import javax.net.ssl.SSLException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

class FaultTextTest {
    @Test
    void a_server_that_does_not_encrypt_is_no_matter_of_trust() {
        assertThat(FaultText.of(Kind.UNREACHABLE, new SSLException("not an SSL/TLS record: 850003")))
                .isEqualTo("the server does not encrypt; leave tls=true out, or set client_encryption_options in"
                        + " cassandra.yaml");
        assertThat(FaultText.of(Kind.UNREACHABLE, new SSLException("PKIX path building failed: a.b.C: no")))
                .startsWith("its certificate is not trusted; trust its certificate with &truststore=FILE");
    }

    @Test
    void a_server_that_stops_is_not_only_overloaded() {
        assertThat(FaultText.of(Kind.UNREACHABLE, new OverloadedException(null, "it is overloaded")))
                .isEqualTo("the server takes no more requests, because it has too many or stops; try again later");
    }

    @Test
    void what_has_no_message_is_told_all_the_same() {
        assertThat(FaultText.of(Kind.LOST, new ClosedChannelException())).isEqualTo("the connection was closed");
    }

    @Test
    void a_server_that_is_gone_is_told_without_the_words_of_the_driver() {
        assertThat(FaultText.of(Kind.LOST, new ClosedConnectionException("Unexpected error on channel")))
                .isEqualTo("the connection broke");
    }

    @Test
    void a_server_that_hangs_is_told_from_one_that_is_not_there() {
        assertThat(FaultText.of(
                        Kind.UNREACHABLE,
                        new DriverTimeoutException("[s0|control|id: 0xb4, L:/127.0.0.1:4 - R:/127.0.0.1:9] Protocol"
                                + " initialization request, step 1 (OPTIONS): timed out after 2000 ms")))
                .startsWith("it takes connections but does not answer: timed out after 2000 ms; ");
    }
}
