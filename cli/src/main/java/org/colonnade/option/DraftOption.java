package org.colonnade.option;

import org.colonnade.console.Console;
import org.colonnade.draft.Draft;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a draft goes, and whether with requests. */
public final class DraftOption {
    @Mixin
    private OutputOption output;

    @Option(
            names = "--writes",
            description = "Guess requests that insert each entity, and who acts, in place of comments that show them.")
    private boolean writes;

    public void put(Console console, Draft draft) {
        output.put(console, writes ? draft.textWithWrites() : draft.text());
    }
}
