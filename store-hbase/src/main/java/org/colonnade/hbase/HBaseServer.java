package org.colonnade.hbase;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.server.Jvm;
import org.colonnade.server.Log;
import org.colonnade.server.Probe;
import org.colonnade.server.ServerKind;
import org.colonnade.server.ServerProfile;
import org.colonnade.server.ServerSettings;

/** An HBase of one process: its master, its only region server and its ZooKeeper, whose port clients use. */
public final class HBaseServer implements ServerKind {
    private static final String READY = "Master has completed initialization";

    /** How long it may hang and go on. After a crash, a new server waits so long before it takes the old one's work. */
    private static final String SESSION = "20000";

    @Override
    public ServerProfile profile() {
        return new ServerProfile("hbase", """
                hflush: with the system before it is acknowledged, so that a crash
                of the server loses nothing; hsync: on the disk""", "hbase-2.6.4", 2181, List.of("hflush", "hsync"));
    }

    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        Path configuration = Files.createDirectories(settings.directory().resolve("conf"));
        Files.writeString(configuration.resolve("hbase-site.xml"), site(settings));
        Files.writeString(configuration.resolve("log4j.properties"), """
                log4j.rootLogger=WARN,console
                log4j.logger.org.apache.hadoop.hbase.master.HMaster=INFO
                log4j.appender.console=org.apache.log4j.ConsoleAppender
                log4j.appender.console.layout=org.apache.log4j.PatternLayout
                log4j.appender.console.layout.ConversionPattern=%d{ISO8601} %-5p [%t] %c{2}: %m%n
                """);
        return new Jvm(
                        settings,
                        List.of("-Djava.net.preferIPv4Stack=true"),
                        List.of(configuration),
                        jars,
                        "org.apache.hadoop.hbase.master.HMaster",
                        List.of("start"))
                .command();
    }

    private static String site(ServerSettings settings) {
        Path directory = settings.directory();
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("hbase.rootdir", directory.resolve("data").toUri().toString());
        properties.put("hbase.tmp.dir", directory.resolve("tmp").toString());
        properties.put("hbase.cluster.distributed", "false");
        properties.put("hbase.unsafe.stream.capability.enforce", "false");
        properties.put("hbase.wal.hsync", String.valueOf(settings.sync().equals("hsync")));
        properties.put("hbase.zookeeper.quorum", "127.0.0.1");
        properties.put("hbase.zookeeper.property.clientPort", String.valueOf(settings.port()));
        properties.put("hbase.zookeeper.property.clientPortAddress", "127.0.0.1");
        properties.put(
                "hbase.zookeeper.property.dataDir",
                directory.resolve("zookeeper").toString());
        properties.put("zookeeper.session.timeout.localHBaseCluster", SESSION);
        for (String process : List.of("master", "regionserver")) {
            properties.put("hbase." + process + ".info.port", "-1");
            properties.put("hbase." + process + ".ipc.address", "127.0.0.1");
            properties.put("hbase." + process + ".hostname", "localhost");
            properties.put("hbase." + process + ".port", "0");
        }
        properties.put("hbase.localcluster.assign.random.ports", "true");
        properties.put("hbase.regionserver.msginterval", "200");
        properties.put("hbase.master.wait.on.regionservers.mintostart", "1");
        properties.put("hbase.master.wait.on.regionservers.maxtostart", "1");
        properties.put("hbase.master.wait.on.regionservers.interval", "100");
        properties.put("hbase.hregion.memstore.mslab.enabled", "false");
        properties.put("hbase.procedure.remote.dispatcher.delay.msec", "10");
        return properties.entrySet().stream()
                .map(e -> "  <property><name>" + e.getKey() + "</name><value>" + escaped(e.getValue())
                        + "</value></property>\n")
                .collect(Collectors.joining("", "<configuration>\n", "</configuration>\n"));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    /** Its ZooKeeper is there before the rest. */
    @Override
    public boolean answers(int port) {
        return Probe.ask(
                port,
                "srvr".getBytes(StandardCharsets.US_ASCII),
                answer -> new String(answer.readNBytes(9), StandardCharsets.US_ASCII).equals("Zookeeper"));
    }

    /** The master says in the log, which begins anew with each start, that it is ready. */
    @Override
    public boolean isReady(Path directory, int port) {
        return Log.says(directory.resolve("log"), READY) && answers(port);
    }
}
