package org.colonnade.contention;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Write;

/** The people who may write the keys of states, with the rules that let them. */
final class PossibleWriters {
    /** Everybody, and they are several. */
    static final int EVERYBODY = Integer.MAX_VALUE;

    private final People people;
    private final Constants constants;
    private final Map<State, List<Claim>> known = new HashMap<>();

    PossibleWriters(People people, Constants constants) {
        this.people = people;
        this.constants = constants;
    }

    /** A rule that applies, and whom it names: a register as in {@link State}, a number of {@link People}, or all. */
    record Claim(Write write, int who) {}

    List<Claim> of(State state) {
        return known.computeIfAbsent(state, this::find);
    }

    private List<Claim> find(State state) {
        List<Claim> claims = new ArrayList<>();
        for (Write write : state.kind.writes) {
            Map<String, Integer> values = match(write, state);
            if (values != null && !(isForAll(write, values) && people.areNone())) {
                claims.add(new Claim(write, who(write, values)));
            }
        }
        return claims;
    }

    boolean areSeveral(int who) {
        return who >= 0 && (who == EVERYBODY || !people.isSingle(who));
    }

    private static boolean isForAll(Write write, Map<String, Integer> values) {
        return write.by() instanceof Write.By.Anyone
                || write.by() instanceof Write.By.User user && !values.containsKey(user.toString());
    }

    private int who(Write write, Map<String, Integer> values) {
        if (isForAll(write, values)) {
            return people.only().orElse(EVERYBODY);
        } else if (write.by() instanceof Write.By.User user) {
            return values.get(user.toString());
        }
        return write.by() instanceof Write.By.Role role ? people.role(role.name()) : people.application();
    }

    /** The values of the rule's variables, or null if the rule does not apply. */
    private Map<String, Integer> match(Write write, State state) {
        Map<String, Integer> values = new HashMap<>();
        for (int i = 0; i < state.arguments.length; i++) {
            Argument argument = write.key().arguments().get(i);
            int value = state.arguments[i];
            int expected = argument instanceof Argument.Constant constant
                    ? constants.of(constant)
                    : values.computeIfAbsent(argument.toString(), v -> value);
            if (value != expected) {
                return null;
            }
        }
        return values;
    }
}
