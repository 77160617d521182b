package org.colonnade.design;

import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.grammar.Grammar;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Model;
import org.colonnade.model.Period;
import org.colonnade.schema.Schema;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;

/**
 * A conceptual model, its workload, and the decisions that people have taken already.
 *
 * <p>Invariants: every name is resolved; names within one kind of thing differ; the default mix is one of the mixes;
 * lists are in the order of the text, imported files first. Advice looks ahead as far as the horizon.
 */
public record Design(
        Model model,
        List<Equality> equalities,
        List<Mix> mixes,
        Mix defaultMix,
        Period horizon,
        List<Request> requests,
        List<Grouping> groupings,
        List<Aggregate> aggregates,
        List<Schema> schemas,
        List<Grammar> grammars) {
    public Design {
        equalities = List.copyOf(equalities);
        mixes = List.copyOf(mixes);
        requests = List.copyOf(requests);
        groupings = List.copyOf(groupings);
        aggregates = List.copyOf(aggregates);
        schemas = List.copyOf(schemas);
        grammars = List.copyOf(grammars);
    }

    /** Returns how many times a second a request runs in a mix, if the mix has a rate and some request has a weight. */
    public OptionalDouble load(Request request, Mix mix) {
        double all = requests.stream().mapToDouble(r -> r.weight(mix)).sum();
        return mix.rate().isEmpty() || all == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(mix.rate().get().perSecond() * request.weight(mix) / all);
    }
}
