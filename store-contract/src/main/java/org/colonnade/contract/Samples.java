package org.colonnade.contract;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;

/** Values of each scalar in their order, in the form that keys have; none is empty. */
final class Samples {
    private Samples() {}

    static List<Object> of(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> List.of(false, true);
            case INT -> List.of(Integer.MIN_VALUE, -256, -1, 0, 1, 255, 256, Integer.MAX_VALUE);
            case LONG -> List.of(Long.MIN_VALUE, -(1L << 53) - 1, -1L, 0L, 1L, (1L << 53) + 1, Long.MAX_VALUE);
            case FLOAT -> List.of(-Float.MAX_VALUE, -1.5f, -Float.MIN_VALUE, 0f, 0.1f, 1f, 1e10f, Float.MAX_VALUE);
            case DOUBLE -> List.of(-1e100, -1.5, -1e-100, 0d, 1e-100, 0.1, 1d, 10d, 1e100);
            case DECIMAL ->
                Stream.of(
                                "-12345678901234567890.5",
                                "-10.1",
                                "-10",
                                "-9.99",
                                "-0.01",
                                "0",
                                "0.001",
                                "0.1",
                                "0.11",
                                "1",
                                "1.01",
                                "2",
                                "9",
                                "9.5",
                                "11",
                                "99",
                                "101",
                                "12345678901234567890123.25")
                        .<Object>map(number -> new BigDecimal(number).stripTrailingZeros())
                        .toList();
            case TEXT ->
                List.of(
                        " ",
                        "A",
                        "Z",
                        "a",
                        "a\u0001",
                        "aa",
                        "ab",
                        "b",
                        "é",
                        "\u07ff",
                        "\uffee",
                        "\ud83d\ude00",
                        "\ud83d\ude01");
            case BYTES ->
                List.of(
                        Bytes.of((byte) 0),
                        Bytes.of((byte) 0, (byte) 0),
                        Bytes.of((byte) 0, (byte) 1),
                        Bytes.of((byte) 1),
                        Bytes.of((byte) 127),
                        Bytes.of((byte) 128),
                        Bytes.of((byte) 255),
                        Bytes.of((byte) 255, (byte) 0));
            case DATE ->
                Stream.of("0001-01-01", "1582-10-15", "1969-12-31", "1970-01-01", "2000-02-29", "9999-12-31")
                        .<Object>map(LocalDate::parse)
                        .toList();
            case TIMESTAMP ->
                Stream.of(
                                "0001-01-01T00:00:00Z",
                                "1969-12-31T23:59:59.999Z",
                                "1970-01-01T00:00:00Z",
                                "1970-01-01T00:00:00.001Z",
                                "2026-07-01T12:00:00.5Z",
                                "9999-12-31T23:59:59.999Z")
                        .<Object>map(Instant::parse)
                        .toList();
            case UUID ->
                // Of one version, the random one: some stores order others by their version, or by their time.
                Stream.of(
                                "00000000-0000-4000-8000-000000000000",
                                "00000000-0000-4000-8000-000000000001",
                                "00000000-0000-4000-bfff-ffffffffffff",
                                "00000000-0001-4000-8000-000000000000",
                                "7fffffff-ffff-4fff-8000-000000000000",
                                "80000000-0000-4000-8000-000000000000",
                                "ffffffff-ffff-4fff-bfff-ffffffffffff")
                        .<Object>map(UUID::fromString)
                        .toList();
        };
    }
}
