package org.colonnade.plan;

/** In which order the rows of a state are. */
enum RowOrder {
    /** In no particular one. */
    ANY,
    /** Those of each get are in the query's order, and only the first of them are there: as many as the LIMIT keeps. */
    RUNS,
    /** In the query's order, if it asks for one. */
    ASKED
}
