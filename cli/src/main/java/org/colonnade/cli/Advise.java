package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Watched;
import org.colonnade.cql.CqlSchema;
import org.colonnade.option.Amounts;
import org.colonnade.option.CostOption;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.OutputOption;
import org.colonnade.option.Sessions;
import org.colonnade.programme.Limits;
import org.colonnade.session.Session;
import org.colonnade.session.plan.PlanFile;
import org.colonnade.view.advice.AdviceJson;
import org.colonnade.view.advice.AdviceText;
import org.colonnade.view.advice.HtmlReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Recommends the families and plans that cost least. */
@Command(
        name = "advise",
        description = "Recommend the cheapest families for a design's workload, with a plan for each statement.",
        footer = {
            "",
            "The search ends when the recommendation is proven the cheapest. With --time, or",
            "Ctrl-C, it ends with the best so far and says how much cheaper it could be at",
            "most; if there is nothing yet, it says what it was doing, with exit code 1.",
            "",
            "Formats: text; json (docs/advise.schema.json); html, a report in one file; cql,",
            "tables for Cassandra; plan (docs/plan.schema.json), for --plan of the commands that",
            "fill, ask and empty stores; lp, the binary programme that is solved. With -o",
            "FILE.plan, the plan is kept there, and the text is printed.",
            "",
            "Examples:",
            "  colonnade advise hotel.design",
            "  colonnade advise hotel.design -o hotel.plan",
            "  colonnade advise hotel.design --mix management --space 2GB",
            "  colonnade advise hotel.design --format cql -o hotel.cql"
        })
final class Advise implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to advise on, if not the default one.")
    private String mix;

    @Option(names = "--space", paramLabel = "SIZE", description = "The most that all families may take: 500MB, 2GB.")
    private String space;

    @Option(names = "--time", paramLabel = "TIME", description = "How long to take at most: 500ms, 60s, 5min.")
    private String time;

    @Mixin
    private CostOption cost = new CostOption();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format;

    @Mixin
    private OutputOption output = new OutputOption();

    Advise(Console console) {
        this.console = console;
    }

    /** What can be printed. */
    enum Format {
        text,
        json,
        html,
        cql,
        plan,
        lp
    }

    @Override
    public Integer call() {
        return run(file.path());
    }

    int run(Path design) {
        Budget budget = budget();
        output.check();
        Session session = new Sessions(console).open(design, cost.model());
        Advisor advisor = session.advisor(session.mix(Optional.ofNullable(mix)));
        if (format == Format.lp) {
            output.put(
                    console,
                    Watched.patiently(console, w -> advisor.programme(budget, w))
                            .toString());
        } else {
            put(session, Watched.patiently(console, w -> advisor.recommend(budget, w)));
        }
        return Exit.FINE;
    }

    private Budget budget() {
        OptionalDouble bytes = space == null ? OptionalDouble.empty() : OptionalDouble.of(Amounts.space(space));
        return new Budget(bytes, time == null ? Limits.NONE : Limits.time(Amounts.time(time)));
    }

    /** A plan that is kept in a file is shown, too. */
    private void put(Session session, Recommendation recommendation) {
        if (format == null && output.endsWith(PlanFile.EXTENSION)) {
            output.put(console, PlanFile.text(session, recommendation));
            console.out().print(text(session, recommendation, Format.text));
        } else {
            output.put(
                    console,
                    text(session, recommendation, Optional.ofNullable(format).orElse(Format.text)));
        }
    }

    private static String text(Session session, Recommendation recommendation, Format format) {
        return switch (format) {
            case text, lp -> AdviceText.of(recommendation);
            case json -> AdviceJson.of(recommendation);
            case html -> HtmlReport.of(session.design(), session.title(), recommendation);
            case cql -> CqlSchema.of(recommendation);
            case plan -> PlanFile.text(session, recommendation);
        };
    }
}
