package org.colonnade.hbase;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.security.User;
import org.apache.hadoop.security.UserGroupInformation;
import org.colonnade.store.StoreException;

/** Opens connections, whose calls end within the timeout. */
record Connections(HBaseOptions options) {
    AsyncConnection open() throws IOException {
        requireZooKeeper();
        Configuration configuration = configuration();
        Optional<String> user = options.address().user();
        return new Calls(options.timeout())
                .await(
                        user.isPresent()
                                ? ConnectionFactory.createAsyncConnection(
                                        configuration, User.create(UserGroupInformation.createRemoteUser(user.get())))
                                : ConnectionFactory.createAsyncConnection(configuration));
    }

    /** The client would try for minutes. */
    private void requireZooKeeper() {
        InetSocketAddress host = new InetSocketAddress(options.address().hostOrLocal(), options.port());
        if (host.isUnresolved()) {
            throw options.address().unknownHost();
        }
        try (Socket socket = new Socket()) {
            socket.connect(host, Math.toIntExact(options.timeout().toMillis()));
        } catch (IOException e) {
            throw new StoreException(
                    StoreException.Kind.UNREACHABLE,
                    "cannot connect at " + options.address() + ": " + e.getMessage() + Faults.IS_THERE,
                    e);
        }
    }

    private Configuration configuration() {
        String timeout = String.valueOf(options.timeout().toMillis());
        Configuration configuration = HBaseConfiguration.create();
        configuration.set("hbase.zookeeper.quorum", options.address().hostOrLocal());
        configuration.set("hbase.zookeeper.property.clientPort", String.valueOf(options.port()));
        configuration.set("zookeeper.znode.parent", options.root());
        configuration.set("zookeeper.session.timeout", timeout);
        configuration.set("zookeeper.recovery.retry", "1");
        configuration.set("zookeeper.recovery.retry.intervalmill", "100");
        configuration.set("hbase.rpc.timeout", timeout);
        configuration.set("hbase.client.operation.timeout", timeout);
        configuration.set("hbase.client.meta.operation.timeout", timeout);
        configuration.set("hbase.client.scanner.timeout.period", timeout);
        configuration.set("hbase.ipc.client.socket.timeout.connect", timeout);
        configuration.set("hbase.client.pause", "20");
        configuration.set("hbase.client.retries.number", "12");
        configuration.set("hbase.client.keyvalue.maxsize", "0");
        return configuration;
    }
}
