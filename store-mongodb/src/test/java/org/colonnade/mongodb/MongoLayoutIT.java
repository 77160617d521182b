package org.colonnade.mongodb;

import java.util.ArrayList;
import java.util.List;
import org.bson.Document;
import org.bson.types.ObjectId;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** What MongoDB has, by a search of each collection. */
class MongoLayoutIT extends LayoutContract {
    private static final String DATABASE = "layouts";

    private final RealMongo mongo = RealMongo.shared();

    @Override
    protected Store open() {
        return mongo.open(DATABASE, "");
    }

    @Override
    protected StoreProvider provider() {
        return new MongoProvider();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        List<Document> documents =
                mongo.use(DATABASE, d -> d.getCollection(shape.name()).find().into(new ArrayList<>()));
        return documents.stream().map(MongoLayoutIT::cell).toList();
    }

    private static Cell cell(Document document) {
        document.replace("_version", new ObjectId(new byte[12]));
        return new Cell(ShellText.of(new Document("_id", document.get("_id"))), ShellText.of(document));
    }
}
