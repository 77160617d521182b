package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.StoreEffort;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.arrangement.Workload;
import org.colonnade.experiment.ExperimentResult.Agreement;

/** What was found on one store after the other, claim by claim. */
final class RoundsFindings {
    private static final String OF_THE_ADVISOR = "(the advisor)";

    private final Map<String, Map<String, Boolean>> holds = new LinkedHashMap<>();
    private final List<StoreResult> results = new ArrayList<>();

    void add(StoreResult result, List<Finding> findings) {
        if (!findings.isEmpty()) {
            results.add(result);
        }
        findings.forEach(f ->
                holds.computeIfAbsent(f.claim(), c -> new LinkedHashMap<>()).put(result.product(), f.holds()));
    }

    /** Whether the paper's claims hold; those of the advisor are its own. */
    Agreement agreement() {
        List<Boolean> published = holds.entrySet().stream()
                .filter(e -> !e.getKey().startsWith(OF_THE_ADVISOR))
                .flatMap(e -> e.getValue().values().stream())
                .toList();
        return published.isEmpty()
                ? Agreement.OPEN
                : Agreement.of(published.stream().allMatch(Boolean::booleanValue));
    }

    String sentence() {
        if (holds.isEmpty()) {
            return "Nothing was measured.";
        }
        return holds.entrySet().stream()
                        .map(e -> e.getKey() + ": " + where(e.getValue()))
                        .collect(Collectors.joining("; "))
                + ". " + reasons();
    }

    private static String where(Map<String, Boolean> stores) {
        List<String> without = stores.entrySet().stream()
                .filter(e -> !e.getValue())
                .map(Map.Entry::getKey)
                .toList();
        if (without.isEmpty()) {
            return stores.size() == 1 ? "yes" : "on all " + stores.size() + " stores";
        }
        return without.size() == stores.size()
                ? "nowhere"
                : "on " + (stores.size() - without.size()) + " of " + stores.size() + " stores, not on "
                        + String.join(", ", without);
    }

    /** What is asked of a store is the same for all of them, but for ways that only one of them is advised. */
    private String reasons() {
        return "What a call asks of its store says why. A retrieval of scattered rounds makes "
                + effort(Workload.RETRIEVALS, "scattered") + ", where EAO makes "
                + effort(Workload.RETRIEVALS, "EAO")
                + ": it is slower by as much as round trips count more than bytes. An addition makes "
                + effort(Workload.ADDITIONS, "scattered") + " there, " + effort(Workload.ADDITIONS, "EAO")
                + " with EAO and " + effort(Workload.ADDITIONS, "ROUNDS")
                + " with ROUNDS: so nothing makes it ten times slower, and ROUNDS, which moves fewer bytes in as many calls, is "
                + "faster only where these bytes take longer than the differences between turns.";
    }

    private StoreEffort effort(Workload workload, String arrangement) {
        return results.get(0).cells(workload, arrangement).get(0).effort();
    }
}
