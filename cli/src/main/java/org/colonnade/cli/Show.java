package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.design.Design;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.FormOption;
import org.colonnade.view.design.DesignJson;
import org.colonnade.view.design.DesignText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints a design as Colonnade understands it. */
@Command(
        name = "show",
        description = "Print a design as it is understood.",
        footer = {
            "",
            "Shown are the model with both sides of every relationship, each statement with",
            "its query graph, and for each write who may do it. The JSON form follows",
            "docs/show.schema.json.",
            "",
            "Examples:",
            "  colonnade show blog.design",
            "  colonnade show --format json blog.design"
        })
final class Show implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Mixin
    private FormOption form = new FormOption();

    Show(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Design design = file.open(console).design();
        console.out().print(form.of(() -> DesignText.of(design), () -> DesignJson.of(design)));
        return Exit.FINE;
    }
}
