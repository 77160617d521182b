package org.colonnade.writer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.model.Step;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** All touches of one statement, in the order in which the statement names them; none for a SELECT. */
public record Touches(Statement statement, List<Touch> touches) {
    public Touches {
        touches = List.copyOf(touches);
    }

    /**
     * Returns the touches of each statement of a request, judged in the state before the request.
     *
     * <p>A path is no guard if the request itself may have made a link along it: by CONNECT Article(?a) TO author(?me),
     * then UPDATE Article ... WHERE Article.author.id = ?me, any user may write any article.
     */
    public static List<Touches> of(Request request) {
        List<Touches> all = new ArrayList<>();
        Set<Step> made = new HashSet<>();
        for (Statement statement : request.statements()) {
            all.add(of(request.actor(), statement, made));
            made.addAll(made(statement));
        }
        return all;
    }

    /** Returns the touches of a statement, judged in the state before it. */
    public static Touches of(Actor actor, Statement statement) {
        return of(actor, statement, Set.of());
    }

    private static Touches of(Actor actor, Statement statement, Set<Step> made) {
        return new Touches(statement, new TouchDerivation(actor, made).touches(statement));
    }

    /**
     * The steps along which a statement may make links between instances that are judged in an earlier state.
     * From a new instance the way is as its INSERT left it; only the way back to it is new to its partner.
     */
    private static Set<Step> made(Statement statement) {
        return statement.match(
                select -> Set.of(),
                insert -> insert.connections().stream()
                        .map(c -> c.step().reverse())
                        .collect(Collectors.toSet()),
                update -> Set.of(),
                delete -> Set.of(),
                connect -> bothWays(connect.connection().step()),
                disconnect -> Set.of());
    }

    private static Set<Step> bothWays(Step step) {
        return Set.of(step, step.reverse());
    }

    @Override
    public String toString() {
        return touches.stream().map(Touch::toString).collect(Collectors.joining("; "));
    }
}
