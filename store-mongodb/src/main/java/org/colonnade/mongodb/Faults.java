package org.colonnade.mongodb;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.MongoClientException;
import com.mongodb.MongoConnectionPoolClearedException;
import com.mongodb.MongoException;
import com.mongodb.MongoExecutionTimeoutException;
import com.mongodb.MongoInterruptedException;
import com.mongodb.MongoNodeIsRecoveringException;
import com.mongodb.MongoNotPrimaryException;
import com.mongodb.MongoSecurityException;
import com.mongodb.MongoSocketException;
import com.mongodb.MongoSocketOpenException;
import com.mongodb.MongoSocketReadTimeoutException;
import com.mongodb.MongoSocketWriteTimeoutException;
import com.mongodb.MongoTimeoutException;
import com.mongodb.MongoWriteConcernException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bson.BsonMaximumSizeExceededException;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.StoreFaults;

/** Turns what the driver throws into what a store says. */
record Faults(StoreFaults store) {
    /** What the codes of refusals mean; nothing was done in all these cases. */
    private static final Map<Integer, Kind> CODES = Map.ofEntries(
            Map.entry(13, Kind.FORBIDDEN),
            Map.entry(18, Kind.FORBIDDEN),
            Map.entry(8000, Kind.FORBIDDEN),
            Map.entry(50, Kind.TIMEOUT),
            Map.entry(10107, Kind.READ_ONLY),
            Map.entry(13435, Kind.READ_ONLY),
            Map.entry(20, Kind.UNSUPPORTED),
            Map.entry(10334, Kind.VALUE),
            Map.entry(17419, Kind.VALUE),
            Map.entry(17420, Kind.VALUE),
            Map.entry(14031, Kind.FULL));

    private static final Map<Kind, String> ADVICE = Map.of(
            Kind.UNREACHABLE,
            "; is a server there? 'colonnade server mongodb start' starts one that stands in for MongoDB",
            Kind.FORBIDDEN,
            "; an address with a password looks like mongodb://user:password@host/database?authSource=admin",
            Kind.TIMEOUT,
            "; a longer time is given with ?timeout=60s",
            Kind.VALUE,
            "; MongoDB keeps at most 16 MB in the document of a block: give its key another column, so that there "
                    + "are more blocks with less in each, or keep large values elsewhere",
            Kind.FULL,
            "; make room on its disk, or write less",
            Kind.READ_ONLY,
            "; write to the primary: leave out ?directConnection, or name the set with ?replicaSet");

    Faults(Address address) {
        this(new StoreFaults(address, ADVICE));
    }

    /** That a change was not made in time, because of others. */
    StoreException overtaken(BlockChange change) {
        return store.tooLate("write", change.overtaken());
    }

    /** That one of several documents is too large, when it is not known whether others were sent before it. */
    StoreException inParts(BsonMaximumSizeExceededException thrown) {
        return of("write", thrown).beside("others may have been written");
    }

    /** That nobody answers at the address, for a reason. */
    StoreException unreachable(Throwable why) {
        return FailureCauses.include(why, List.of(UnknownHostException.class))
                ? store.unknownHost("connect", why)
                : store.of(
                        Kind.UNREACHABLE, "connect", FailureCauses.message(String.valueOf(why.getMessage()), why), why);
    }

    /** What the driver throws. */
    Optional<StoreException> of(String doing, Exception thrown, Kind otherwise) {
        return thrown instanceof MongoException || thrown instanceof BsonMaximumSizeExceededException
                ? Optional.of(of(doing, thrown))
                : Optional.empty();
    }

    private StoreException of(String doing, Exception thrown) {
        return store.of(
                kind(thrown), doing, FailureCauses.message(String.valueOf(thrown.getMessage()), thrown), thrown);
    }

    private static Kind kind(Exception thrown) {
        if (thrown instanceof BsonMaximumSizeExceededException) {
            return Kind.VALUE;
        } else if (thrown instanceof MongoTimeoutException) {
            return waiting(String.valueOf(thrown.getMessage()));
        } else if (thrown instanceof MongoSecurityException) {
            return Kind.FORBIDDEN;
        } else if (thrown instanceof MongoSocketOpenException
                || thrown instanceof MongoConnectionPoolClearedException) {
            return Kind.UNREACHABLE;
        } else if (thrown instanceof MongoSocketReadTimeoutException
                || thrown instanceof MongoSocketWriteTimeoutException
                || thrown instanceof MongoExecutionTimeoutException) {
            return Kind.TIMEOUT;
        } else if (thrown instanceof MongoSocketException
                || thrown instanceof MongoWriteConcernException
                || thrown instanceof MongoInterruptedException
                || thrown instanceof MongoNodeIsRecoveringException) {
            return Kind.LOST;
        } else if (thrown instanceof MongoNotPrimaryException) {
            return Kind.READ_ONLY;
        } else if (thrown instanceof MongoBulkWriteException bulk) {
            return bulk(bulk);
        } else if (thrown instanceof MongoClientException) {
            return Kind.UNSUPPORTED;
        }
        return CODES.getOrDefault(((MongoException) thrown).getCode(), Kind.BROKEN);
    }

    /** What it means that no server came up, as the driver lists what it knows of each. */
    private static Kind waiting(String message) {
        if (message.contains("MongoSecurityException")) {
            return Kind.FORBIDDEN;
        }
        return message.contains("Connection refused") || message.contains("UnknownHost")
                ? Kind.UNREACHABLE
                : Kind.TIMEOUT;
    }

    private static Kind bulk(MongoBulkWriteException bulk) {
        boolean partly = bulk.getWriteResult().getMatchedCount() > 0
                || bulk.getWriteResult().getDeletedCount() > 0
                || !bulk.getWriteResult().getUpserts().isEmpty();
        return partly || bulk.getWriteErrors().isEmpty()
                ? Kind.LOST
                : CODES.getOrDefault(bulk.getWriteErrors().get(0).getCode(), Kind.BROKEN);
    }
}
