/**
 * The work of the application: mixes, requests and their statements, each over a query graph.
 *
 * <p>Statements are written over the conceptual model, never over a schema. Their meaning is the join along the query
 * graph's edges, filtered by the predicates, duplicates kept. The advisor plans them, the checker asks who runs them.
 */
package org.colonnade.workload;
