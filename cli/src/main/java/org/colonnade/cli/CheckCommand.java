package org.colonnade.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.advice.Budget;
import org.colonnade.check.Check;
import org.colonnade.check.Checker;
import org.colonnade.check.Pace;
import org.colonnade.check.Report;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.grouping.Grouping;
import org.colonnade.regrouping.GroupingAdvisor;
import org.colonnade.schema.Family;
import org.colonnade.view.check.CheckJson;
import org.colonnade.view.check.CheckJunit;
import org.colonnade.view.check.CheckPage;
import org.colonnade.view.check.CheckSarif;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks that no two users write one block at once. */
@Command(
        name = "check",
        description =
                "Prove that no two users ever write the same block at once, or show the smallest case where they do.",
        footer = {
            "",
            "Checks the groupings, aggregates and grammars of the design, for all numbers of",
            "users and identifiers; with --schema also the families of a schema. A design",
            "without any of these is checked entity by entity.",
            "",
            "Verdicts, from strict to lax:",
            "  strict         every block has exactly one possible writer, as in the paper",
            "  conflict-free  no block has two; what nobody writes is ignored",
            "  contained      every block has somebody who may write all of it",
            "",
            "The exit code is 3 if something is unsafe, and 1 if something is undecided.",
            "",
            "Formats: text; json (docs/check.schema.json); sarif and junit for builds; html,",
            "a page that draws the counterexamples.",
            "",
            "Examples:",
            "  colonnade check blog.design",
            "  colonnade check blog.design --rate 2000 --mix debating",
            "  colonnade check blog.design --format sarif -o contention.sarif"
        })
final class CheckCommand implements Callable<Integer> {
    private static final String RECOMMENDED = "recommended";

    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Mixin
    private VerdictOption verdict;

    @Option(
            names = "--schema",
            paramLabel = "NAME",
            description = "Check the families of a schema too: recommended, or one of the design.")
    private String schema;

    @Mixin
    private PaceOptions pace;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format = Format.text;

    @Mixin
    private OutputOption output;

    CheckCommand(Console console) {
        this.console = console;
    }

    private enum Format {
        text,
        json,
        sarif,
        junit,
        html
    }

    @Override
    public Integer call() {
        return Consultation.open(console, file, "cassandra").map(this::run).orElse(Exit.INPUT);
    }

    private int run(Consultation consultation) {
        Design design = consultation.design();
        Pace chosen = pace.pace(consultation);
        List<Check> checks = new ArrayList<>(Checker.of(design));
        if (schema != null) {
            checks.addAll(Checker.of(design, families(consultation, chosen.mix())));
        }
        if (checks.isEmpty()) {
            checks.add(Checker.of(design, flat(design)));
        }
        Verdict asked = verdict.verdict();
        Report report = new Report(design, checks, asked, chosen, GroupingAdvisor.rank(design, chosen.mix(), asked, 1));
        output.put(console, text(report));
        return checks.stream().anyMatch(c -> c.worst(asked).isPresent())
                ? Exit.FINDINGS
                : report.isSafe() ? Exit.FINE : Exit.UNDECIDED;
    }

    private List<Family> families(Consultation consultation, Mix mix) {
        if (!schema.equals(RECOMMENDED)) {
            return consultation.schema(schema).families();
        }
        try (Watched watched = consultation.watched()) {
            return consultation.advisor(mix).recommend(Budget.NONE, watched).families();
        }
    }

    /** Each entity by itself. */
    private static Grouping flat(Design design) {
        List<Group> roots = design.model().entities().stream()
                .map(e -> new Group(e, Optional.empty(), List.of(), e.at()))
                .toList();
        return new Grouping("flat", roots, roots.get(0).at());
    }

    private String text(Report report) {
        return switch (format) {
            case text -> report.toString();
            case json -> CheckJson.of(report);
            case sarif -> CheckSarif.of(report);
            case junit -> CheckJunit.of(report);
            case html -> CheckPage.of(report, file.getFileName().toString());
        };
    }
}
