package org.colonnade.session.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.advice.Coverage;
import org.colonnade.advice.KeptAdvice;
import org.colonnade.advice.KeptPlan;
import org.colonnade.advice.KeptRequest;
import org.colonnade.advice.KeptStatement;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.schema.Family;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.text.Source;
import org.colonnade.workload.Mix;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads what {@link PlanWriter} has written.
 *
 * <p>A file of another form, or one that was changed by hand and lacks something, is refused with the place of what is
 * wrong. Names that the design does not have are differences, which are told all at once.
 */
final class PlanReader {
    private final Session session;
    private final Source source;
    private final JsonNode root;

    PlanReader(Session session, Source source) {
        this.session = session;
        this.source = source;
        this.root = parse();
        String form = root.path("form").asString("");
        if (!form.equals(PlanWriter.FORM)) {
            throw new Refusal(source.name() + " is no plan of this version: its form is '" + form + "', not '"
                    + PlanWriter.FORM + "'; `colonnade advise DESIGN -o FILE.plan` makes one");
        }
    }

    private JsonNode parse() {
        try {
            return new JsonMapper().readTree(source.text());
        } catch (JacksonException e) {
            String place = e.getLocation() == null ? "" : ":" + e.getLocation().getLineNr();
            throw new Refusal(source.name() + place + ": this is not JSON, so it is no plan: " + e.getOriginalMessage()
                    + "; `colonnade advise DESIGN -o FILE.plan` makes one");
        }
    }

    /** Whether the design is the one for which the plan was made. */
    boolean isOfThisDesign() {
        return text(root, "/design/version").equals(DesignVersion.of(session.design()));
    }

    double cost() {
        return number(root, "/cost");
    }

    KeptAdvice read() {
        FamilyReader families = new FamilyReader(session.design().model(), this);
        List<Family> read = list(root, "/families")
                .map(families::read)
                .flatMap(Optional::stream)
                .toList();
        Optional<Mix> mix = session.design().mixes().stream()
                .filter(m -> m.name().equals(text(root, "/mix")))
                .findFirst();
        List<String> differences = Stream.concat(
                        families.differences().stream(),
                        mix.isPresent() ? Stream.of() : Stream.of("the design has no mix " + text(root, "/mix")))
                .toList();
        if (!differences.isEmpty()) {
            throw PlanFile.misfit(source.name(), differences);
        }
        return new KeptAdvice(
                mix.orElseThrow(),
                model(),
                read,
                list(root, "/requests").map(this::request).toList(),
                isOfThisDesign() ? number(root, "/bound") : 0,
                new Recommendation.Size(
                        (int) number(root, "/problem/candidates"),
                        Coverage.named(text(root, "/problem/coverage"))
                                .orElseThrow(() -> broken(root, "/problem/coverage")),
                        (int) number(root, "/problem/considered"),
                        (int) number(root, "/problem/variables"),
                        (int) number(root, "/problem/rows")));
    }

    private CostModel model() {
        JsonNode model = at(root, "/costModel");
        CostModel.Unit unit = Stream.of(CostModel.Unit.values())
                .filter(u -> u.toString().equals(text(model, "/unit")))
                .findFirst()
                .orElseThrow(() -> broken(model, "/unit"));
        return CostModel.of(text(model, "/name"), unit, parameter -> number(at(model, "/parameters"), "/" + parameter));
    }

    private KeptRequest request(JsonNode node) {
        return new KeptRequest(
                text(node, "/name"),
                list(node, "/statements").map(this::statement).toList());
    }

    private KeptStatement statement(JsonNode node) {
        return new KeptStatement(
                text(node, "/text"), list(node, "/plans").map(this::plan).toList());
    }

    private KeptPlan plan(JsonNode node) {
        return new KeptPlan(
                text(node, "/query"),
                list(node, "/steps").map(JsonNode::asString).toList());
    }

    JsonNode at(JsonNode node, String pointer) {
        JsonNode found = node.at(pointer);
        if (found.isMissingNode()) {
            throw broken(node, pointer);
        }
        return found;
    }

    String text(JsonNode node, String pointer) {
        return at(node, pointer).asStringOpt().orElseThrow(() -> broken(node, pointer));
    }

    double number(JsonNode node, String pointer) {
        return at(node, pointer).asDoubleOpt().orElseThrow(() -> broken(node, pointer));
    }

    Stream<JsonNode> list(JsonNode node, String pointer) {
        JsonNode list = at(node, pointer);
        if (!list.isArray()) {
            throw broken(node, pointer);
        }
        return list.valueStream();
    }

    /** Returns the refusal of a file in which something is not as a plan has it. */
    Refusal broken(JsonNode node, String pointer) {
        String near = node.path("name").asString(node.path("text").asString(""));
        return new Refusal(source.name() + ": " + pointer.substring(1).replace('/', '.')
                + (near.isEmpty() ? "" : " of " + near)
                + " is missing or no such thing as a plan has there; make the plan anew: colonnade advise DESIGN -o "
                + source.name());
    }
}
