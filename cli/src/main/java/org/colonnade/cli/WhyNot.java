package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.advice.Budget;
import org.colonnade.reason.Reasons;
import org.colonnade.schema.Family;
import org.colonnade.session.Session;
import org.colonnade.view.reason.ReasonText;
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
    private HelpOption help;

    @Parameters(index = "0", paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

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
        console.out().print(answer(new Sessions(console).openAsking(file, family, cost.model())));
        return Exit.FINE;
    }

    private String answer(Session session) {
        Family asked = session.asked();
        try (Watched watched = Watched.patiently(console)) {
            Reasons reasons = Reasons.of(
                    session.advisor(session.mix(Optional.ofNullable(mix))), Optional.of(asked), Budget.NONE, watched);
            return ReasonText.of(reasons.whyNot(asked));
        }
    }
}
