package org.colonnade.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.check.Pace;
import org.colonnade.check.Report;
import org.colonnade.check.Safety;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Watched;
import org.colonnade.contention.Verdict;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.OutputOption;
import org.colonnade.option.PaceOptions;
import org.colonnade.option.VerdictOption;
import org.colonnade.schema.Family;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.Session;
import org.colonnade.session.check.Checking;
import org.colonnade.view.check.CheckJson;
import org.colonnade.view.check.CheckJunit;
import org.colonnade.view.check.CheckPage;
import org.colonnade.view.check.CheckSarif;
import org.colonnade.view.check.CheckText;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private final Console console;

    @Mixin
    private DesignArgument file;

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
        Session session = file.open(console);
        Pace chosen = pace.pace(session);
        Verdict asked = verdict.verdict();
        Report report = new Checking(session, asked, chosen)
                .report(Optional.ofNullable(schema).map(s -> families(session, s, chosen.mix())));
        output.put(console, text(report));
        return report.count(Safety.UNSAFE) > 0 ? Exit.FINDINGS : report.isSafe() ? Exit.FINE : Exit.UNDECIDED;
    }

    private List<Family> families(Session session, String name, Mix mix) {
        FamilyChoice choice = FamilyChoice.of(session, name);
        return Watched.patiently(console, w -> choice.families(session, mix, w));
    }

    private String text(Report report) {
        return switch (format) {
            case text -> CheckText.of(report);
            case json -> CheckJson.of(report);
            case sarif -> CheckSarif.of(report);
            case junit -> CheckJunit.of(report);
            case html -> CheckPage.of(report, file.path().getFileName().toString());
        };
    }
}
