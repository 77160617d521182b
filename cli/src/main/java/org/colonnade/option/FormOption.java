package org.colonnade.option;

import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** Whether a command prints for people or for machines. */
public final class FormOption {
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What to print: ${COMPLETION-CANDIDATES}; text is the default.")
    private Form form = Form.text;

    private enum Form {
        text,
        json
    }

    public boolean isJson() {
        return form == Form.json;
    }

    /** The one that is wanted. */
    public String of(Supplier<String> text, Supplier<String> json) {
        return (isJson() ? json : text).get();
    }
}
