package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.LabelTree;
import org.colonnade.automaton.Replay;
import org.colonnade.automaton.Rule;
import org.colonnade.automaton.TreeText;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.ProblemPrinter;
import org.colonnade.option.FormOption;
import org.colonnade.option.GroundingOption;
import org.colonnade.option.Sessions;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.session.check.NamedGrammar;
import org.colonnade.text.NearNames;
import org.colonnade.text.Source;
import org.colonnade.view.automaton.ReplayJson;
import org.colonnade.view.automaton.ReplayText;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs an automaton of a grammar on a tree. */
final class AutomatonRun {
    static final List<String> OPTIONS = List.of("--grammar", "--tree", "--writes", "--size");

    @Option(
            names = "--grammar",
            paramLabel = "NAME",
            description = "The grammar of an automaton to run, or a grouping of the design.")
    private String grammar;

    @Option(
            names = "--tree",
            paramLabel = "TREE",
            description = "The tree to run it on: a key, and in brackets the trees below it.")
    private String tree;

    @Mixin
    private GroundingOption grounding = new GroundingOption();

    int run(Console console, Path file, FormOption form) {
        Refusal.require(grammar != null && tree != null, "an automaton needs both --grammar NAME and --tree TREE");
        Objections objections = new Objections();
        Optional<LabelTree> root = objections.get(() -> root(console));
        Optional<Session> session = objections.get(() -> new Sessions(console).open(file));
        objections.raise();
        NamedGrammar named = NamedGrammar.find(session.orElseThrow().design(), grammar);
        return run(console, form, grounding.automaton(named.grammar()), root.orElseThrow());
    }

    private LabelTree root(Console console) {
        TreeText read = TreeText.read(new Source("--tree", tree));
        LabelTree root = read.tree().orElseThrow(() -> Refusal.of(read.problems()));
        new ProblemPrinter(console).add(read.problems());
        return root;
    }

    private static int run(Console console, FormOption form, HedgeAutomaton automaton, LabelTree root) {
        Replay replay = Replay.of(automaton, root);
        console.out().print(form.of(() -> ReplayText.of(replay), () -> ReplayJson.of(root, replay)));
        noteStrangers(console, automaton, replay);
        return replay.isAccepted() ? Exit.FINE : Exit.FINDINGS;
    }

    /** A key that no rule has is rejected in any case; it may be misspelt. */
    private static void noteStrangers(Console console, HedgeAutomaton automaton, Replay replay) {
        List<String> known =
                automaton.rules().stream().map(Rule::label).distinct().toList();
        replay.steps().stream()
                .flatMap(List::stream)
                .map(Replay.Assignment::label)
                .distinct()
                .filter(l -> !known.contains(l))
                .forEach(l -> console.err().println("colonnade: no rule is for " + l + NearNames.help("; ", l, known)));
    }
}
