package org.colonnade.couchbase;

import com.couchbase.client.java.Collection;
import com.couchbase.client.java.codec.RawJsonTranscoder;
import com.couchbase.client.java.kv.GetOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.Address;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;
import org.junit.jupiter.api.AfterAll;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What Couchbase has: the families, and the documents that the lists of one name. */
class CouchbaseLayoutIT extends LayoutContract {
    private static final JsonMapper JSON = new JsonMapper();

    private final RealCouchbase couchbase = RealCouchbase.shared();
    private final Connection connection =
            open("couchbase://colonnade:colonnade@" + couchbase.server().place() + "/colonnade");

    @Override
    protected Store open() {
        return couchbase.open("");
    }

    @Override
    protected StoreProvider provider() {
        return new CouchbaseProvider();
    }

    private static Connection open(String address) {
        CouchbaseOptions options = CouchbaseOptions.of(Address.of(address));
        return Connection.open(options, new Faults(options.address()));
    }

    @AfterAll
    void closeConnection() {
        connection.close();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        Collection documents = connection.collection();
        List<Cell> cells = new ArrayList<>();
        JsonNode family = JSON.readTree(text(documents, "colonnade/families")).get(shape.name());
        cells.add(new Cell("colonnade/families", "{\"" + shape.name() + "\":" + family + "}"));
        add(cells, documents, shape.name() + "/keys");
        return cells;
    }

    /** A document, and those that it names. */
    private static void add(List<Cell> cells, Collection documents, String key) {
        String text = text(documents, key);
        cells.add(new Cell(zeros(key), zeros(text)));
        JSON.readTree(text).path("keys").forEach(k -> add(cells, documents, k.stringValue()));
    }

    private static String text(Collection documents, String key) {
        GetOptions raw = GetOptions.getOptions().transcoder(RawJsonTranscoder.INSTANCE);
        return new String(documents.get(key, raw).contentAs(byte[].class), StandardCharsets.UTF_8);
    }

    /** Lists have random names. */
    private static String zeros(String text) {
        return text.replaceAll("/keys/[0-9a-f-]{36}", "/keys/" + new UUID(0, 0));
    }
}
