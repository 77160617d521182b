package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.automaton.AutomatonText;
import org.colonnade.automaton.DotText;
import org.colonnade.automaton.TimbukText;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.design.Design;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.GroundingOption;
import org.colonnade.option.OutputOption;
import org.colonnade.session.check.NamedGrammar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the automata of a grammar. */
@Command(
        name = "automaton",
        description = "Print the hedge automaton of a grammar: of its schema, or of its writes.",
        footer = {
            "",
            "Formats: text, the rules as the model-checking paper writes them; dot, a graph;",
            "timbuk, for tools that read tree automata; grammar, the grammar itself, which is",
            "derived if NAME is a grouping.",
            "",
            "Examples:",
            "  colonnade automaton blog.design --of article_oriented",
            "  colonnade automaton blog.design --of article_oriented --format grammar",
            "  colonnade automaton blog.design --of article_oriented --writes --size 3",
            "  colonnade automaton blog.design --of article_oriented --format timbuk -o schema.timbuk"
        })
final class ShowAutomaton implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Option(
            names = "--of",
            paramLabel = "NAME",
            required = true,
            description = "The grammar, or a grouping of the design.")
    private String grammar;

    @Mixin
    private GroundingOption grounding = new GroundingOption();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format = Format.text;

    @Mixin
    private OutputOption output = new OutputOption();

    ShowAutomaton(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Design design = file.open(console).design();
        output.put(console, text(NamedGrammar.find(design, grammar)));
        return Exit.FINE;
    }

    private String text(NamedGrammar named) {
        return switch (format) {
            case text -> AutomatonText.of(grounding.automaton(named.grammar()));
            case dot -> DotText.of(grounding.automaton(named.grammar()));
            case timbuk -> TimbukText.of(grounding.automaton(named.grammar()));
            case grammar -> named.text() + "\n";
        };
    }

    private enum Format {
        text,
        dot,
        timbuk,
        grammar
    }
}
