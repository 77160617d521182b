package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.colonnade.boundary.AggregateBlock;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.BoundaryAdvisor;
import org.colonnade.boundary.BoundaryDesign;
import org.colonnade.boundary.Conditions;
import org.colonnade.model.Numbers;
import org.colonnade.workload.Request;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proposes aggregate classes. */
@Command(
        name = "aggregates",
        description = "Propose which entities are aggregates and which stand inside them, and say why.",
        footer = {
            "",
            "An aggregate is one block, which a store reads, places and writes as a whole. What",
            "requests need together should stand in one, and nothing else. Aggregates that the",
            "design declares remain; what that rules out is said.",
            "",
            "Formats: text; json (docs/aggregates.schema.json); design, the proposal in the",
            "design language.",
            "",
            "Examples:",
            "  colonnade aggregates blog.design",
            "  colonnade aggregates blog.design --mix debating --size 100kB --atomic PostComment"
        })
final class AggregatesCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to advise on, if not the default one.")
    private String mix;

    @Option(
            names = "--size",
            paramLabel = "SIZE",
            description = "What a block may have on average; 40kB is the default, a tenth of what DynamoDB takes.")
    private String size;

    @Option(
            names = "--atomic",
            paramLabel = "REQUEST",
            description = "A request whose writes must be in one block; may be given several times.")
    private List<String> atomic = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format = Format.text;

    AggregatesCommand(Console console) {
        this.console = console;
    }

    private enum Format {
        text,
        json,
        design
    }

    @Override
    public Integer call() {
        double limit = size == null ? Conditions.USUAL_SIZE : Amounts.size("--size", size);
        return Consultation.open(console, file, "cassandra")
                .map(c -> run(c, limit))
                .orElse(Exit.INPUT);
    }

    private int run(Consultation consultation, double limit) {
        Unusable.unless(
                () -> consultation.mix(Optional.ofNullable(mix)),
                () -> Consultation.all("request", atomic, consultation.design().requests(), Request::name));
        BoundaryAdvice advice = BoundaryAdvisor.advise(
                        consultation.design(),
                        consultation.mix(Optional.ofNullable(mix)),
                        new Conditions(limit, Set.copyOf(atomic)))
                .orElseThrow(() -> new Unusable("no aggregates meet the conditions: the writes of "
                        + String.join(", ", atomic)
                        + " cannot stand in one block; leave --atomic out, raise --size, or let the design declare fewer"
                        + " aggregates"));
        advice.blocks().stream()
                .filter(b -> b.bytes() > limit)
                .map(AggregatesCommand::tooLarge)
                .forEach(console.err()::println);
        console.out()
                .print(
                        switch (format) {
                            case text -> advice.toString();
                            case json -> AggregatesJson.of(advice);
                            case design -> BoundaryDesign.of(consultation.design(), advice);
                        });
        return Exit.FINE;
    }

    private static String tooLarge(AggregateBlock block) {
        return Failures.NAME + "a block of " + block.group().entity() + " has "
                + Numbers.text(Math.round(block.bytes()))
                + " bytes, more than --size, though nothing is nested in it; raise --size, or move a part of it to an"
                + " entity of its own";
    }
}
