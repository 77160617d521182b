package org.colonnade.cli;

import picocli.CommandLine.Option;

/** What operations cost. */
final class CostOption {
    @Option(
            names = "--cost",
            paramLabel = "MODEL",
            description =
                    "The cost model: cassandra (the default), requests, rows, bytes, or a file like docs/cassandra.cost.")
    private String model = "cassandra";

    String model() {
        return model;
    }
}
