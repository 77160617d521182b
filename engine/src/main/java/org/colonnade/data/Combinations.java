package org.colonnade.data;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The parts of the keys of an entity's instances, by numbers: a different combination for each instance.
 *
 * <p>A number is read as one digit for each part, the first part's first. So the instances of a part's value are spread
 * over the others as evenly as can be. Where many combinations are left over, a part begins elsewhere for each value of
 * the part before it.
 */
final class Combinations {
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final long[] ranges;
    private final long count;
    private final Map<String, long[][]> backward = new LinkedHashMap<>();

    /**
     * @param ranges how many values each part has, by its name
     * @param count the number of instances, at most the product of the ranges
     */
    Combinations(Map<String, Long> ranges, long count) {
        ranges.keySet().forEach(name -> places.put(name, places.size()));
        this.ranges = ranges.values().stream().mapToLong(Long::longValue).toArray();
        this.count = count;
    }

    /** Returns how many combinations there are, or the largest number. */
    static long most(Map<String, Long> ranges) {
        long most = 1;
        for (long range : ranges.values()) {
            most = most > Long.MAX_VALUE / range ? Long.MAX_VALUE : most * range;
        }
        return most;
    }

    /** Returns the value of a part of an instance's key. */
    long value(String part, long number) {
        int place = places.get(part);
        long rest = number;
        long value = 0;
        for (int i = 0; i <= place; i++) {
            long digit = rest % ranges[i];
            rest /= ranges[i];
            value = i == 0 ? digit : (digit + Mixing.below(ranges[i], Mixing.mix(i, value))) % ranges[i];
        }
        return value;
    }

    /** Returns the instances with a value of a part. */
    synchronized long[] with(String part, long value) {
        return backward.computeIfAbsent(part, this::index)[(int) value];
    }

    private long[][] index(String part) {
        int range = Math.toIntExact(ranges[places.get(part)]);
        int[] sizes = new int[range];
        for (long number = 0; number < count; number++) {
            sizes[(int) value(part, number)]++;
        }
        long[][] index = Arrays.stream(sizes).mapToObj(long[]::new).toArray(long[][]::new);
        Arrays.fill(sizes, 0);
        for (long number = 0; number < count; number++) {
            int value = (int) value(part, number);
            index[value][sizes[value]++] = number;
        }
        return index;
    }
}
