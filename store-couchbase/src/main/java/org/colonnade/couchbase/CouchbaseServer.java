package org.colonnade.couchbase;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.colonnade.server.Jvm;
import org.colonnade.server.Log;
import org.colonnade.server.Probe;
import org.colonnade.server.ServerException;
import org.colonnade.server.ServerKind;
import org.colonnade.server.ServerProfile;
import org.colonnade.server.ServerSettings;
import org.colonnade.standin.Mains;

/** Couchbase's own mock of a server, which stands in for one that no registry has. It keeps everything in memory. */
public final class CouchbaseServer implements ServerKind {
    private static final String BUCKET = "colonnade";
    private static final byte REQUEST = (byte) 0x80;
    private static final byte RESPONSE = (byte) 0x81;
    private static final byte NOTHING = 0x0a;
    private static final String READY = "ready";
    /** Where clients of Couchbase refuse to look for data. */
    private static final Set<Integer> ADMINISTRATION = Set.of(8091, 18091);

    @Override
    public ServerProfile profile() {
        return new ServerProfile("couchbase", """
                Couchbase's own mock in place of a server, which cannot be
                fetched, in memory: what is in it is gone when it stops; never""", "couchbase-mock-1.5.27", 11210, List.of("never"));
    }

    /** The mock counts characters where it means bytes, so it must take each byte for a character. */
    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        if (ADMINISTRATION.contains(settings.port())) {
            throw new ServerException(
                    "port " + settings.port()
                            + " is Couchbase's for administration, where clients look for no data; choose another one with --port");
        }
        return new Jvm(
                        settings,
                        List.of("-Dfile.encoding=ISO-8859-1"),
                        List.of(Mains.place()),
                        jars,
                        "org.colonnade.standin.CouchbaseMain",
                        List.of(String.valueOf(settings.port()), BUCKET, BUCKET))
                .command();
    }

    /** It does nothing if it is asked to, and says so. */
    @Override
    public boolean answers(int port) {
        byte[] message = new byte[24];
        message[0] = REQUEST;
        message[1] = NOTHING;
        return Probe.ask(port, message, answer -> answer.readByte() == RESPONSE);
    }

    /** It answers before it can tell clients what they need. */
    @Override
    public boolean isReady(Path directory, int port) {
        return Log.says(directory.resolve("log"), READY) && answers(port);
    }

    @Override
    public String address(int port) {
        return "couchbase://" + BUCKET + ":" + BUCKET + "@127.0.0.1:" + port + "/" + BUCKET
                + "?durability=none&concurrency=1";
    }
}
