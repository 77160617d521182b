package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Replacement;
import org.colonnade.diagram.DiagramFormat;
import org.colonnade.option.DesignArgument;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws the entity-relationship diagram of a design's model. */
@Command(
        name = "draw",
        description = "Draw the model of a design as an entity-relationship diagram.",
        footer = {
            "",
            "The name of the output says what is written: .svg (a picture), .mmd (Mermaid),",
            ".dot (Graphviz) or .puml (PlantUML).",
            "",
            "Examples:",
            "  colonnade draw blog.design -o blog.svg",
            "  colonnade draw blog.design -o blog.mmd"
        })
final class Draw implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DesignArgument file;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "Where to draw to: a file that ends in .svg, .mmd, .dot or .puml.")
    private Path output;

    Draw(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        DiagramFormat format = DiagramFormat.ofFile(output.toString()).orElseThrow(this::unknownFormat);
        Session session = file.open(console);
        Replacement.write(output, format.draw(session.design().model(), session.title()));
        return Exit.FINE;
    }

    private Refusal unknownFormat() {
        String known = Arrays.stream(DiagramFormat.values())
                .map(format -> "." + format.extension())
                .collect(Collectors.joining(", "));
        return new Refusal("cannot tell what to draw from the name " + output + "; it must end in one of " + known);
    }
}
