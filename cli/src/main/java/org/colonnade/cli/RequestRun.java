package org.colonnade.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.engine.ArgumentsText;
import org.colonnade.engine.Engine;
import org.colonnade.guard.Guard;
import org.colonnade.view.run.OutcomeJson;
import org.colonnade.view.run.OutcomeText;
import org.colonnade.workload.Request;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs a request on a store. */
final class RequestRun {
    static final List<String> OPTIONS =
            List.of("--request", "--param", "--store", "--guard", "--schema", "--mix", "--cost");

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
        if (request == null) {
            throw new Unusable("run which request? say it with --request NAME");
        }
        return options.find(console, file).map(d -> run(console, d, form)).orElse(Exit.INPUT);
    }

    private int run(Console console, Deployment opened, FormOption form) {
        try (opened) {
            RequestAdvice advice = advice(opened);
            NumberedKeys numbered = NumberedKeys.in(advice.request(), parameters);
            numbered.notes().forEach(n -> console.err().println("colonnade: " + n));
            ArgumentsText read = ArgumentsText.read(advice.request(), numbered.parameters());
            read.problems().forEach(p -> console.err().println("colonnade: " + p));
            read.arguments().ifPresent(arguments -> {
                opened.noteUnfinished(console);
                Engine.Outcome outcome = engine(opened).run(request, arguments);
                console.out()
                        .print(form.of(() -> OutcomeText.of(advice, outcome), () -> OutcomeJson.of(advice, outcome)));
            });
            return read.arguments().isPresent() ? Exit.FINE : Exit.INPUT;
        }
    }

    private Engine engine(Deployment opened) {
        return guard == Kind.none ? new Engine(opened.store(), opened.advice(), Guard.NONE) : opened.engine();
    }

    private RequestAdvice advice(Deployment opened) {
        List<Request> all = opened.consultation().design().requests();
        Request wanted = all.stream()
                .filter(r -> r.name().equals(request))
                .findFirst()
                .orElseThrow(() -> Consultation.unknown(
                        "request", request, all.stream().map(Request::name).toList()));
        RequestAdvice advice = opened.advice().requests().stream()
                .filter(a -> a.request().equals(wanted))
                .findFirst()
                .orElseThrow(
                        () -> new Unusable("the mix " + opened.advice().mix().name() + " has no " + request
                                + ", so there is no plan for it; choose another with --mix"));
        advice.impossible().stream().findFirst().ifPresent(RequestRun::refuse);
        return advice;
    }

    private static void refuse(StatementAdvice.Impossible impossible) {
        throw new Unusable("these families cannot run " + impossible.statement() + ":\n  "
                + String.join("\n  ", impossible.reasons()));
    }
}
