package org.colonnade.contention;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Sorts;
import org.colonnade.grammar.Write;

/**
 * The people of a grammar who are known by name: constants of the users' sort, the application and roles.
 *
 * <p>They are numbered: users as {@link Constants} does, then the application, then the roles.
 */
final class People {
    private final Constants constants;
    private final Map<String, Long> roles = new LinkedHashMap<>();
    private final List<Integer> known = new ArrayList<>();
    private final Sorts sorts;

    People(Grammar grammar, Specialisation specialisation) {
        sorts = specialisation.sorts;
        constants = specialisation.constants;
        known.addAll(constants.all(sorts.users()));
        boolean actsItself = false;
        for (Write write : grammar.writes()) {
            actsItself |= write.by() instanceof Write.By.Application;
            if (write.by() instanceof Write.By.Role role) {
                roles.merge(role.name(), role.population(), Math::max);
            }
        }
        if (actsItself) {
            known.add(application());
        }
        roles.keySet().forEach(r -> known.add(role(r)));
    }

    int application() {
        return constants.count();
    }

    int role(String name) {
        return constants.count() + 1 + List.copyOf(roles.keySet()).indexOf(name);
    }

    int count() {
        return constants.count() + 1 + roles.size();
    }

    /** All of them who exist, by number. */
    List<Integer> known() {
        return known;
    }

    /** Returns whether there may be any number of further users. */
    boolean areOpen() {
        return !constants.isFinite(sorts.users());
    }

    boolean isSingle(int number) {
        return number <= application() || population(number) == 1;
    }

    private long population(int role) {
        return List.copyOf(roles.values()).get(role - constants.count() - 1);
    }

    /** The one person that {@code anyone} is, if there are no others. */
    OptionalInt only() {
        return !areOpen() && known.size() == 1 && isSingle(known.get(0))
                ? OptionalInt.of(known.get(0))
                : OptionalInt.empty();
    }

    boolean areNone() {
        return !areOpen() && known.isEmpty();
    }

    boolean isUser(State state, int argument) {
        return sorts.of(state.kind.head().kind(), argument) == sorts.users();
    }

    Person person(int number) {
        if (number < application()) {
            return new Person.User(constants.name(number));
        } else if (number == application()) {
            return new Person.Application();
        }
        String role = List.copyOf(roles.keySet()).get(number - constants.count() - 1);
        return new Person.Member(role, roles.get(role));
    }
}
