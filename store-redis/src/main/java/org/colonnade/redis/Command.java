package org.colonnade.redis;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import redis.clients.jedis.Protocol;

/** A command of Redis with its arguments. */
record Command(Protocol.Command name, List<byte[]> arguments) {
    /** An argument that means nothing. */
    static final byte[] NOTHING = {};

    static Command of(Protocol.Command name, String... arguments) {
        return new Command(name, Stream.of(arguments).map(Command::bytes).toList());
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static byte[] flag(boolean set) {
        return bytes(set ? "1" : "0");
    }

    static String text(Object reply) {
        return new String((byte[]) reply, StandardCharsets.UTF_8);
    }
}
