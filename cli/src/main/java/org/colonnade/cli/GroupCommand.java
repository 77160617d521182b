package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.check.Groupings;
import org.colonnade.check.Pace;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.contention.Verdict;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FormOption;
import org.colonnade.option.PaceOptions;
import org.colonnade.option.VerdictOption;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.check.Checking;
import org.colonnade.view.check.GroupingsJson;
import org.colonnade.view.check.GroupingsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Proposes entity groups. */
@Command(
        name = "group",
        description = "List the groupings worth considering, the best that is free of contention first.",
        footer = {
            "",
            "A grouping is good if many statements stay within one group, where they are",
            "transactional and one read, and if requests touch few groups. Safe ones come",
            "first; below them those that would keep much together, but are not safe, and the",
            "design's own.",
            "",
            "Examples:",
            "  colonnade group blog.design",
            "  colonnade group blog.design --mix debating --rate 2000 --format json"
        })
final class GroupCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private VerdictOption verdict;

    @Mixin
    private PaceOptions pace;

    @Option(
            names = "--count",
            paramLabel = "NUMBER",
            description = "How many safe groupings to list; 5 is the default.")
    private int count = 5;

    @Mixin
    private FormOption form = new FormOption();

    GroupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Session session = file.open(console);
        Refusal.require(count >= 1, "--count must be at least 1");
        Verdict asked = verdict.verdict();
        Pace chosen = pace.pace(session);
        Groupings groupings = new Checking(session, asked, chosen).groupings(count);
        console.out().print(form.of(() -> GroupingsText.of(groupings), () -> GroupingsJson.of(groupings)));
        return Exit.FINE;
    }
}
