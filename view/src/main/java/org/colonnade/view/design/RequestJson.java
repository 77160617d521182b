package org.colonnade.view.design;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.texts;

import java.util.Locale;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Request;
import org.colonnade.writer.Touch;
import org.colonnade.writer.Touches;
import org.colonnade.writer.Writer;
import tools.jackson.databind.node.ObjectNode;

/** The JSON form of a request: its statements, their query graphs, and who may do each write. */
public final class RequestJson {
    private RequestJson() {}

    public static ObjectNode of(Request request) {
        ObjectNode node = object().put("name", request.name())
                .put("by", request.actor().toString())
                .put("at", request.at().toString());
        ObjectNode weights = object();
        request.weights().forEach(weights::put);
        node.set("weights", weights);
        node.set("statements", array(Touches.of(request), RequestJson::statement));
        return node;
    }

    private static ObjectNode statement(Touches touches) {
        ObjectNode node = object().put("kind", touches.statement().kind())
                .put("text", touches.statement().at().oneLine())
                .put("at", touches.statement().at().toString());
        node.set("graph", graph(touches.statement().graph()));
        node.set("touches", array(touches.touches(), RequestJson::touch));
        return node;
    }

    public static ObjectNode graph(QueryGraph graph) {
        ObjectNode node = object();
        node.set(
                "nodes",
                array(
                        graph.nodes(),
                        n -> object().put("name", n.name())
                                .put("entity", n.entity().name())));
        node.set(
                "edges",
                array(
                        graph.edges(),
                        e -> object().put("from", e.from().number())
                                .put("along", e.step().toString())
                                .put("to", e.to().number())
                                .put("toOne", e.step().isToOne())));
        return node;
    }

    private static ObjectNode touch(Touch touch) {
        ObjectNode node = object().put("act", touch.act().name().toLowerCase(Locale.ROOT))
                .put("entity", touch.entity().name())
                .put("writer", touch.writer().toString())
                .put("single", touch.writer().isSingle());
        if (touch.writer() instanceof Writer.Reached reached) {
            node.set("paths", texts(reached.paths()));
        }
        return node;
    }
}
