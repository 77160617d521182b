package org.colonnade.measurement;

import java.util.List;
import java.util.Random;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.verification.RandomArguments;

/**
 * An endless stream of calls, each request as often as its weight says. The same requests, data and seed give the same
 * calls. Safe for use by many threads.
 */
final class Calls {
    private final List<RequestAdvice> requests;
    private final double sum;
    private final Random random;
    private final RandomArguments arguments;

    Calls(List<RequestAdvice> requests, GeneratedData data, long seed) {
        this.requests = List.copyOf(requests);
        this.sum = requests.stream().mapToDouble(RequestAdvice::weight).sum();
        this.random = new Random(seed);
        this.arguments = RandomArguments.typical(data, seed);
    }

    synchronized Call next() {
        RequestAdvice request = pick(random.nextDouble() * sum);
        return new Call(request.request().name(), arguments.of(request.request()));
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
