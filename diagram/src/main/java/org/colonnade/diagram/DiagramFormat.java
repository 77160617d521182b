package org.colonnade.diagram;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.colonnade.model.Model;

/** The forms in which a model's entity-relationship diagram can be drawn; each is a complete text file. */
public enum DiagramFormat {
    SVG("svg", diagram -> SvgWriter.write(diagram.title(), LayeredLayout.of(diagram))),
    MERMAID("mmd", MermaidWriter::write),
    DOT("dot", DotWriter::write),
    PLANTUML("puml", PlantUmlWriter::write);

    private final String extension;
    private final Function<Diagram, String> writer;

    DiagramFormat(String extension, Function<Diagram, String> writer) {
        this.extension = extension;
        this.writer = writer;
    }

    /** How the names of its files end, without the dot. */
    public String extension() {
        return extension;
    }

    /** The format that a file's extension asks for, in upper or lower case. */
    public static Optional<DiagramFormat> ofFile(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(f -> name.endsWith("." + f.extension))
                .findFirst();
    }

    /** The diagram of a model; the title names it to readers, also to those who cannot see it. */
    public String draw(Model model, String title) {
        return writer.apply(DiagramReader.read(model, title));
    }
}
