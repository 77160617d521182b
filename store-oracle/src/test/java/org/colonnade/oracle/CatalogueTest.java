package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.function.Supplier;
import oracle.nosql.driver.TableNotFoundException;
import oracle.nosql.driver.ops.DeleteResult;
import oracle.nosql.driver.ops.GetResult;
import oracle.nosql.driver.ops.PutResult;
import oracle.nosql.driver.ops.TableRequest;
import oracle.nosql.driver.ops.TableResult;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Families whose tables would be those of others are refused, and those that are dropped are gone. */
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

    @Test
    void a_table_of_families_that_is_there_is_not_made() {
        script.answer(new TableResult().setState(TableResult.State.ACTIVE));
        catalogue.begin();
        assertThat(script.requests(TableRequest.class)).isEmpty();
    }

    @Test
    void a_table_of_families_that_is_missing_or_not_ready_is_made() {
        script.answer(new TableNotFoundException("none"), new TableResult());
        catalogue.begin();
        script.answer(new TableResult().setState(TableResult.State.CREATING), new TableResult());
        catalogue.begin();
        assertThat(script.requests(TableRequest.class)).hasSize(2);
    }

    @Test
    void a_family_that_is_looked_up_before_it_is_marked_as_dropped_is_gone_after_the_drop() {
        Shape hotels = Hotels.HOTELS.shape();
        GetResult there = Script.there(Catalogue.row("hotels", hotels.layout()), 1);
        Supplier<PutResult> marked = () -> {
            catalogue.layout(hotels);
            return new PutResult();
        };
        script.answer(there, marked, there, new TableResult(), new TableResult(), new DeleteResult(), Script.nothing());
        catalogue.drop("hotels");
        StoreException e = catchThrowableOfType(StoreException.class, () -> catalogue.layout(hotels));
        assertThat(e).isNotNull();
        assertThat(e.kind()).isEqualTo(StoreException.Kind.SHAPE);
    }
}
