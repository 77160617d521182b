package org.colonnade.text;

import java.util.Map;

/** A library in memory, for tests. */
public record MapLibrary(Map<String, String> texts) implements Library {
    @Override
    public Source open(String name) throws Unreadable {
        String text = texts.get(name);
        if (text == null) {
            throw new Unreadable(Problem.error(new Source(name, "").whole(), "there is no such file", ""));
        }
        return new Source(name, text);
    }

    @Override
    public String resolve(String importer, String imported) {
        return imported;
    }
}
