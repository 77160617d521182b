package org.colonnade.generator;

import org.colonnade.text.Library;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** The library of a text that imports nothing. */
record NoImports() implements Library {
    @Override
    public Source open(String name) throws Unreadable {
        throw new Unreadable(Problem.error(new Source(name, "").whole(), "there is no such file", ""));
    }

    @Override
    public String resolve(String importer, String imported) {
        return imported;
    }
}
