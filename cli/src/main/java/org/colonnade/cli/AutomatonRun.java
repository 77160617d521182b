package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.LabelTree;
import org.colonnade.automaton.Replay;
import org.colonnade.automaton.Rule;
import org.colonnade.automaton.TreeText;
import org.colonnade.design.Design;
import org.colonnade.text.NearNames;
import org.colonnade.text.Source;
import org.colonnade.view.form.Json;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** Runs an automaton of a grammar on a tree. */
final class AutomatonRun {
    static final List<String> OPTIONS = List.of("--grammar", "--tree", "--writes", "--size");

    private static final String FORM = "colonnade/run/1";

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
        if (grammar == null || tree == null) {
            throw new Unusable("an automaton needs both --grammar NAME and --tree TREE");
        }
        TreeText read = TreeText.read(new Source("--tree", tree));
        new ProblemPrinter(console).add(read.problems());
        Optional<Design> design = new Designs(console).read(file);
        return read.tree().isPresent() && design.isPresent()
                ? run(
                        console,
                        form,
                        grounding.automaton(
                                NamedGrammar.find(design.get(), grammar).grammar()),
                        read.tree().get())
                : Exit.INPUT;
    }

    private static int run(Console console, FormOption form, HedgeAutomaton automaton, LabelTree root) {
        Replay replay = Replay.of(automaton, root);
        console.out().print(form.of(() -> text(replay), () -> json(root, replay)));
        noteStrangers(console, automaton, replay);
        return replay.isAccepted() ? Exit.FINE : Exit.FINDINGS;
    }

    private static String text(Replay replay) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < replay.steps().size(); i++) {
            text.append("step ").append(i + 1).append('\n');
            replay.steps().get(i).forEach(a -> text.append("  ").append(a).append('\n'));
        }
        return text.append(replay.isAccepted() ? "accepted" : "rejected: the root has no final state")
                .append('\n')
                .toString();
    }

    private static String json(LabelTree root, Replay replay) {
        ObjectNode node =
                Json.object().put("form", FORM).put("tree", root.toString()).put("accepted", replay.isAccepted());
        node.set("steps", Json.array(replay.steps(), AutomatonRun::step));
        return Json.text(node);
    }

    private static ObjectNode step(List<Replay.Assignment> assignments) {
        ObjectNode node = Json.object();
        node.set("assigned", Json.array(assignments, AutomatonRun::assignment));
        return node;
    }

    private static ObjectNode assignment(Replay.Assignment assignment) {
        ObjectNode node = Json.object().put("label", assignment.label());
        node.set("states", Json.strings(List.copyOf(assignment.states())));
        return node;
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
