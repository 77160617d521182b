package org.colonnade.redis;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import redis.clients.jedis.Protocol;

/** What Redis does as one step, as a program that it keeps and knows by its hash. */
enum Script {
    READ,
    WRITE,
    PUT,
    ERASE;

    private final byte[] text;
    private final byte[] hash;

    Script() {
        String file = name().toLowerCase(java.util.Locale.ROOT) + ".lua";
        try (InputStream resource = Script.class.getResourceAsStream(file)) {
            if (resource == null) {
                throw new FileNotFoundException(file);
            }
            text = resource.readAllBytes();
            hash = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-1").digest(text))
                    .getBytes(StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    Command call(List<byte[]> keys, List<byte[]> arguments) {
        List<byte[]> all = new ArrayList<>(2 + keys.size() + arguments.size());
        all.add(hash);
        all.add(Command.bytes(String.valueOf(keys.size())));
        all.addAll(keys);
        all.addAll(arguments);
        return new Command(Protocol.Command.EVALSHA, all);
    }

    /** Makes Redis keep all of them. */
    static List<Command> loading() {
        List<Command> commands = new ArrayList<>();
        for (Script script : values()) {
            commands.add(new Command(Protocol.Command.SCRIPT, List.of(Command.bytes("LOAD"), script.text)));
        }
        return commands;
    }
}
