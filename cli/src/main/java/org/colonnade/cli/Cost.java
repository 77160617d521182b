package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Recommendation;
import org.colonnade.schema.Schema;
import org.colonnade.view.advice.AdviceJson;
import org.colonnade.view.advice.AdviceText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plans and prices a schema that a person wrote. */
@Command(
        name = "cost",
        description = "Plan every statement on a schema of the design, and say what it costs.",
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
            "  colonnade cost rubis.design --schema expert --mix write_heavy --format json"
        })
final class Cost implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Option(names = "--schema", paramLabel = "NAME", required = true, description = "The schema to price.")
    private String schema;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to price it for, if not the default one.")
    private String mix;

    @Mixin
    private CostOption cost;

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
        return Consultation.open(console, file, cost.model()).map(this::run).orElse(Exit.INPUT);
    }

    private int run(Consultation consultation) {
        Schema priced = consultation.schema(schema);
        Advisor advisor = consultation.advisor(consultation.mix(Optional.ofNullable(mix)));
        try (Watched watched = consultation.watched()) {
            return format == Format.lp
                    ? print(advisor.programme(priced, watched).toString(), Exit.FINE)
                    : print(priced, advisor.evaluate(priced, watched));
        }
    }

    private int print(Schema priced, Recommendation prices) {
        String text = format == Format.text ? AdviceText.of(prices) : AdviceJson.of(priced, prices);
        return print(text, prices.isComplete() ? Exit.FINE : Exit.FINDINGS);
    }

    private int print(String text, int code) {
        console.out().print(text);
        return code;
    }
}
