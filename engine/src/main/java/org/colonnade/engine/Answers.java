package org.colonnade.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.upkeep.Support;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement.Select;

/** The answers of the support queries of one run of an update; each query runs once, when its answer is needed. */
final class Answers {
    private final Map<String, PlanCode> plans;
    private final Visit visit;
    private final List<Meter> meters;
    private final Map<String, List<List<Object>>> known = new HashMap<>();
    private final Arguments arguments;

    Answers(Map<String, PlanCode> plans, Visit visit, Arguments arguments, List<Meter> meters) {
        this.plans = plans;
        this.visit = visit;
        this.arguments = arguments;
        this.meters = meters;
    }

    Arguments arguments() {
        return arguments;
    }

    /** The rows of a support query as columns of the family; rows that are equal count once. */
    Set<Map<Column, Object>> of(Support support) {
        Set<Map<Column, Object>> rows = new LinkedHashSet<>();
        for (List<Object> values : rows(support.query())) {
            Map<Column, Object> row = new LinkedHashMap<>();
            for (int i = 0; i < support.columns().size(); i++) {
                row.put(support.columns().get(i), values.get(i));
            }
            rows.add(row);
        }
        return rows;
    }

    /** The rows of a support query, as it selects them. */
    List<List<Object>> rows(Select query) {
        String identity = query.identity();
        if (!known.containsKey(identity)) {
            List<List<Object>> rows = new ArrayList<>();
            plans.get(identity).run(visit, arguments, meters).forEachRemaining(rows::add);
            known.put(identity, rows);
        }
        return known.get(identity);
    }
}
