package org.colonnade.cql;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.colonnade.store.TableNames;

/** Names that Cassandra takes: in snake case, different within one table or keyspace, quoted where they must be. */
public final class CqlNames {
    /** The longest name of a table. */
    static final int LONGEST_TABLE = 48;

    private static final Pattern PLAIN = Pattern.compile("[a-z][a-z0-9_]*");
    private static final TableNames TABLES =
            new TableNames(Pattern.compile("[a-zA-Z0-9_]{1," + LONGEST_TABLE + "}"), "", LONGEST_TABLE);
    private static final Set<String> RESERVED = Set.of(
            ("add allow alter and any apply asc authorize batch begin by columnfamily create default delete desc "
                            + "describe drop entries execute from full grant if in index inet infinity insert into is "
                            + "keyspace keyspaces limit materialized mbean mbeans modify nan norecursive not null of on "
                            + "one or order partition password per primary quorum rename replace revoke schema scylla "
                            + "select set table to token truncate two three unlogged unset update use using view where "
                            + "with")
                    .split(" "));

    private final int longest;
    private final Set<String> taken = new HashSet<>();

    CqlNames(int longest) {
        this.longest = longest;
    }

    /** A name that was not given before: this one, or with a number behind it. */
    String fresh(String wanted) {
        String name = cut(wanted, longest);
        for (int i = 2; !taken.add(name); i++) {
            name = cut(wanted, longest - 1 - String.valueOf(i).length()) + "_" + i;
        }
        return name;
    }

    private static String cut(String name, int length) {
        return name.length() <= length ? name : name.substring(0, length);
    }

    /**
     * The name of the table of a family: the same wherever Cassandra takes it, which for tables are only letters, digits
     * and underscores, and not many; else one that begins alike and differs from those of other families.
     */
    public static String table(String family) {
        return TABLES.of(family);
    }

    /** As a statement writes it. */
    public static String quoted(String name) {
        return PLAIN.matcher(name).matches() && !RESERVED.contains(name)
                ? name
                : '"' + name.replace("\"", "\"\"") + '"';
    }
}
