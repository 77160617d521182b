package org.colonnade.text;

/** Where sources come from. The core reads no files itself. */
public interface Library {

    /** A library of one source, under whatever name: for designs that import nothing. */
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

    /** The source of a name, or the reason why there is none. */
    Source open(String name) throws Unreadable;

    /** The name of a source that another one imports, usually relative to it. */
    String resolve(String importer, String imported);
}
