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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import redis.clients.jedis.Protocol;

/** What Redis does as one step, as a program that it keeps and knows by its hash. */
enum Script {
    READ("block.lua", "read.lua"),
    WRITE("block.lua", "write.lua"),
    PUT("block.lua", "put.lua"),
    ERASE("erase.lua");

    private final byte[] text;
    private final byte[] hash;

    /** @param files what it consists of, one after the other */
    Script(String... files) {
        String small = "local SMALL = " + Blocks.MOST_WITHOUT_ORDER + "\n";
        text = Command.bytes(Stream.of(files).map(Script::read).collect(Collectors.joining("", small, "")));
        try {
            hash = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-1").digest(text))
                    .getBytes(StandardCharsets.US_ASCII);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String read(String file) {
        try (InputStream resource = Script.class.getResourceAsStream(file)) {
            if (resource == null) {
                throw new FileNotFoundException(file);
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
