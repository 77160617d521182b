package org.colonnade.couchbase;

import static com.couchbase.client.java.kv.GetOptions.getOptions;
import static com.couchbase.client.java.kv.InsertOptions.insertOptions;
import static com.couchbase.client.java.kv.MutateInOptions.mutateInOptions;
import static com.couchbase.client.java.kv.RemoveOptions.removeOptions;
import static com.couchbase.client.java.kv.ReplaceOptions.replaceOptions;

import com.couchbase.client.core.error.CasMismatchException;
import com.couchbase.client.core.error.DocumentExistsException;
import com.couchbase.client.core.error.DocumentNotFoundException;
import com.couchbase.client.core.msg.kv.DurabilityLevel;
import com.couchbase.client.java.Collection;
import com.couchbase.client.java.codec.TypeRef;
import com.couchbase.client.java.kv.GetResult;
import com.couchbase.client.java.kv.LookupInResult;
import com.couchbase.client.java.kv.LookupInSpec;
import com.couchbase.client.java.kv.MutateInSpec;
import com.couchbase.client.java.kv.MutationResult;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Documents by their keys. Each call is one step of the server. Those that write tell the CAS value that the document has
 * then, if they did.
 */
record Documents(Collection collection, DurabilityLevel durability) {
    /** The number of changes of a document that go into one step, at most. */
    static final int MOST_SPECS = 16;

    /** A number that is no CAS value of any document: whatever it has will do. */
    static final long ANY = 0;

    private static final TypeRef<Map<String, Object>> OBJECT = new TypeRef<>() {};

    /** What was seen of a document, and the CAS value that it had then. */
    record Seen(Map<String, Object> content, long cas) {}

    /** A document as it is kept, and its CAS value. */
    record Text(String json, long cas) {}

    Optional<Seen> get(String key) {
        try {
            GetResult result = collection.get(key, getOptions());
            return Optional.of(new Seen(result.contentAs(OBJECT), result.cas()));
        } catch (DocumentNotFoundException e) {
            return Optional.empty();
        }
    }

    Optional<Text> text(String key) {
        try {
            GetResult result = collection.get(key, getOptions());
            return Optional.of(new Text(new String(result.contentAsBytes(), StandardCharsets.UTF_8), result.cas()));
        } catch (DocumentNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Only what is at a path of a document, if there is something, by the path. */
    Optional<Seen> get(String key, String path) {
        try {
            LookupInResult result = collection.lookupIn(key, List.of(LookupInSpec.get(path)));
            Map<String, Object> found = new LinkedHashMap<>();
            if (result.exists(0)) {
                found.put(path, result.contentAs(0, Object.class));
            }
            return Optional.of(new Seen(found, result.cas()));
        } catch (DocumentNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Unless there is one. */
    OptionalLong insert(String key, Map<String, ?> content) {
        try {
            return of(collection.insert(key, content, insertOptions().durability(durability)));
        } catch (DocumentExistsException e) {
            return OptionalLong.empty();
        }
    }

    /** If there is one with the CAS value. */
    OptionalLong replace(String key, Map<String, ?> content, long cas) {
        try {
            return of(collection.replace(key, content, replaceOptions().cas(cas).durability(durability)));
        } catch (DocumentNotFoundException | CasMismatchException e) {
            return OptionalLong.empty();
        }
    }

    /** If there is one with the CAS value; whether there was. */
    boolean remove(String key, long cas) {
        try {
            collection.remove(key, removeOptions().cas(cas).durability(durability));
            return true;
        } catch (DocumentNotFoundException | CasMismatchException e) {
            return false;
        }
    }

    /** Changes parts of it, if there is one with the CAS value. */
    OptionalLong mutate(String key, List<MutateInSpec> specs, long cas) {
        try {
            return of(collection.mutateIn(key, specs, mutateInOptions().cas(cas).durability(durability)));
        } catch (DocumentNotFoundException | CasMismatchException e) {
            return OptionalLong.empty();
        }
    }

    private static OptionalLong of(MutationResult result) {
        return OptionalLong.of(result.cas());
    }
}
