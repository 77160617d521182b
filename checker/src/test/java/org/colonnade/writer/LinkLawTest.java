package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Relationship;
import org.colonnade.workload.Statement;
import org.colonnade.writer.State.Instance;
import org.colonnade.writer.State.Link;

/**
 * Nothing is lost in INSERT, CONNECT and DISCONNECT either: all states of two or three instances per entity are
 * tried. Two things are left out. A new instance has only the partners that it was given, though a to-many
 * path to them does not make a single writer, for others may join later. And an INSERT that ties both ends of
 * one relationship may replace a link or not, depending on an order that nobody should rely on.
 *
 * <p>One statement may do two things to an instance: INSERT INTO User SET id = ?k CONNECT TO reports(?me),
 * spouse(?x) gives a boss to the acting user, and takes his spouse if that is ?x. The reference names only the
 * first; here he is disconnected as well, or else three users would have to be tried to find two who do that to one.
 */
class LinkLawTest {
    /** What two users might do to one instance in one state. */
    private record Event(State state, Instance touched, Act act) {}

    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void the_writer_is_single_exactly_if_no_state_lets_two_users_touch_one_instance(@ForAll long seed) {
        RandomDesign design = new RandomDesign(seed);
        Statement statement = design.simpleLink();
        Map<Event, Set<Integer>> users = events(design, statement);
        List<Touch> touches = Touches.of(Given.by(design.user), statement).touches();
        for (Touch touch : touches) {
            boolean alone = touches.stream()
                            .filter(t -> t.entity().equals(touch.entity()) && t.act() == touch.act())
                            .count()
                    == 1;
            if (alone && !isNewWithToManyPath(touch) && !tiesBothEnds(statement)) {
                boolean collides = users.entrySet().stream()
                        .filter(e -> e.getKey().act() == touch.act())
                        .filter(e -> e.getKey().touched().entity().equals(touch.entity()))
                        .anyMatch(e -> e.getValue().size() > 1);
                assertThat(collides)
                        .as("%s: %s", statement, touch)
                        .isEqualTo(!touch.writer().isSingle());
            }
        }
    }

    private static boolean isNewWithToManyPath(Touch touch) {
        return touch.act() == Act.INSERT
                && touch.writer() instanceof Writer.Reached
                && !touch.writer().isSingle();
    }

    private static boolean tiesBothEnds(Statement statement) {
        return statement instanceof Statement.Insert insert
                && relationships(insert).size() < insert.connections().size();
    }

    private static Map<Event, Set<Integer>> events(RandomDesign design, Statement statement) {
        int size = displaces(statement) ? 3 : 2;
        Map<Event, Set<Integer>> users = new HashMap<>();
        for (State state : states(design, relationships(statement), size)) {
            for (int me = 0; me < size + 2; me++) {
                for (int x : values(statement, "?x", size)) {
                    for (int y : values(statement, "?y", size)) {
                        Map<String, Integer> parameters = Map.of("me", me, "x", x, "y", y, "k", size);
                        record(design, statement, new Reference(state, parameters), users);
                    }
                }
            }
        }
        return users;
    }

    /** Then the one displaced and two who displace him take part. */
    private static boolean displaces(Statement statement) {
        return statement instanceof Statement.Connect connect
                && connect.connection().step().relationship().cardinality() == Cardinality.ONE_TO_ONE;
    }

    /** All keys for a parameter that is used, a new one among them. */
    private static int[] values(Statement statement, String parameter, int size) {
        return IntStream.rangeClosed(0, statement.toString().contains(parameter) ? size : 0)
                .toArray();
    }

    private static void record(
            RandomDesign design, Statement statement, Reference reference, Map<Event, Set<Integer>> users) {
        Reference.Outcome outcome = reference.execute(statement);
        Instance me = new Instance(design.user, reference.parameters().get("me"));
        if (reference.before().instances().contains(me)
                || registers(statement) && outcome.touched().containsKey(me)) {
            happened(reference.before(), outcome)
                    .forEach(event ->
                            users.computeIfAbsent(event, e -> new HashSet<>()).add(me.key()));
        }
    }

    private static Stream<Event> happened(State before, Reference.Outcome outcome) {
        Stream<Event> touched = outcome.touched().entrySet().stream()
                .map(e -> new Event(e.getValue() == Act.INSERT ? outcome.after() : before, e.getKey(), e.getValue()));
        Stream<Event> bereft = before.links().stream()
                .filter(lost -> outcome.after().links().stream().noneMatch(link -> isInPlaceOf(link, lost)))
                .map(lost -> new Event(before, lost.holder(), Act.DISCONNECT));
        return Stream.concat(touched, bereft);
    }

    private static boolean isInPlaceOf(Link link, Link lost) {
        return link.relationship().equals(lost.relationship()) && link.holder().equals(lost.holder());
    }

    private static boolean registers(Statement statement) {
        return statement instanceof Statement.Insert insert
                && Given.ME.isSame(insert.set().get(0).value());
    }

    private static Set<Relationship> relationships(Statement statement) {
        if (statement instanceof Statement.Insert insert) {
            return insert.connections().stream()
                    .map(c -> c.step().relationship())
                    .collect(Collectors.toSet());
        } else if (statement instanceof Statement.Connect connect) {
            return Set.of(connect.connection().step().relationship());
        }
        return Set.of(((Statement.Disconnect) statement).connection().step().relationship());
    }

    private static Set<State> states(RandomDesign design, Set<Relationship> relationships, int size) {
        Set<Instance> instances = design.model.entities().stream()
                .flatMap(e -> IntStream.range(0, size).mapToObj(key -> new Instance(e, key)))
                .collect(Collectors.toSet());
        Set<State> states = new LinkedHashSet<>(Set.of(new State(instances, Set.of(), Map.of())));
        for (Relationship relationship : relationships) {
            for (int i = 0; i < size * size; i++) {
                Link link = new Link(relationship, i / size, i % size);
                Set<State> more = states.stream()
                        .filter(s -> s.admits(link))
                        .map(s -> with(s, link))
                        .collect(Collectors.toSet());
                states.addAll(more);
            }
        }
        return states;
    }

    private static State with(State state, Link link) {
        State copy = state.copy();
        copy.links().add(link);
        return copy;
    }
}
