package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.language.DesignParser.DeclarationContext;
import org.colonnade.language.DesignParser.ImportingContext;
import org.colonnade.text.Library;
import org.colonnade.text.Problem;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** Opens and parses a design and, before it, its imports; each file once, however often it is imported. */
final class Importer {
    private static final int DEEPEST = 100;

    private final Library library;
    private final Problems problems;
    private final Set<String> opened = new HashSet<>();
    private final List<Unit> units = new ArrayList<>();
    private int depth;

    Importer(Library library, Problems problems) {
        this.library = library;
        this.problems = problems;
    }

    List<Unit> open(Source source) {
        opened.add(source.name());
        Unit unit = Parsing.unit(source, problems);
        for (DeclarationContext declaration : unit.tree().declaration()) {
            if (declaration.importing() != null && !unit.isBroken(declaration)) {
                open(unit, declaration.importing());
            }
        }
        units.add(unit);
        return units;
    }

    private void open(Unit importer, ImportingContext context) {
        String written = Strings.value(context.STRING().getText());
        String name = library.resolve(importer.source().name(), written);
        if (opened.contains(name)) {
            return;
        }
        if (depth == DEEPEST) {
            opened.add(name);
            problems.error(
                    importer.span(context), "imports nest more than " + DEEPEST + " deep here", "import it earlier");
            return;
        }
        depth++;
        try {
            open(library.open(name));
        } catch (Unreadable e) {
            Problem problem = e.problem();
            opened.add(name);
            problems.error(
                    importer.span(context), "cannot import \"" + written + "\": " + problem.message(), problem.help());
        } finally {
            depth--;
        }
    }
}
