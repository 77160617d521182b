package org.colonnade.block;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Write;
import org.colonnade.grammar.Write.By;
import org.colonnade.workload.Actor;
import org.colonnade.writer.Act;
import org.colonnade.writer.Writer;

/**
 * The writers of the nodes of each kind, with the causes: each writer once for puts and once for deletes.
 *
 * <p>The writers of a kind without an entity are those of the kinds below it, as far as its registers name them.
 */
final class Writes {
    private final GrammarDraft draft;
    private final Registers registers;
    private final Map<String, Key> heads;

    Writes(GrammarDraft draft, Registers registers, Map<String, Key> heads) {
        this.draft = draft;
        this.registers = registers;
        this.heads = heads;
    }

    /** A write before it is known what else has the same writer. */
    private record Single(By by, Write.Verb verb, Cause cause) {}

    Map<Write, List<Cause>> of(KindDraft kind) {
        Map<String, Write> writes = new LinkedHashMap<>();
        Map<Write, List<Cause>> causes = new LinkedHashMap<>();
        for (Single single : singles(kind)) {
            Write write = writes.computeIfAbsent(
                    single.verb() + " by " + single.by(),
                    k -> new Write(
                            single.by(),
                            single.verb(),
                            heads.get(kind.name()),
                            single.cause().statement().at()));
            List<Cause> known = causes.computeIfAbsent(write, w -> new ArrayList<>());
            if (!known.contains(single.cause())) {
                known.add(single.cause());
            }
        }
        return causes;
    }

    private List<Single> singles(KindDraft kind) {
        Stream<Single> own = kind.claims().stream().flatMap(c -> own(kind, c));
        Stream<Single> below = kind.place().entity().isPresent()
                ? Stream.empty()
                : draft.below(kind).stream().flatMap(this::inherited);
        return Stream.concat(own, below).toList();
    }

    private Stream<Single> own(KindDraft kind, KindDraft.Claim claim) {
        Cause cause = claim.cause();
        Write.Verb verb = cause.touch().act() == Act.DELETE ? Write.Verb.DEL : Write.Verb.PUT;
        return by(kind, claim).map(by -> new Single(by, verb, cause));
    }

    private Stream<By> by(KindDraft kind, KindDraft.Claim claim) {
        return claim.cause().touch().writer() instanceof Writer.Acting acting
                ? Stream.of(by(acting.actor()))
                : registers.writers(kind, claim).stream().map(t -> user(kind, registers.indexOf(kind, t)));
    }

    private static By by(Actor actor) {
        return actor.match(
                user -> new By.Anyone(),
                application -> new By.Application(),
                role -> new By.Role(role.name(), role.population()),
                unknown -> new By.Anyone());
    }

    private By user(KindDraft kind, int register) {
        return new By.User(
                (Argument.Variable) heads.get(kind.name()).arguments().get(register));
    }

    private Stream<Single> inherited(ChildLink link) {
        return singles(link.child()).stream().flatMap(s -> {
            if (!(s.by() instanceof By.User user)) {
                return Stream.of(s);
            }
            int register = heads.get(link.child().name()).arguments().indexOf(user.variable());
            OptionalInt settled =
                    registers.settled(link, registers.of(link.child()).get(register));
            return settled.stream().mapToObj(i -> new Single(user(link.parent(), i), s.verb(), s.cause()));
        });
    }
}
