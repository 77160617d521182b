package org.colonnade.plan;

import java.util.List;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Ordering;

/** A family under its number, with what every plan space asks of it worked out once. */
public final class Prepared {
    final Family family;
    final int number;
    final boolean keepsTuples;
    final double entryBytes;
    final List<List<Edge>> around;
    final List<Column> columns;
    final List<Column> clustering;
    /** Key columns that may have no value: tuples without it have no entry. */
    final List<Column> gaps;

    public Prepared(Family family, int number, Certainty certainty) {
        this.family = family;
        this.number = number;
        this.keepsTuples = family.keepsTuples();
        this.entryBytes = Estimates.entryBytes(family);
        this.around =
                family.graph().nodes().stream().map(family.graph()::around).toList();
        this.columns = family.columns();
        this.clustering = family.clustering().stream().map(Ordering::column).toList();
        this.gaps = family.key().stream().filter(certainty::mayBeMissing).toList();
    }
}
