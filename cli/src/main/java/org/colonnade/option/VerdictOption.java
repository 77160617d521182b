package org.colonnade.option;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.contention.Verdict;
import org.colonnade.session.Refusal;
import org.colonnade.text.NearNames;
import picocli.CommandLine.Option;

/** By which verdict blocks are judged. */
public final class VerdictOption {
    @Option(
            names = "--verdict",
            paramLabel = "VERDICT",
            description = "What a safe block is: strict (the default), conflict-free or contained.")
    private String verdict = Verdict.STRICT.toString();

    public Verdict verdict() {
        List<String> known = Stream.of(Verdict.values()).map(Verdict::toString).toList();
        return Stream.of(Verdict.values())
                .filter(v -> v.toString().equals(verdict))
                .findFirst()
                .orElseThrow(() ->
                        new Refusal("there is no verdict '" + verdict + "'" + NearNames.help("; ", verdict, known)));
    }
}
