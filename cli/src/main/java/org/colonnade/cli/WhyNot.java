package org.colonnade.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Watched;
import org.colonnade.option.CostOption;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.Sessions;
import org.colonnade.session.Explanation;
import org.colonnade.session.Session;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains why a family that somebody expected is not recommended. */
@Command(
        name = "why-not",
        description = "Say why a family is not recommended: what keeps it out, or what it would cost.",
        footer = {
            "",
            "The family is written as in a schema: its three brackets, then 'over' and the",
            "path that its entries follow.",
            "",
            "Examples:",
            "  colonnade why-not hotel.design '[Hotel.city][rooms.id][rooms.rate] over Hotel.rooms'"
        })
final class WhyNot implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Parameters(index = "1", paramLabel = "FAMILY", description = "The family: '[K][C][V] over path'.")
    private String family;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to advise on, if not the default one.")
    private String mix;

    @Mixin
    private CostOption cost = new CostOption();

    WhyNot(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Session session = new Sessions(console).openAsking(file.path(), family, cost.model());
        Mix chosen = session.mix(Optional.ofNullable(mix));
        String answer = Watched.patiently(console, w -> Explanation.whyNot(session, chosen, w));
        console.out().print(answer);
        return Exit.FINE;
    }
}
