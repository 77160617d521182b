package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import oracle.nosql.driver.ops.TableRequest;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Families whose tables would be those of others are refused. */
class CatalogueTest {
    private final Script script = new Script();
    private final Catalogue catalogue = new Catalogue(Hotels.connection(script));

    private StoreException refused(String name) {
        Shape shape = new Shape(name, List.of(Hotels.CITY), List.of(), List.of());
        return catchThrowableOfType(StoreException.class, () -> catalogue.create(shape));
    }

    @Test
    void two_families_do_not_differ_by_upper_and_lower_case_alone() {
        MapValue there = new MapValue().put("family", "Hotels").put("layout", "some");
        script.answer(Script.nothing(), Script.prepared(), List.of(there));
        StoreException e = refused("hotels");
        assertThat(e.kind()).isEqualTo(StoreException.Kind.SHAPE);
        assertThat(e).hasMessageContaining("Hotels").hasMessageContaining("another name");
        assertThat(script.requests(TableRequest.class)).isEmpty();
    }

    @Test
    void no_family_is_the_table_of_families() {
        script.answer(Script.nothing(), Script.prepared(), List.of());
        assertThat(refused("Colonnade_Families").kind()).isEqualTo(StoreException.Kind.SHAPE);
        assertThat(script.requests(TableRequest.class)).isEmpty();
    }
}
