package org.colonnade.measurement;

import java.util.List;
import java.util.Random;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Engine;
import org.colonnade.verification.RandomArguments;

/**
 * An endless stream of calls, each request as often as its weight says. The same requests, data and seed give the same
 * calls. Safe for use by many threads.
 */
final class RequestStream {
    private final List<RequestAdvice> requests;
    private final double sum;
    private final Random random;
    private final RandomArguments arguments;
    private final Engine engine;

    RequestStream(List<RequestAdvice> requests, Engine engine, GeneratedData data, long seed) {
        this.engine = engine;
        this.requests = List.copyOf(requests);
        this.sum = requests.stream().mapToDouble(RequestAdvice::weight).sum();
        this.random = new Random(seed);
        this.arguments = RandomArguments.typical(data, seed);
    }

    synchronized Call next() {
        RequestAdvice request = pick(random.nextDouble() * sum);
        String name = request.request().name();
        Arguments given = arguments.of(request.request());
        return new Call(name, () -> engine.run(name, given, (statement, row) -> {}));
    }

    private RequestAdvice pick(double point) {
        double left = point;
        for (RequestAdvice request : requests) {
            left -= request.weight();
            if (left < 0) {
                return request;
            }
        }
        return requests.get(requests.size() - 1);
    }
}
