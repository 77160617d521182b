package org.colonnade.data;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Step;

/** The keys of instances: the values of all columns of a key, of which some belong to partners. */
public record InstanceKeys(Model model, Data data) {

    /** Returns the key of an instance. */
    public List<Object> of(Entity entity, long number) {
        List<Object> values = new ArrayList<>();
        for (KeyPart part : entity.key()) {
            if (part instanceof KeyPart.Own own) {
                values.add(data.value(entity, own.attribute(), number));
            } else {
                Step step = model.step(entity, part.name()).orElseThrow();
                values.addAll(of(step.target(), data.partners(step, number)[0]));
            }
        }
        return values;
    }
}
