package org.colonnade.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A store's address: {@code scheme://user:password@host:port/path?option=value&option=value}, only the scheme is
 * required.
 *
 * <p>Escapes such as {@code %20} stand for characters with a meaning in addresses. The path begins after the slash that
 * ends the host; without a host it is all that follows the scheme, {@code embedded:data/blog} as well as
 * {@code embedded:///srv/blog}. An address never shows its password.
 */
public record Address(
        String scheme,
        Optional<String> user,
        Optional<String> password,
        Optional<String> host,
        OptionalInt port,
        Optional<String> path,
        Map<String, String> options) {
    private static final Pattern FORM = Pattern.compile(
            "(?<scheme>[a-z][a-z0-9+.-]*):(//((?<user>[^:@/?]*)(:(?<password>[^@/?]*))?@)?"
                    + "(?<host>\\[[^\\]]*\\]|[^:/?@\\[]*)(:(?<port>[0-9]{1,5}))?(?=[/?]|$)|(?!//))(?<path>[^?]*)(\\?(?<options>.*))?");

    private static final Pattern SECRET = Pattern.compile("(?<=:)(?!//).*(?=@)");

    public Address {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Reads an address; a text of another form raises an {@link AddressException}. */
    public static Address of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new AddressException("'" + SECRET.matcher(text).replaceAll("***")
                    + "' is no address of a store; one looks like cassandra://host:9042/keyspace?dc=dc1");
        }
        return new Address(
                matcher.group("scheme"),
                part(matcher, "user"),
                part(matcher, "password"),
                part(matcher, "host"),
                port(matcher.group("port")),
                path(matcher),
                options(matcher.group("options")));
    }

    /** Fails if there is an option that a store does not know. */
    public void allow(String... known) {
        TreeSet<String> unknown = new TreeSet<>(options.keySet());
        List.of(known).forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            throw new AddressException(scheme + " does not know the option " + String.join(", ", unknown)
                    + "; it knows " + (known.length == 0 ? "none" : String.join(", ", known)));
        }
    }

    public Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }

    /** Returns the host, which is this machine if none is named. */
    public String hostOrLocal() {
        return host.orElse("127.0.0.1");
    }

    /** Returns the failure to open a store on a host of which the network knows nothing. */
    public StoreException unknownHost() {
        return new StoreException(
                StoreException.Kind.UNREACHABLE, this + ": there is no host '" + hostOrLocal() + "'; check its name");
    }

    private static OptionalInt port(String digits) {
        if (digits == null) {
            return OptionalInt.empty();
        }
        int port = Integer.parseInt(digits);
        if (port > 65_535) {
            throw new AddressException("there is no port " + port + "; the last one is 65535");
        }
        return OptionalInt.of(port);
    }

    private static Optional<String> path(Matcher matcher) {
        boolean afterHost = part(matcher, "host").isPresent();
        return part(matcher, "path").map(p -> afterHost ? p.substring(1) : p).filter(p -> !p.isEmpty());
    }

    private static Optional<String> part(Matcher matcher, String name) {
        return Optional.ofNullable(matcher.group(name))
                .filter(p -> !p.isEmpty())
                .map(Address::decoded);
    }

    private static Map<String, String> options(String text) {
        Map<String, String> options = new LinkedHashMap<>();
        if (text != null && !text.isEmpty()) {
            for (String option : text.split("&")) {
                int equals = option.indexOf('=');
                if (equals < 1) {
                    throw new AddressException("the option '" + option + "' has no value; write name=value");
                }
                String name = decoded(option.substring(0, equals));
                if (options.put(name, decoded(option.substring(equals + 1))) != null) {
                    throw new AddressException("the option " + name + " is given twice");
                }
            }
        }
        return options;
    }

    private static String decoded(String text) {
        return Percent.decode(text);
    }

    /** Returns the address without password and options. */
    @Override
    public String toString() {
        if (host.isEmpty()) {
            return scheme + ":" + path.orElse("");
        }
        StringBuilder text = new StringBuilder(scheme).append("://");
        user.ifPresent(u -> text.append(u).append('@'));
        text.append(host.get());
        port.ifPresent(p -> text.append(':').append(p));
        path.ifPresent(p -> text.append('/').append(p));
        return text.toString();
    }
}
