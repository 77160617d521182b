package org.colonnade.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.MixContext;
import org.colonnade.language.DesignParser.MixesContext;
import org.colonnade.model.Rate;
import org.colonnade.text.Span;
import org.colonnade.workload.Mix;

/** Reads the mixes. A design that names none has one, in which a request without a weight weighs 1. */
final class MixReader {
    private final Complaints complaints;
    private final QuantityReader quantities;
    private final List<Mix> mixes = new ArrayList<>();
    private Optional<Mix> marked = Optional.empty();
    private final boolean implied;

    MixReader(Declarations declarations, Span nowhere, Complaints complaints) {
        this.complaints = complaints;
        this.quantities = new QuantityReader(complaints);
        Names names = new Names("the mix", complaints);
        for (Declared<MixesContext> declared : declarations.all(MixesContext.class)) {
            if (declared.unit().isBroken(declared.context())) {
                complaints.forgiveNamesIn(declared.context());
            } else {
                declared.context().mix().forEach(m -> read(declared.unit(), m, names));
            }
        }
        this.implied = mixes.isEmpty();
        if (implied) {
            mixes.add(new Mix(Mix.ONLY, nowhere));
        }
    }

    private void read(Unit unit, MixContext context, Names names) {
        Optional<Rate> rate =
                Optional.ofNullable(context.rate()).flatMap(r -> quantities.rate(unit, r, "the rate of a mix"));
        Mix mix = new Mix(context.name().getText(), rate, unit.span(context.name()));
        if (names.declare(mix.name(), mix.at())) {
            mixes.add(mix);
        }
        if (context.DEFAULT() != null) {
            marked.ifPresent(
                    m -> complaints.error(mix.at(), "`" + mix + "` cannot be the default too", "`" + m + "` is it"));
            marked = marked.or(() -> Optional.of(mix));
        }
    }

    List<Mix> all() {
        return mixes;
    }

    List<String> names() {
        return implied ? List.of() : mixes.stream().map(Mix::name).toList();
    }

    boolean isKnown(String name) {
        for (Mix mix : mixes) {
            if (mix.name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the mix marked as the default, or else the first. */
    Mix defaultMix() {
        return marked.orElse(mixes.get(0));
    }

    /** Fills in a weight for each mix, 0 where none is given. */
    Map<String, Double> complete(Map<String, Double> given, Span request, boolean partial) {
        Map<String, Double> weights = new LinkedHashMap<>();
        boolean bare = implied && given.isEmpty();
        mixes.forEach(m -> weights.put(m.name(), bare ? Double.valueOf(1) : given.getOrDefault(m.name(), 0.0)));
        if (!implied && given.isEmpty() && !partial) {
            complaints.warning(
                    request,
                    "this request has no weight, so it counts in no mix",
                    "write one, as in `" + defaultMix() + " 1`");
        }
        return weights;
    }
}
