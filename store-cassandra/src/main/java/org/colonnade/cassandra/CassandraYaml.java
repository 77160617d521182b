package org.colonnade.cassandra;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.colonnade.server.ServerSettings;

/**
 * The configuration of a Cassandra of one node.
 *
 * <p>Lines of a file {@code extra.yaml} in its directory are added to it.
 */
final class CassandraYaml {
    /** Warnings and errors, and that the server is up. */
    static final String LOGGING = """
            <configuration>
              <appender name="out" class="ch.qos.logback.core.ConsoleAppender">
                <encoder>
                  <pattern>%date{ISO8601} %-5level %logger{0}: %msg%n</pattern>
                </encoder>
              </appender>
              <root level="WARN">
                <appender-ref ref="out"/>
              </root>
            </configuration>
            """;

    private static final Map<String, String> SYNCS = Map.of(
            "batch", "commitlog_sync: batch",
            "group", "commitlog_sync: group\ncommitlog_sync_group_window: 5ms",
            "periodic", "commitlog_sync: periodic\ncommitlog_sync_period: 10s");

    private static final String FIXED = """
            cluster_name: colonnade
            num_tokens: 1
            partitioner: org.apache.cassandra.dht.Murmur3Partitioner
            endpoint_snitch: SimpleSnitch
            listen_address: 127.0.0.1
            rpc_address: 127.0.0.1
            commitlog_segment_size: 32MiB
            file_cache_size: 32MiB
            memtable_heap_space: 64MiB
            memtable_offheap_space: 32MiB
            auto_snapshot: false
            disk_failure_policy: die
            commit_failure_policy: die
            data_disk_usage_percentage_warn_threshold: 90
            data_disk_usage_percentage_fail_threshold: 95
            batch_size_warn_threshold: 8MiB
            batch_size_fail_threshold: 16MiB
            native_transport_max_message_size: 32MiB
            native_transport_max_request_data_in_flight_per_ip: 64MiB
            native_transport_max_request_data_in_flight: 128MiB
            read_request_timeout: 10s
            range_request_timeout: 10s
            write_request_timeout: 10s
            cas_contention_timeout: 10s
            """;

    private CassandraYaml() {}

    static String of(ServerSettings settings, int storagePort) throws IOException {
        return FIXED
                + SYNCS.get(settings.sync())
                + "\nstorage_port: " + storagePort
                + "\nnative_transport_port: " + settings.port()
                + "\nseed_provider:"
                + "\n  - class_name: org.apache.cassandra.locator.SimpleSeedProvider"
                + "\n    parameters:"
                + "\n      - seeds: \"127.0.0.1:" + storagePort + "\"\n"
                + extra(settings.directory().resolve("extra.yaml"));
    }

    private static String extra(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.readString(file) : "";
    }
}
