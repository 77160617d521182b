package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.colonnade.file.FileLibrary;
import org.colonnade.session.Session;
import org.colonnade.store.StoreProfile;

/** Opens the designs that commands work on, and tells what is worth telling of them. */
final class Sessions {
    private final Console console;

    Sessions(Console console) {
        this.console = console;
    }

    /** The design in a file and those it imports. */
    Session open(Path file) {
        return told(Session.open(file, library()));
    }

    Session open(Path file, String cost) {
        return open(file, cost, Optional.empty());
    }

    /** @param store the store that the costs should be of, if one is known */
    Session open(Path file, String cost, Optional<StoreProfile> store) {
        return told(Session.open(file, library(), cost, store));
    }

    /** The same with one more schema, which has only this family. */
    Session openAsking(Path file, String family, String cost) {
        return told(Session.openAsking(file, library(), family, cost));
    }

    private FileLibrary library() {
        return new FileLibrary(console.in());
    }

    private Session told(Session session) {
        session.remarks().forEach(r -> console.err().println(Failures.NAME + r));
        new Report(console).add(session.warnings());
        return session;
    }
}
