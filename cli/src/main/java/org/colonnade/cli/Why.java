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

/** Explains a family or a request of the recommendation. */
@Command(
        name = "why",
        description = "Say why a family is recommended, or why a request is run as it is.",
        footer = {
            "",
            "For a family: who reads it, who keeps it up, and what the workload would cost",
            "without it. For a request: of each query the plan, the next best plan and what",
            "stands in the way of a better one; of each update the plan, what the upkeep of",
            "each family takes, who shares its lookups, and what would be without the family.",
            "",
            "Examples:",
            "  colonnade why hotel.design room_by_hotel",
            "  colonnade why hotel.design FindRooms",
            "  colonnade why rubis.design AboutMe.3"
        })
final class Why implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Parameters(
            index = "1",
            paramLabel = "NAME",
            description = "A recommended family, a request, or one of its statements as in AboutMe.3.")
    private String name;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to advise on, if not the default one.")
    private String mix;

    @Mixin
    private CostOption cost = new CostOption();

    Why(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Session session = new Sessions(console).open(file.path(), cost.model());
        Mix chosen = session.mix(Optional.ofNullable(mix));
        String answer = Watched.patiently(console, w -> Explanation.why(session, chosen, name, w));
        console.out().print(answer);
        return Exit.FINE;
    }
}
