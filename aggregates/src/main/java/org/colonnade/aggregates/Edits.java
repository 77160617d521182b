package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;

/**
 * Changes of one aggregate by paths, which take place together when they are committed. An object is immutable: each
 * method returns one with one more change.
 */
public final class Edits {
    private final Checks checks;
    private final Consumer<List<Edit>> committer;
    private final List<Edit> edits;

    Edits(Checks checks, Consumer<List<Edit>> committer, List<Edit> edits) {
        this.checks = checks;
        this.committer = committer;
        this.edits = List.copyOf(edits);
    }

    /** Adds a write of the part at a path. */
    public Edits set(String path, Object value) {
        AccessPath place = checks.changed(path);
        return and(new Edit.Set(place, checks.value(place, value)));
    }

    /** Adds the removal of an optional field's value. */
    public Edits remove(String path) {
        return set(path, null);
    }

    /** Adds an element at the end of a collection. */
    public Edits append(String path, Object element) {
        AccessPath place = checks.changed(path);
        ComplexValue value = checks.element(place, element);
        return and(new Edit.Append(place, value));
    }

    private Edits and(Edit edit) {
        List<Edit> more = new ArrayList<>(edits);
        more.add(edit);
        return new Edits(checks, committer, more);
    }

    /**
     * Makes all the changes.
     *
     * @throws ConflictException if someone else changed the aggregate at the same time
     * @throws NoSuchAggregateException if the aggregate does not exist
     */
    public void commit() {
        committer.accept(edits);
    }
}
