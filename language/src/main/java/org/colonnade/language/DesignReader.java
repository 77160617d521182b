package org.colonnade.language;

import java.util.List;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.model.Model;
import org.colonnade.model.Period;
import org.colonnade.text.Library;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** Reads a design and everything that it imports. */
public final class DesignReader {
    private DesignReader() {}

    /** Reads the design of this name from a library. */
    public static ReadDesign read(String name, Library library) {
        try {
            return read(library.open(name), library);
        } catch (Unreadable e) {
            return new ReadDesign(Optional.empty(), List.of(e.problem()));
        }
    }

    /** Reads a design that is already open and imports nothing. */
    public static ReadDesign read(Source source) {
        return read(source, Library.of(source));
    }

    /** Reads a design that is already open; its imports come from a library. */
    public static ReadDesign read(Source source, Library library) {
        Problems problems = new Problems();
        List<Unit> units = new Importer(library, problems).open(source);
        Complaints complaints = new Complaints(problems);
        Design design = design(new Declarations(units), source, complaints);
        if (units.stream().allMatch(u -> u.tree().declaration().isEmpty()) && !problems.hasErrors()) {
            problems.error(
                    source.whole(),
                    "there is nothing in this design",
                    "begin with an entity: `entity User { id key }`");
        }
        return new ReadDesign(problems.hasErrors() ? Optional.empty() : Optional.of(design), problems.list());
    }

    private static Design design(Declarations declarations, Source source, Complaints complaints) {
        Period horizon = HorizonReader.read(declarations, complaints);
        Model model = new ModelReader(declarations, horizon, complaints).read();
        MixReader mixes = new MixReader(declarations, source.whole(), complaints);
        return new Design(
                model,
                new EqualityReader(model, complaints).read(declarations),
                mixes.all(),
                mixes.defaultMix(),
                horizon,
                new RequestReader(model, mixes, complaints).read(declarations),
                new GroupingReader(model, complaints).read(declarations),
                new AggregateReader(model, complaints).read(declarations),
                new SchemaReader(model, complaints).read(declarations),
                new GrammarReader(complaints).read(declarations));
    }
}
