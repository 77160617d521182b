package org.colonnade.hbase;

import java.util.Set;
import org.colonnade.contract.FaultContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException.Kind;

class HBaseFaultsIT extends FaultContract {
    @Override
    protected RealServer server() {
        return RealHBase.shared().server();
    }

    @Override
    protected Store open(String place, String timeout) {
        return RealHBase.open(place + "/faults?timeout=" + timeout);
    }

    @Override
    protected String hasty() {
        return "2s";
    }

    @Override
    protected String writing() {
        return "10s";
    }

    @Override
    protected String patient() {
        return "30s";
    }

    /** A server that goes on first finds its region servers again, which may outlast a timeout. */
    @Override
    protected int tries(Fault after) {
        return after == Fault.HANGS ? 30 : 1;
    }

    @Override
    protected Set<Kind> whileHanging() {
        return Set.of(Kind.TIMEOUT, Kind.LOST);
    }

    /** The client looks for the server until its time is up. */
    @Override
    protected Set<Kind> afterDeath() {
        return Set.of(Kind.UNREACHABLE, Kind.TIMEOUT, Kind.LOST);
    }

    @Override
    protected int writes() {
        return 300;
    }
}
