package org.colonnade.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.advice.Recommendation;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Watched;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FamiliesOptions;
import org.colonnade.programme.Programme;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.session.FamilyChoice;
import org.colonnade.view.advice.AdviceJson;
import org.colonnade.view.advice.AdviceText;
import org.colonnade.workload.Mix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plans and prices a schema that a person wrote. */
@Command(
        name = "cost",
        description = "Plan every statement on a schema of the design, or take a kept plan, and say what it costs.",
        footer = {
            "",
            "The exit code is 3 if the schema cannot answer some statement; what it lacks is",
            "said beside that statement.",
            "",
            "Formats: text; json (docs/advise.schema.json); lp, the binary programme that",
            "chooses the best of these families.",
            "",
            "Examples:",
            "  colonnade cost rubis.design --schema expert",
            "  colonnade cost rubis.design --schema expert --mix write_heavy --format json",
            "  colonnade cost hotel.design --plan hotel.plan"
        })
final class Cost implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private FamiliesOptions families = new FamiliesOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format = Format.text;

    Cost(Console console) {
        this.console = console;
    }

    private enum Format {
        text,
        json,
        lp
    }

    @Override
    public Integer call() {
        FamiliesOptions.Chosen chosen = families.choose(console, file.path(), Optional.empty());
        return format == Format.lp ? print(programme(chosen), Exit.FINE) : print(chosen);
    }

    private String programme(FamiliesOptions.Chosen chosen) {
        Mix mix = chosen.mix();
        Programme programme = Watched.patiently(console, w -> {
            List<Family> all = chosen.families().families(chosen.session(), mix, w);
            return chosen.session()
                    .advisor(mix)
                    .programme(new Schema(chosen.families().name(), all, mix.at()), w);
        });
        return programme.toString();
    }

    private int print(FamiliesOptions.Chosen chosen) {
        Recommendation prices = chosen.plan(console);
        String text = format == Format.text ? AdviceText.of(prices) : json(chosen.families(), prices);
        return print(text, prices.isComplete() ? Exit.FINE : Exit.FINDINGS);
    }

    private static String json(FamilyChoice families, Recommendation prices) {
        return families.asSchema().map(s -> AdviceJson.of(s, prices)).orElseGet(() -> AdviceJson.of(prices));
    }

    private int print(String text, int code) {
        console.out().print(text);
        return code;
    }
}
