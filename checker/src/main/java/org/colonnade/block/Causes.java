package org.colonnade.block;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.workload.Request;
import org.colonnade.writer.Touches;

/** All that the requests of a design touch, in the order of the text. */
record Causes(List<Cause> all) {
    static Causes of(Design design) {
        List<Cause> all = new ArrayList<>();
        for (Request request : design.requests()) {
            for (Touches touches : Touches.of(request)) {
                touches.touches().forEach(t -> all.add(new Cause(request, touches.statement(), t)));
            }
        }
        return new Causes(all);
    }

    List<Cause> touching(Entity entity) {
        return all.stream().filter(c -> c.touch().entity().equals(entity)).toList();
    }
}
