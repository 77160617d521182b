package org.colonnade.advice;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.colonnade.cost.CostModel;
import org.colonnade.workload.Mix;

/**
 * Several schemas side by side, under one cost model.
 *
 * <p>Invariants: each contest has one entrant for each of the schemas, in their order, all with the same requests.
 */
public record SideBySide(CostModel model, List<String> schemas, List<Contest> contests) {
    public SideBySide {
        schemas = List.copyOf(schemas);
        contests = List.copyOf(contests);
    }

    /** All schemas in one mix. */
    public record Contest(Mix mix, List<Recommendation> entrants) {
        public Contest {
            entrants = List.copyOf(entrants);
        }

        public int requests() {
            return entrants.get(0).requests().size();
        }

        /** One request as each of the schemas runs it. */
        public List<RequestAdvice> request(int number) {
            return entrants.stream().map(e -> e.requests().get(number)).toList();
        }

        /** The weighted cost of a request by the cheapest schema that can run it. */
        public OptionalDouble cheapest(int request) {
            return request(request).stream()
                    .filter(RequestAdvice::isComplete)
                    .mapToDouble(RequestAdvice::weightedCost)
                    .min();
        }

        /** The total of the cheapest schema that can run everything. */
        public OptionalDouble cheapest() {
            return entrants.stream()
                    .filter(Recommendation::isComplete)
                    .mapToDouble(Recommendation::cost)
                    .min();
        }

        /** The numbers of the requests, in their order. */
        public IntStream numbers() {
            return IntStream.range(0, requests());
        }
    }
}
