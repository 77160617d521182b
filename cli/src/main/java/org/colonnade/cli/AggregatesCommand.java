package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.colonnade.boundary.AggregateBlock;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.BoundaryAdvisor;
import org.colonnade.boundary.Conditions;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Numbers;
import org.colonnade.regrouping.Nesting;
import org.colonnade.view.boundary.AggregatesJson;
import org.colonnade.view.boundary.BoundaryDesign;
import org.colonnade.view.boundary.BoundaryText;
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
            "design declares remain, and so does a grouping that you choose; what that rules out",
            "is said.",
            "",
            "Formats: text; json (docs/aggregates.schema.json); design, the proposal in the",
            "design language.",
            "",
            "Examples:",
            "  colonnade aggregates blog.design",
            "  colonnade aggregates blog.design --mix debating --size 100kB --atomic PostComment",
            "  colonnade aggregates blog.design --grouping user_oriented --size 1MB"
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
            names = "--grouping",
            paramLabel = "NAME",
            description = "A grouping of the design: what it names stands where it stands there.")
    private String grouping;

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
        Objections objections = new Objections();
        objections.check(this::limit);
        Optional<Consultation> consultation = Consultation.open(console, file, "cassandra");
        consultation.ifPresent(c -> {
            objections.check(() -> c.mix(Optional.ofNullable(mix)));
            objections.check(
                    () -> Consultation.all("request", atomic, c.design().requests(), Request::name));
            objections.check(() -> chosen(c));
        });
        objections.raise();
        return consultation.map(c -> run(c, limit())).orElse(Exit.INPUT);
    }

    private double limit() {
        return size == null ? Conditions.USUAL_SIZE : Amounts.size("--size", size);
    }

    private int run(Consultation consultation, double limit) {
        BoundaryAdvice advice = BoundaryAdvisor.advise(
                        consultation.design(),
                        consultation.mix(Optional.ofNullable(mix)),
                        new Conditions(limit, Set.copyOf(atomic), chosen(consultation)))
                .orElseThrow(this::unmet);
        advice.blocks().stream()
                .filter(b -> b.bytes() > limit)
                .map(AggregatesCommand::tooLarge)
                .forEach(console.err()::println);
        console.out()
                .print(
                        switch (format) {
                            case text -> BoundaryText.of(advice);
                            case json -> AggregatesJson.of(advice);
                            case design -> BoundaryDesign.of(consultation.design(), advice);
                        });
        return Exit.FINE;
    }

    private Optional<Grouping> chosen(Consultation consultation) {
        List<String> names = Optional.ofNullable(grouping).stream().toList();
        Optional<Grouping> chosen =
                Consultation.all("grouping", names, consultation.design().groupings(), Grouping::name).stream()
                        .findFirst();
        List<String> orphans = chosen.stream()
                .flatMap(Grouping::all)
                .flatMap(g -> g.step().stream())
                .filter(s -> !Nesting.isPossible(s))
                .map(s -> "grouping " + grouping + " has " + s.target() + " in " + s + ", but one may be in none")
                .toList();
        if (!orphans.isEmpty()) {
            throw new Unusable(orphans);
        }
        return chosen;
    }

    private Unusable unmet() {
        return new Unusable("no aggregates meet the conditions: "
                + (atomic.isEmpty()
                        ? "the blocks of grouping " + grouping + " have more bytes than --size; raise it"
                        : "the writes of " + String.join(", ", atomic)
                                + " cannot stand in one block; leave --atomic out, raise --size, or let the design declare"
                                + " fewer aggregates"));
    }

    private static String tooLarge(AggregateBlock block) {
        return Failures.NAME + "a block of " + block.group().entity() + " has "
                + Numbers.text(Math.round(block.bytes()))
                + " bytes, more than --size, though nothing is nested in it; raise --size, or move a part of it to an"
                + " entity of its own";
    }
}
