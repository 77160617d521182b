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
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;

/** Stands between a client and DynamoDB, and keeps some requests and answers to itself. */
final class LostAnswers implements AutoCloseable {
    private static final Set<String> OWN = Set.of("host", "connection", "content-length");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final HttpServer server;
    private final URI behind;
    private final AtomicReference<Loss> next = new AtomicReference<>();

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

    /** What is lost of an operation; if it is only the answer, something else happens before anybody knows. */
    private record Loss(String operation, boolean whole, Runnable meanwhile) {}

    /** Loses the answer to the next request for an operation, and does something before anybody knows. */
    void loseAnswer(String operation, Runnable meanwhile) {
        next.set(new Loss(operation, false, meanwhile));
    }

    /** Loses the next request for an operation. */
    void loseRequest(String operation) {
        next.set(new Loss(operation, true, () -> {}));
    }

    private Optional<Loss> loss(HttpExchange exchange) {
        String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
        Loss loss = next.get();
        boolean lost = loss != null && target.endsWith(loss.operation()) && next.compareAndSet(loss, null);
        return lost ? Optional.of(loss) : Optional.empty();
    }

    private void pass(HttpExchange exchange) throws IOException {
        Optional<Loss> loss = loss(exchange);
        if (loss.isPresent() && loss.get().whole()) {
            exchange.close();
            return;
        }
        HttpRequest.Builder request = HttpRequest.newBuilder(behind)
                .POST(HttpRequest.BodyPublishers.ofByteArray(
                        exchange.getRequestBody().readAllBytes()));
        exchange.getRequestHeaders().forEach((name, values) -> {
            if (!OWN.contains(name.toLowerCase(Locale.ROOT))) {
                values.forEach(v -> request.header(name, v));
            }
        });
        HttpResponse<byte[]> response = send(request.build());
        if (loss.isPresent()) {
            loss.get().meanwhile().run();
            exchange.close();
            return;
        }
        response.headers().map().forEach((name, values) -> {
            if (!OWN.contains(name.toLowerCase(Locale.ROOT))) {
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
