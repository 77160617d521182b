package org.colonnade.couchbase;

import com.couchbase.client.java.kv.MutateInSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.store.BlockChange;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;

/** The change of a block as a change of its document: of parts of it if that will do, else of all of it. */
record DocumentChange(Layout layout, BlockChange change) {
    String key() {
        return layout.key(change.block());
    }

    /** Whether it does not matter what is there, because all of it goes. */
    boolean replaces() {
        return change.cleared()
                || layout.isSingle() && change.entries().values().stream().anyMatch(EntryChange::erased);
    }

    /** Whether it leaves nothing of the values of entries with these names, which are all that there are. */
    boolean rewrites(Set<String> names) {
        return !names.isEmpty()
                && change.isBlind()
                && change.entries().keySet().stream()
                        .map(layout.form()::name)
                        .collect(Collectors.toSet())
                        .containsAll(names);
    }

    /** The entry with a name as it is afterwards, by that name; none if this does not follow from the change alone. */
    Map<String, Object> entry(String name) {
        Map<String, Object> found = new LinkedHashMap<>();
        change.entries().forEach((entry, what) -> {
            if (what.isBlind(layout.shape()) && layout.form().name(entry).equals(name)) {
                what.values().ifPresent(v -> found.put(name, layout.form().entry(entry, v)));
            }
        });
        return found;
    }

    /** The document of a block that was not there before, if it has entries. */
    Optional<Map<String, Object>> whole() {
        return on(new LinkedHashMap<>());
    }

    /** The document of a block that was there, if it still has entries. */
    Optional<Map<String, Object>> on(Map<String, Object> document) {
        Map<String, Object> entries =
                replaces() || document.isEmpty() ? new LinkedHashMap<>() : layout.entries(document);
        change.entries().forEach((entry, what) -> apply(entry, what, entries));
        return entries.isEmpty() ? Optional.empty() : Optional.of(layout.document(change.block(), entries));
    }

    private void apply(List<Object> entry, EntryChange what, Map<String, Object> entries) {
        String name = layout.form().name(entry);
        if (what.erased()) {
            entries.remove(name);
        }
        what.values().ifPresent(values -> entries.put(name, merged(entry, entries.get(name), values)));
    }

    /** An entry after it was changed; null is one that was not there, or is a value that there is none of. */
    private Object merged(List<Object> entry, Object there, Map<Field, Object> values) {
        if (layout.form().isValue()) {
            return values.isEmpty() ? there : layout.form().entry(entry, values);
        }
        Map<String, Object> columns = new LinkedHashMap<>();
        (there == null ? Map.of() : (Map<?, ?>) there).forEach((k, v) -> columns.put((String) k, v));
        columns.putAll(layout.form().columns(entry, values));
        columns.keySet().removeAll(lacking(values));
        return columns;
    }

    private List<String> lacking(Map<Field, Object> values) {
        return values.entrySet().stream()
                .filter(v -> v.getValue() == null)
                .map(v -> layout.form().name(v.getKey()))
                .toList();
    }

    /** It as changes of parts of a document that is there, if they are few and take nothing away. */
    Optional<List<MutateInSpec>> specs() {
        List<MutateInSpec> specs = new ArrayList<>();
        boolean possible = !replaces()
                && change.entries().entrySet().stream().allMatch(e -> isAdded(e.getKey(), e.getValue(), specs));
        return possible && !specs.isEmpty() && specs.size() <= Documents.MOST_SPECS
                ? Optional.of(specs)
                : Optional.empty();
    }

    private boolean isAdded(List<Object> entry, EntryChange what, List<MutateInSpec> specs) {
        Optional<String> path = layout.path(entry);
        if (path.isEmpty() || what.values().isEmpty()) {
            return false;
        }
        Map<Field, Object> values = what.values().get();
        if (what.erased() || values.size() == layout.shape().values().size()) {
            specs.add(MutateInSpec.upsert(path.get(), layout.form().entry(entry, values))
                    .createPath());
            return true;
        } else if (layout.form().isValue()) {
            return false;
        }
        layout.form()
                .columns(entry, values)
                .forEach((name, value) -> specs.add(MutateInSpec.upsert(Layout.member(path.get(), name), value)
                        .createPath()));
        return !values.containsValue(null);
    }
}
