package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.Replay;
import org.colonnade.automaton.Replay.Assignment;
import org.colonnade.automaton.Rule;
import org.colonnade.automaton.Tree;
import org.colonnade.automaton.TreeText;
import org.colonnade.design.Design;
import org.colonnade.text.NearNames;
import org.colonnade.text.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Runs an automaton of a grammar on a tree. */
@Command(
        name = "run",
        description = "Run the automaton of a grammar on a tree of keys, step by step.",
        footer = {
            "",
            "Nodes are assigned states from the leaves to the root. The exit code is 0 if the",
            "automaton accepts the tree, 3 if not. The JSON form follows docs/run.schema.json.",
            "",
            "Examples:",
            "  colonnade run blog.design --grammar article_oriented --tree 'users(u1)[articles(u1,a1)]'",
            "  colonnade run blog.design --grammar article_oriented --writes --tree 'users(u1)'"
        })
final class RunAutomaton implements Callable<Integer> {
    private static final String FORM = "colonnade/run/1";

    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Option(
            names = "--grammar",
            paramLabel = "NAME",
            required = true,
            description = "The grammar, or a grouping of the design.")
    private String grammar;

    @Option(
            names = "--tree",
            paramLabel = "TREE",
            required = true,
            description = "The tree: a key, and in brackets the trees below it.")
    private String tree;

    @Mixin
    private GroundingOption grounding = new GroundingOption();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Format format = Format.text;

    private enum Format {
        text,
        json
    }

    RunAutomaton(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        TreeText read = TreeText.read(new Source("--tree", tree));
        new Report(console).add(read.problems());
        Optional<Design> design = new Designs(console).read(file);
        return read.tree().isPresent() && design.isPresent()
                ? run(
                        grounding.automaton(
                                NamedGrammar.find(design.get(), grammar).grammar()),
                        read.tree().get())
                : Exit.INPUT;
    }

    private int run(HedgeAutomaton automaton, Tree root) {
        Replay replay = Replay.of(automaton, root);
        console.out().print(format == Format.text ? text(replay) : json(root, replay));
        noteStrangers(automaton, replay);
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

    private static String json(Tree root, Replay replay) {
        ObjectNode node = DesignJson.object()
                .put("form", FORM)
                .put("tree", root.toString())
                .put("accepted", replay.isAccepted());
        node.set("steps", DesignJson.array(replay.steps(), RunAutomaton::step));
        return DesignJson.text(node);
    }

    private static ObjectNode step(List<Assignment> assignments) {
        ObjectNode node = DesignJson.object();
        node.set("assigned", DesignJson.array(assignments, RunAutomaton::assignment));
        return node;
    }

    private static ObjectNode assignment(Assignment assignment) {
        ObjectNode node = DesignJson.object().put("label", assignment.label());
        node.set("states", DesignJson.strings(List.copyOf(assignment.states())));
        return node;
    }

    /** A key that no rule has is rejected in any case; it may be misspelt. */
    private void noteStrangers(HedgeAutomaton automaton, Replay replay) {
        List<String> known =
                automaton.rules().stream().map(Rule::label).distinct().toList();
        replay.steps().stream()
                .flatMap(List::stream)
                .map(Assignment::label)
                .distinct()
                .filter(l -> !known.contains(l))
                .forEach(l -> console.err()
                        .println(("colonnade: no rule is for " + l + "; " + NearNames.help(l, known))
                                .replaceAll("; $", "")));
    }
}
