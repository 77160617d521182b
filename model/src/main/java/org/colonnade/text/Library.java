package org.colonnade.text;

/** A place from which sources come. The core reads no files itself. */
public interface Library {

    /** Returns a library that gives one source for every name, for designs without imports. */
    static Library of(Source only) {
        return new Library() {
            @Override
            public Source open(String name) {
                return only;
            }

            @Override
            public String resolve(String importer, String imported) {
                return imported;
            }
        };
    }

    /** Opens the source of a name, or throws the reason why it cannot. */
    Source open(String name) throws Unreadable;

    /** Returns the name of an imported source, usually relative to its importer. */
    String resolve(String importer, String imported);
}
