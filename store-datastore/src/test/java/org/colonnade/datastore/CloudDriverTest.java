package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.datastore.v1.CommitRequest;
import com.google.datastore.v1.CommitResponse;
import com.google.datastore.v1.Mutation;
import com.google.datastore.v1.MutationResult;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.colonnade.store.Address;
import org.junit.jupiter.api.Test;

/** What a server is sent. */
class CloudDriverTest {
    /** Otherwise who is not reached for the second request would say that nothing was done. */
    @Test
    void puts_and_deletes_are_one_request() throws IOException {
        List<CommitRequest> commits = new CopyOnWriteArrayList<>();
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 1);
        server.createContext("/", exchange -> {
            commits.add(CommitRequest.parseFrom(exchange.getRequestBody().readAllBytes()));
            answer(exchange, commits.get(commits.size() - 1).getMutationsCount());
        });
        server.start();
        String address = "datastore://127.0.0.1:" + server.getAddress().getPort() + "/project?timeout=2s";
        try (Driver driver = CloudDriver.open(DatastoreOptions.of(Address.of(address)))) {
            driver.write(
                    List.of(new StoredEntity(EntityKey.root("hotels", "Rome"), Map.of("rooms", 7L))),
                    List.of(EntityKey.root("hotels", "Bari")));
        } finally {
            server.stop(0);
        }
        assertThat(commits).hasSize(1);
        assertThat(commits.get(0).getMode()).isEqualTo(CommitRequest.Mode.NON_TRANSACTIONAL);
        assertThat(commits.get(0).getMutationsList())
                .extracting(Mutation::getOperationCase)
                .containsExactlyInAnyOrder(Mutation.OperationCase.UPSERT, Mutation.OperationCase.DELETE);
    }

    private static void answer(HttpExchange exchange, int mutations) throws IOException {
        CommitResponse.Builder response = CommitResponse.newBuilder();
        for (int i = 0; i < mutations; i++) {
            response.addMutationResults(MutationResult.getDefaultInstance());
        }
        byte[] bytes = response.build().toByteArray();
        exchange.getResponseHeaders().add("Content-Type", "application/x-protobuf");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
