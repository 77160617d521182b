package org.colonnade.cut;

import org.colonnade.aggregate.AccessPath;

/** A path whose values are kept whole, in an entry of a portion, and what the entries of this are called. */
record Member(AccessPath path, Portion portion, KeyNaming naming) {}
