package org.colonnade.dynamodb;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands between a client and DynamoDB, and keeps some answers to itself. */
final class LostAnswers implements AutoCloseable {
    private static final Set<String> OWN = Set.of("host", "connection", "content-length");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final HttpServer server;
    private final URI behind;
    private final AtomicInteger left = new AtomicInteger();
    private Runnable meanwhile = () -> {};

    LostAnswers(String place) {
        this.behind = URI.create("http://" + place + "/");
        try {
            this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", this::pass);
        server.start();
    }

    String place() {
        return "127.0.0.1:" + server.getAddress().getPort();
    }

    /** Loses the answer to the next write of one item, and does something before it can be sent again. */
    void loseNext(Runnable before) {
        meanwhile = before;
        left.set(1);
    }

    private void pass(HttpExchange exchange) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(behind)
                .POST(HttpRequest.BodyPublishers.ofByteArray(
                        exchange.getRequestBody().readAllBytes()));
        exchange.getRequestHeaders().forEach((name, values) -> {
            if (!OWN.contains(name.toLowerCase())) {
                values.forEach(v -> request.header(name, v));
            }
        });
        HttpResponse<byte[]> response = send(request.build());
        List<String> target = exchange.getRequestHeaders().get("X-Amz-Target");
        if (target.get(0).endsWith("UpdateItem") && left.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
            meanwhile.run();
            exchange.close();
            return;
        }
        response.headers().map().forEach((name, values) -> {
            if (!OWN.contains(name.toLowerCase())) {
                exchange.getResponseHeaders().put(name, values);
            }
        });
        exchange.sendResponseHeaders(response.statusCode(), response.body().length);
        exchange.getResponseBody().write(response.body());
        exchange.close();
    }

    private HttpResponse<byte[]> send(HttpRequest request) throws IOException {
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
