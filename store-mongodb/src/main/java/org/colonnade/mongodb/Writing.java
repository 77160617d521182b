package org.colonnade.mongodb;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoBulkWriteException;
import com.mongodb.MongoException;
import com.mongodb.MongoWriteException;
import com.mongodb.bulk.BulkWriteError;
import com.mongodb.bulk.BulkWriteResult;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.BulkWriteOptions;
import com.mongodb.client.model.DeleteOneModel;
import com.mongodb.client.model.Projections;
import com.mongodb.client.model.WriteModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bson.BsonMaximumSizeExceededException;
import org.bson.Document;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Expectation;
import org.colonnade.store.Row;
import org.colonnade.store.StoreException;

/** Writes documents of one collection. */
record Writing(MongoCollection<Document> collection, Attempts attempts, Faults faults, CallGuard guard) {
    private static final BulkWriteOptions IN_ANY_ORDER = new BulkWriteOptions().ordered(false);

    /**
     * Makes changes of different blocks. The driver asks for deletions by a request of their own, so they come last: what is
     * too large has been refused by then.
     */
    void write(List<DocumentChange> changes) {
        Map<Boolean, List<WriteModel<Document>>> models = changes.stream()
                .map(c -> c.on(c.itself(), false))
                .collect(Collectors.partitioningBy(DeleteOneModel.class::isInstance));
        List<WriteModel<Document>> deletions = models.get(true);
        bulk(models.get(false));
        if (!deletions.isEmpty()) {
            rest(deletions, changes.size());
        }
        sweep(changes);
    }

    /**
     * Two who make a document at the same moment may collide; then one of them finds it when it tries again. What is too large
     * may show when the driver has sent some, for it sends much in parts.
     */
    private void bulk(List<WriteModel<Document>> models) {
        if (models.isEmpty()) {
            return;
        }
        try {
            collection.bulkWrite(models, IN_ANY_ORDER);
        } catch (BsonMaximumSizeExceededException e) {
            throw models.size() == 1 ? e : faults.inParts(e);
        } catch (MongoBulkWriteException e) {
            if (e.getWriteConcernError() != null || !e.getWriteErrors().stream().allMatch(Writing::isCollision)) {
                throw e;
            }
            List<WriteModel<Document>> left = e.getWriteErrors().stream()
                    .map(BulkWriteError::getIndex)
                    .<WriteModel<Document>>map(models::get)
                    .toList();
            rest(left, models.size());
        }
    }

    /** The others were made by now, so it is not certain what took place if these fail, whatever the reason. */
    private void rest(List<WriteModel<Document>> left, int all) {
        try {
            guard.changing("write", () -> bulk(left));
        } catch (StoreException e) {
            throw e.after(all - left.size(), all);
        }
    }

    private static boolean isCollision(BulkWriteError error) {
        return error.getCategory() == ErrorCategory.DUPLICATE_KEY;
    }

    /**
     * Takes documents away that have no entry left. The change is made by now, whatever comes of this: a document that stays
     * is a block without entries.
     */
    private void sweep(List<DocumentChange> changes) {
        List<WriteModel<Document>> empty = changes.stream()
                .filter(DocumentChange::mayEmpty)
                .<WriteModel<Document>>map(c -> new DeleteOneModel<>(c.empty()))
                .toList();
        if (!empty.isEmpty()) {
            try {
                collection.bulkWrite(empty, IN_ANY_ORDER);
            } catch (MongoException e) {
                return;
            }
        }
    }

    /** Makes a change if an entry is as expected; whether it was. */
    boolean writeIf(Expectation expectation, Layout layout, BlockChange change) {
        if (isMadeUnseen(expectation, new DocumentChange(layout, change))) {
            return true;
        }
        Expectation kept = layout.form().read(expectation);
        return attempts.run(() -> attempt(kept, layout, change), () -> faults.overtaken(change));
    }

    /** Makes a change without a look, if the server can tell by itself that an entry is as expected; whether it was. */
    private boolean isMadeUnseen(Expectation expectation, DocumentChange change) {
        return !change.change().isNothing()
                && change.expecting(expectation)
                        .filter(guarded -> isMade(change, guarded))
                        .isPresent();
    }

    /** Nothing if somebody else was quicker. */
    private Optional<Boolean> attempt(Expectation expectation, Layout layout, BlockChange change) {
        DocumentChange attempt = new DocumentChange(layout, change);
        Optional<Document> seen = look(expectation, attempt);
        if (!expectation.isMetBy(entry(expectation, layout, seen))) {
            return Optional.of(false);
        }
        return change.isNothing() || isMade(attempt, seen) ? Optional.of(true) : Optional.empty();
    }

    private Optional<Document> look(Expectation expectation, DocumentChange change) {
        Layout layout = change.layout();
        List<Object> key = expectation.key();
        List<Object> entry = key.subList(layout.shape().block().size(), key.size());
        return Optional.ofNullable(collection
                .find(change.itself())
                .projection(layout.isSingle() ? null : Projections.include(Layout.VERSION, layout.path(entry)))
                .first());
    }

    private static Optional<List<Object>> entry(Expectation expectation, Layout layout, Optional<Document> seen) {
        int size = expectation.key().size();
        return seen.map(layout::rows).stream()
                .flatMap(List::stream)
                .map(Row::values)
                .map(v -> v.subList(size, v.size()))
                .findFirst();
    }

    private boolean isMade(DocumentChange change, Optional<Document> seen) {
        if (seen.isPresent()) {
            return isMade(change, change.itself(seen.get().get(Layout.VERSION)));
        }
        return !change.change().puts() || isInserted(change.whole());
    }

    private boolean isMade(DocumentChange change, Document guarded) {
        BulkWriteResult result = collection.bulkWrite(List.of(change.on(guarded, true)));
        boolean made = result.getMatchedCount() + result.getDeletedCount() > 0;
        if (made) {
            sweep(List.of(change));
        }
        return made;
    }

    private boolean isInserted(Document document) {
        try {
            collection.insertOne(document);
            return true;
        } catch (MongoWriteException e) {
            if (e.getError().getCategory() == ErrorCategory.DUPLICATE_KEY) {
                return false;
            }
            throw e;
        }
    }
}
