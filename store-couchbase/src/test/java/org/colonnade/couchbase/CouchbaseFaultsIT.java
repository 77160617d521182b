package org.colonnade.couchbase;

import java.util.Map;
import org.colonnade.contract.FaultContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

/** What happens when the server does not answer, or is not there. */
class CouchbaseFaultsIT extends FaultContract {
    private final RealCouchbase couchbase = RealCouchbase.shared();

    @Override
    protected RealServer server() {
        return couchbase.server();
    }

    @Override
    protected Store open(String place, String timeout) {
        return RealCouchbase.open("colonnade:colonnade", place, "timeout=" + timeout);
    }

    /** The client needs a while to connect. */
    @Override
    protected String hasty() {
        return "3s";
    }

    @Override
    protected Map<Fault, String> impossible() {
        return Map.of(Fault.DIES, "Couchbase's mock keeps everything in memory");
    }
}
