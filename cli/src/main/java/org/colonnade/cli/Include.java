package org.colonnade.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.Inclusion;
import org.colonnade.automaton.InclusionAnswer;
import org.colonnade.automaton.TimbukFile;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.ProblemPrinter;
import org.colonnade.file.FileLibrary;
import org.colonnade.option.Amounts;
import org.colonnade.option.FormOption;
import org.colonnade.option.HelpOption;
import org.colonnade.text.Unreadable;
import org.colonnade.view.automaton.InclusionJson;
import org.colonnade.view.automaton.InclusionText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decides whether one tree automaton accepts all that another one does. */
@Command(
        name = "include",
        description = "Decide whether tree automaton B accepts every tree that A accepts.",
        footer = {
            "",
            "Both are files in Timbuk's format. If not, the tree shown is a smallest one that A",
            "accepts and B does not. The exit code is 0 if A is included, 3 if not, 1 if that is",
            "undecided after the time. The JSON form follows docs/include.schema.json.",
            "",
            "Examples:",
            "  colonnade include a.timbuk b.timbuk",
            "  colonnade include --time 5min a.timbuk b.timbuk"
        })
final class Include implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(index = "0", paramLabel = "A", description = "An automaton; - is standard input.")
    private Path first;

    @Parameters(index = "1", paramLabel = "B", description = "Another one.")
    private Path second;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "How long to search at most: 500ms, 60s, 5min; 60s is the default.")
    private String time = "60s";

    @Mixin
    private FormOption form = new FormOption();

    Include(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Duration limit = Amounts.time(time);
        List<String> names = FileLibrary.names(List.of(first, second));
        FileLibrary library = new FileLibrary(console.in());
        ProblemPrinter report = new ProblemPrinter(console);
        Optional<HedgeAutomaton> automaton = read(names.get(0), library, report);
        Optional<HedgeAutomaton> other = read(names.get(1), library, report);
        return automaton.isPresent() && other.isPresent()
                ? tell(Inclusion.of(automaton.get(), other.get()).decide(limit))
                : Exit.INPUT;
    }

    private static Optional<HedgeAutomaton> read(String name, FileLibrary library, ProblemPrinter report) {
        try {
            TimbukFile file = TimbukFile.read(library.open(name));
            report.add(file.problems());
            return file.automaton();
        } catch (Unreadable e) {
            report.add(e.problem());
            return Optional.empty();
        }
    }

    private int tell(InclusionAnswer answer) {
        return answer.match(i -> print(answer, Exit.FINE), n -> print(answer, Exit.FINDINGS), u -> undecided(answer));
    }

    /** A verdict that is missing is no text, but a note. */
    private int undecided(InclusionAnswer answer) {
        console.err().println("colonnade: " + InclusionText.of(answer).strip() + "; give more with --time");
        return form.isJson() ? print(answer, Exit.SOFTWARE) : Exit.SOFTWARE;
    }

    private int print(InclusionAnswer answer, int code) {
        console.out().print(form.of(() -> InclusionText.of(answer), () -> InclusionJson.of(answer)));
        return code;
    }
}
