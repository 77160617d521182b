package org.colonnade.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import picocli.CommandLine.Option;

/** How the blocks of aggregates are cut, if not as the design says. */
final class CutOption {
    @Option(
            names = "--partition",
            paramLabel = "PARTITION",
            description = "How blocks are cut, if not as the design says: eao, etf, or the paths that have entries of"
                    + " their own, as in 'rounds[*], firstName+lastName'.")
    private String cut;

    /** What is given, for each of some aggregates by name; nothing if nothing is. */
    Map<String, Cut> of(Design design, List<Entity> roots) {
        Map<String, Cut> cuts = new LinkedHashMap<>();
        List<String> complaints = new ArrayList<>();
        for (Entity root : cut == null ? List.<Entity>of() : roots) {
            try {
                cuts.put(root.name(), CutText.read(AggregateClass.of(design.model(), root), cut));
            } catch (IllegalArgumentException e) {
                e.getMessage().lines().map(l -> "--partition: " + l).forEach(complaints::add);
            }
        }
        if (!cuts.isEmpty() && !complaints.isEmpty()) {
            complaints.add("--partition: it fits " + String.join(", ", cuts.keySet())
                    + "; say with --aggregate NAME what it is for");
        }
        if (!complaints.isEmpty()) {
            throw new Unusable(complaints.stream().distinct().toList());
        }
        return cuts;
    }
}
