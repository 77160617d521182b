package org.colonnade.language;

import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.HorizonContext;
import org.colonnade.model.Period;
import org.colonnade.text.Span;

/** Reads how far advice looks ahead: a year unless a design says otherwise. */
final class HorizonReader {
    private HorizonReader() {}

    static Period read(Declarations declarations, Complaints complaints) {
        QuantityReader quantities = new QuantityReader(complaints);
        Names names = new Names("the", complaints);
        Period horizon = Period.YEAR;
        for (Declared<HorizonContext> declared : declarations.sound(HorizonContext.class)) {
            Span at = declared.unit().span(declared.context());
            if (names.declare("horizon", at)) {
                horizon = quantities
                        .period(declared.unit(), declared.context().period(), "the horizon")
                        .orElse(horizon);
            }
        }
        return horizon;
    }
}
