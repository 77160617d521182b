package org.colonnade.block;

import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.design.Equality;
import org.colonnade.estimate.Certainty;

/** The rules that hold in every state of the data: the assertions of a design, and what its statements cannot break. */
record Rules(List<Equality> equalities, Certainty certainty) {
    static Rules of(Design design) {
        return new Rules(design.equalities(), new Certainty(design.requests()));
    }
}
