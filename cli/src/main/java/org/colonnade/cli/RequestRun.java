package org.colonnade.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Engine;
import org.colonnade.option.FormOption;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.ByName;
import org.colonnade.session.Refusal;
import org.colonnade.session.deployment.Deployment;
import org.colonnade.session.deployment.NumberedKeys;
import org.colonnade.view.run.OutcomeJson;
import org.colonnade.view.run.OutcomeText;
import org.colonnade.workload.Request;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs a request on a store. */
final class RequestRun {
    static final List<String> OPTIONS =
            List.of("--request", "--param", "--store", "--guard", "--plan", "--schema", "--mix", "--cost");

    @Option(names = "--request", paramLabel = "NAME", description = "The request to run on a store.")
    private String request;

    @Option(names = "--param", paramLabel = "NAME=VALUE", description = "The value of a parameter of the request.")
    private List<String> parameters = new ArrayList<>();

    @Option(
            names = "--guard",
            paramLabel = "KIND",
            description =
                    "What keeps updates of other clients apart from these: ${COMPLETION-CANDIDATES}; leases in the"
                            + " store are the default, none is for the only client.")
    private Kind guard = Kind.leases;

    enum Kind {
        leases,
        none
    }

    @Mixin
    private StoreOptions options = new StoreOptions();

    int run(Console console, Path file, FormOption form) {
        Refusal.require(request != null, "run which request? say it with --request NAME");
        try (Deployment opened = options.find(console, file)) {
            Request wanted = ByName.one("request", request, opened.design().requests(), Request::name);
            RequestAdvice advice = opened.advice(wanted);
            NumberedKeys.in(wanted, parameters).notes().forEach(new Remarks(console)::say);
            Arguments arguments = opened.arguments(wanted, parameters);
            new Remarks(console).unfinished(opened);
            Engine.Outcome outcome =
                    guard == Kind.none ? opened.runAlone(wanted, arguments) : opened.run(wanted, arguments);
            console.out().print(form.of(() -> OutcomeText.of(advice, outcome), () -> OutcomeJson.of(advice, outcome)));
            return Exit.FINE;
        }
    }
}
