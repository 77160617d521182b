package org.colonnade.store;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Encodes decimals as bytes in the order of the numbers, whatever their scales.
 *
 * <p>A positive number is written as 0.d1d2d3... times a power of ten: 3, the power with its sign turned round in four
 * bytes, the digits two to a byte and increased by one, and 0. A negative number is 1 and then the code of its
 * opposite, with all bits turned round; zero is 2.
 */
final class DecimalCode {
    private static final int NEGATIVE = 1;
    private static final int ZERO = 2;
    private static final int POSITIVE = 3;

    private DecimalCode() {}

    /** The power of ten, which must be a whole number of four bytes. */
    static long power(BigDecimal number) {
        return (long) number.precision() - number.scale();
    }

    static void encode(ByteSink sink, BigDecimal value) {
        BigDecimal number = value.stripTrailingZeros();
        if (number.signum() == 0) {
            sink.put(ZERO);
            return;
        }
        sink.put(number.signum() < 0 ? NEGATIVE : POSITIVE);
        int start = sink.size();
        sink.putLast(4, (int) power(number) ^ Integer.MIN_VALUE);
        String digits = number.unscaledValue().abs().toString();
        for (int i = 0; i < digits.length(); i += 2) {
            sink.put(10 * digit(digits, i) + digit(digits, i + 1) + 1);
        }
        sink.put(0);
        if (number.signum() < 0) {
            sink.complement(start);
        }
    }

    private static int digit(String digits, int at) {
        return at < digits.length() ? digits.charAt(at) - '0' : 0;
    }

    static BigDecimal decode(ByteSource source) {
        int sign = source.get();
        if (sign == ZERO) {
            return BigDecimal.ZERO;
        } else if (sign == POSITIVE) {
            return magnitude(source);
        }
        source.complement();
        BigDecimal opposite = magnitude(source);
        source.complement();
        return opposite.negate();
    }

    private static BigDecimal magnitude(ByteSource source) {
        int power = (int) source.getLast(4) ^ Integer.MIN_VALUE;
        StringBuilder digits = new StringBuilder();
        for (int pair = source.get(); pair != 0; pair = source.get()) {
            digits.append((pair - 1) / 10).append((pair - 1) % 10);
        }
        if (digits.charAt(digits.length() - 1) == '0') {
            digits.setLength(digits.length() - 1);
        }
        return new BigDecimal(new BigInteger(digits.toString()), digits.length() - power);
    }
}
