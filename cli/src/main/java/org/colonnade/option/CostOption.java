package org.colonnade.option;

import org.colonnade.session.Session;
import picocli.CommandLine.Option;

/** What operations cost. */
public final class CostOption {
    @Option(
            names = "--cost",
            paramLabel = "MODEL",
            description =
                    "The cost model: cassandra (the default), requests, rows, bytes, or a file like docs/cassandra.cost.")
    private String model;

    public boolean isGiven() {
        return model != null;
    }

    public String model() {
        return isGiven() ? model : Session.USUAL_COST;
    }
}
