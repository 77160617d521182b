package org.colonnade.cassandra;

import java.util.Set;
import org.colonnade.contract.FaultContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException.Kind;

class CassandraFaultsIT extends FaultContract {
    private final RealCassandra cassandra = RealCassandra.mortal();

    @Override
    protected RealServer server() {
        return cassandra.server();
    }

    @Override
    protected Store open(String place, String timeout) {
        return RealCassandra.open("cassandra:cassandra@" + place + "/faults?timeout=" + timeout);
    }

    @Override
    protected String hasty() {
        return "1s";
    }

    /** The driver notices within seconds that a server is there again. */
    @Override
    protected int tries(Fault after) {
        return after == Fault.HANGS ? 1 : 150;
    }

    @Override
    protected Set<Kind> whileHanging() {
        return Set.of(Kind.TIMEOUT, Kind.LOST);
    }

    @Override
    protected Set<Kind> afterDeath() {
        return Set.of(Kind.UNREACHABLE, Kind.LOST);
    }

    @Override
    protected int writes() {
        return 2_000;
    }
}
