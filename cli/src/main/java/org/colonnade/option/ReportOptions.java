package org.colonnade.option;

import java.util.function.Supplier;
import org.colonnade.console.Console;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** In which form a command reports what it measured, and where to. */
public final class ReportOptions {
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Form form = Form.text;

    @Mixin
    private OutputOption output = new OutputOption();

    private enum Form {
        text,
        json,
        html
    }

    /** Fails if there is no place to put it. */
    public void check() {
        output.check();
    }

    /** Puts the one that is wanted where it is wanted. */
    public void put(Console console, Supplier<String> text, Supplier<String> json, Supplier<String> html) {
        output.put(
                console,
                switch (form) {
                    case text -> text.get();
                    case json -> json.get();
                    case html -> html.get();
                });
    }
}
