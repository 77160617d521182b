package org.colonnade.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.colonnade.advice.SideBySide;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Watched;
import org.colonnade.option.CostOption;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FormOption;
import org.colonnade.option.Sessions;
import org.colonnade.session.ByName;
import org.colonnade.session.FamilyChoice;
import org.colonnade.session.SchemaComparison;
import org.colonnade.session.Session;
import org.colonnade.view.advice.ComparisonJson;
import org.colonnade.view.advice.ComparisonText;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Puts schemas side by side. */
@Command(
        name = "compare",
        description = "Put schemas side by side: what each costs, by request and in total.",
        footer = {
            "",
            "recommended stands for what advise recommends, for each mix anew. Numbers behind",
            "the costs are ratios to the cheapest.",
            "",
            "Examples:",
            "  colonnade compare rubis.design",
            "  colonnade compare rubis.design --schemas recommended,expert --mixes bidding"
        })
final class Compare implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Option(
            names = "--schemas",
            paramLabel = "NAME",
            split = ",",
            description = "The schemas to compare, with commas between; recommended and all others by default.")
    private List<String> schemas = List.of();

    @Option(
            names = "--mixes",
            paramLabel = "NAME",
            split = ",",
            description = "The mixes to compare them for, with commas between; all by default.")
    private List<String> mixes = List.of();

    @Mixin
    private CostOption cost;

    @Mixin
    private FormOption form = new FormOption();

    Compare(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        SideBySide compared = compare(new Sessions(console).open(file.path(), cost.model()));
        console.out().print(form.of(() -> ComparisonText.of(compared), () -> ComparisonJson.of(compared)));
        return Exit.FINE;
    }

    private SideBySide compare(Session session) {
        List<FamilyChoice> choices = FamilyChoice.all(session, schemas);
        List<Mix> wanted = mixes.isEmpty()
                ? session.design().mixes()
                : ByName.all("mix", mixes, session.design().mixes(), Mix::name);
        return Watched.patiently(console, w -> SchemaComparison.of(session, choices, wanted, w));
    }
}
