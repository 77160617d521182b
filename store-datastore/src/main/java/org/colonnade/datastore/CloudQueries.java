package org.colonnade.datastore;

import com.google.cloud.datastore.Entity;
import com.google.cloud.datastore.Key;
import com.google.cloud.datastore.Query;
import com.google.cloud.datastore.StructuredQuery.CompositeFilter;
import com.google.cloud.datastore.StructuredQuery.Filter;
import com.google.cloud.datastore.StructuredQuery.OrderBy;
import com.google.cloud.datastore.StructuredQuery.PropertyFilter;
import java.util.ArrayList;
import java.util.List;

/** Queries as the Cloud client has them. */
record CloudQueries(CloudValues values) {
    private static final String KEY = "__key__";

    Query<Entity> of(EntityQuery query) {
        List<Filter> filters = new ArrayList<>();
        Key from = values.key(query.from().key());
        filters.add(query.from().inclusive() ? PropertyFilter.ge(KEY, from) : PropertyFilter.gt(KEY, from));
        query.to().map(values::key).ifPresent(to -> filters.add(PropertyFilter.lt(KEY, to)));
        query.group().map(values::key).ifPresent(group -> filters.add(PropertyFilter.hasAncestor(group)));
        return Query.newEntityQueryBuilder()
                .setKind(query.kind())
                .setFilter(CompositeFilter.and(
                        filters.get(0), filters.subList(1, filters.size()).toArray(Filter[]::new)))
                .setOrderBy(query.reversed() ? OrderBy.desc(KEY) : OrderBy.asc(KEY))
                .setLimit(query.limit())
                .build();
    }
}
