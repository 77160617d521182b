package org.colonnade.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.session.aggregate.Cuts;
import picocli.CommandLine.Option;

/** How the blocks of aggregates are cut, if not as the design says. */
public final class CutOption {
    @Option(
            names = "--partition",
            paramLabel = "PARTITION",
            description = "How blocks are cut, if not as the design says: eao, etf, or the paths that have entries of"
                    + " their own, as in 'rounds[*], firstName+lastName'.")
    private String cut;

    public boolean isGiven() {
        return cut != null;
    }

    /** What is given, for each of some aggregates by name; nothing if nothing is. */
    public Map<String, Cut> of(Design design, List<Entity> roots) {
        return Cuts.given(design, roots, Optional.ofNullable(cut));
    }
}
