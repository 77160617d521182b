package org.colonnade.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.boundary.AggregateBlock;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.Conditions;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.model.Numbers;
import org.colonnade.option.Amounts;
import org.colonnade.option.DesignArgument;
import org.colonnade.session.Objections;
import org.colonnade.session.Session;
import org.colonnade.session.check.AggregateProposal;
import org.colonnade.view.boundary.AggregatesJson;
import org.colonnade.view.boundary.BoundaryDesign;
import org.colonnade.view.boundary.BoundaryText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private DesignArgument file;

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
        AggregateProposal usual = new AggregateProposal(Conditions.USUAL_SIZE, atomic, Optional.ofNullable(grouping));
        Session session = file.open(
                console, objections, s -> s.mix(Optional.ofNullable(mix)), usual::checkRequests, usual::chosen);
        return run(session, usual.within(limit()));
    }

    private double limit() {
        return size == null ? Conditions.USUAL_SIZE : Amounts.size("--size", size);
    }

    private int run(Session session, AggregateProposal proposal) {
        BoundaryAdvice advice = proposal.of(session, session.mix(Optional.ofNullable(mix)));
        advice.blocks().stream()
                .filter(b -> b.bytes() > proposal.limit())
                .map(AggregatesCommand::tooLarge)
                .forEach(new Remarks(console)::say);
        console.out()
                .print(
                        switch (format) {
                            case text -> BoundaryText.of(advice);
                            case json -> AggregatesJson.of(advice);
                            case design -> BoundaryDesign.of(session.design(), advice);
                        });
        return Exit.FINE;
    }

    private static String tooLarge(AggregateBlock block) {
        return "a block of " + block.group().entity() + " has "
                + Numbers.text(Math.round(block.bytes()))
                + " bytes, more than --size, though nothing is nested in it; raise --size, or move a part of it to an"
                + " entity of its own";
    }
}
