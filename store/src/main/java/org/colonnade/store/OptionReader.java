package org.colonnade.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the options of an address and collects their problems. */
public final class OptionReader {
    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,6})(ms|s|min)");
    private static final Map<String, Long> UNITS = Map.of("ms", 1L, "s", 1_000L, "min", 60_000L);

    /** Clients of stores count milliseconds, some of them with 31 bits. */
    private static final Duration LONGEST = Duration.ofDays(1);

    private final Address address;
    private final List<String> problems = new ArrayList<>();

    OptionReader(Address address) {
        this.address = address;
    }

    /** Reads what an address says by options of some names; all that is wrong is one {@link AddressException}. */
    public static <T> T read(Address address, List<String> names, Function<OptionReader, T> options) {
        address.allow(names.toArray(String[]::new));
        OptionReader reader = new OptionReader(address);
        T read = options.apply(reader);
        reader.finish();
        return read;
    }

    /** Returns how addresses look that begin alike and may have these options. */
    public static String usage(String beginning, List<String> names) {
        return beginning + "?" + String.join("=..&", names) + "=..";
    }

    public Address address() {
        return address;
    }

    public void problem(String sentence) {
        problems.add(sentence);
    }

    /** Fails if there was a problem. */
    void finish() {
        if (!problems.isEmpty()) {
            throw new AddressException(address + ": " + String.join("; ", problems));
        }
    }

    /** Returns a text; if it has not the right form, that is a problem: it is not what it should be. */
    public String matching(Predicate<String> form, String text, String wanted) {
        if (!form.test(text)) {
            problem("'" + text + "' is " + wanted);
        }
        return text;
    }

    public Duration time(String option, Duration usual) {
        Optional<String> text = address.option(option);
        Optional<Duration> time = text.map(TIME::matcher)
                .filter(Matcher::matches)
                .map(t -> Duration.ofMillis(Long.parseLong(t.group(1)) * UNITS.get(t.group(2))));
        if (text.isPresent() && time.isEmpty()) {
            problem(option + " is a time like 500ms, 10s or 1min, not '" + text.get() + "'");
        } else if (time.isPresent() && time.get().compareTo(LONGEST) > 0) {
            problem(option + " is at most a day, 1440min, not '" + text.get() + "'");
        }
        return time.orElse(usual);
    }

    public int number(String option, int usual, int most) {
        Optional<String> text = address.option(option);
        Optional<Integer> number = text.filter(t -> t.matches("[1-9][0-9]{0,8}"))
                .map(Integer::valueOf)
                .filter(n -> n <= most);
        if (text.isPresent() && number.isEmpty()) {
            problem(option + " is a number from 1 to " + most + ", not '" + text.get() + "'");
        }
        return number.orElse(usual);
    }

    /** Returns false unless the option says otherwise. */
    public boolean flag(String option) {
        String wanted = address.option(option).orElse("false");
        if (!wanted.equals("true") && !wanted.equals("false")) {
            problem(option + " is true or false, not '" + wanted + "'");
        }
        return wanted.equals("true");
    }
}
