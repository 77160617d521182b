package org.colonnade.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FormOption;
import org.colonnade.session.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Runs a request on a store, or an automaton on a tree. */
@Command(
        name = "run",
        description = "Run a request on a store; or the automaton of a grammar on a tree of keys, step by step.",
        footer = {
            "",
            "With --request: prints the rows of each query, then each plan with what its steps",
            "asked, fetched, left and took. How a statement uses a parameter tells what type its",
            "value has; lists are --param ids=1,2,3. Where a uuid is wanted, a number is the key",
            "of that number in generated data. The JSON form follows docs/outcome.schema.json.",
            "",
            "With --grammar and --tree: nodes are assigned states from the leaves to the root.",
            "The exit code is 0 if the automaton accepts the tree, 3 if not. The JSON form",
            "follows docs/run.schema.json.",
            "",
            "Examples:",
            "  colonnade run rubis.design --store embedded:data --request ViewItem --param item=42",
            "  colonnade run blog.design --grammar article_oriented --tree 'users(u1)[articles(u1,a1)]'",
            "  colonnade run blog.design --grammar article_oriented --writes --tree 'users(u1)'"
        })
final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DesignArgument file;

    @Mixin
    private RequestRun request = new RequestRun();

    @Mixin
    private AutomatonRun automaton = new AutomatonRun();

    @Mixin
    private FormOption form = new FormOption();

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<String> ofRequest = given(RequestRun.OPTIONS);
        List<String> ofAutomaton = given(AutomatonRun.OPTIONS);
        if (ofRequest.isEmpty() && ofAutomaton.isEmpty()) {
            throw new Refusal("run what? give --request NAME and --store ADDRESS, or --grammar NAME and --tree TREE");
        } else if (!ofRequest.isEmpty() && !ofAutomaton.isEmpty()) {
            throw new Refusal(String.join(" and ", ofRequest) + " would run a request, "
                    + String.join(" and ", ofAutomaton) + " an automaton; give only one kind");
        }
        return ofRequest.isEmpty()
                ? automaton.run(console, file.path(), form)
                : request.run(console, file.path(), form);
    }

    private List<String> given(List<String> options) {
        return options.stream()
                .filter(o -> spec.commandLine().getParseResult().hasMatchedOption(o))
                .toList();
    }
}
