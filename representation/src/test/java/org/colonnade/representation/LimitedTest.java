package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.store.StoreProfile;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

/** What stores refuse is not advised. */
class LimitedTest {
    private static final String ALBUM = """
            value Photo { caption text(40)  image bytes(200_000) }
            entity Album (1000) { id key  title text(40)  note text(400)  photos Photo[12] }
            """;
    private static final String SHOW = "request Show 1 { SELECT Album.* FROM Album WHERE Album.id = ?album; }\n";

    @Test
    void an_entry_that_the_store_refuses_is_not_advised() {
        RepresentationAdvice advice = advise(ALBUM + SHOW, StoreProfiles.DATASTORE);
        assertThat(cut(advice)).isEqualTo("photos[*]");
        assertThat(advice.proven()).isTrue();
        assertThat(advice.isRefused(advice.best())).isFalse();
        assertThat(advice.isRefused(advice.oneEntry())).isTrue();
        assertThat(advice.isRefused(advice.fields())).isTrue();
        assertThat(advice.unlimited().orElseThrow().cut())
                .isEqualTo(advice.oneEntry().cut());
        assertThat(advice.reasons().get(0).text())
                .contains("one entry would cost ")
                .endsWith(" % less, but the store refuses its entries of 2.4 MB");
    }

    @Test
    void where_entries_may_have_any_size_nothing_is_left_out() {
        RepresentationAdvice advice = advise(ALBUM + SHOW, StoreProfiles.EMBEDDED);
        assertThat(cut(advice)).isEqualTo("eao");
        assertThat(advice.unlimited()).isEmpty();
    }

    @Test
    void what_nobody_accesses_is_cut_small_enough_too() {
        RepresentationAdvice advice = advise(ALBUM, StoreProfiles.DATASTORE);
        assertThat(cut(advice)).isEqualTo("photos[*]");
        assertThat(advice.reasons())
                .singleElement()
                .satisfies(r -> assertThat(r.text())
                        .isEqualTo(
                                "no request of the mix accesses Album; one entry would cost 0 % more, and the store refuses its"
                                        + " entries of 2.4 MB"));
    }

    @Test
    void what_is_too_large_however_it_is_cut_is_cut_as_small_as_can_be() {
        String large = ALBUM.replace("200_000", "2_000_000") + SHOW;
        RepresentationAdvice advice = advise(large, StoreProfiles.DATASTORE);
        assertThat(cut(advice)).isEqualTo("photos[*].caption, photos[*].image");
        assertThat(advice.isRefused(advice.best())).isTrue();
        assertThat(advice.best().largest().portion()).hasToString("entry photos[*].image");
        assertThat(advice.best().largest().bytes()).isCloseTo(2_000_012, Offset.offset(1e-6));
    }

    @Test
    void every_entry_that_is_too_large_is_named() {
        RepresentationAdvice advice = advise(
                "entity Album (1000) { id key  film bytes(3_000_000)  sound bytes(2_000_000)  note bytes(600_000)"
                        + "  text bytes(500_000) }\n" + SHOW,
                StoreProfiles.DATASTORE);
        assertThat(advice.best().refused(StoreProfiles.DATASTORE.limits()))
                .extracting(s -> s.portion().toString())
                .containsExactly("entry film", "entry sound");
        assertThat(advice.reasons())
                .extracting(Reason::text)
                .as("an entry that is refused either way is no reason")
                .anySatisfy(t -> assertThat(t)
                        .startsWith("`note` stands alone")
                        .endsWith("the store refuses its entries of 1.1 MB"));
    }

    @Test
    void what_is_declared_holds_though_the_store_refuses_it() {
        RepresentationAdvice advice = advise(ALBUM + SHOW + "aggregate Album as one entry\n", StoreProfiles.DATASTORE);
        assertThat(cut(advice)).isEqualTo("photos[*]");
        assertThat(advice.isRefused(advice.declared().orElseThrow())).isTrue();
        Design design = design(ALBUM + SHOW + "aggregate Album as one entry\n");
        assertThat(CutText.of(new RepresentationAdvisor(design, Terms.usual(StoreProfiles.DATASTORE))
                        .cut(design.model().entity("Album").orElseThrow(), design.defaultMix())))
                .isEqualTo("eao");
    }

    /** All are read alike, and still they cannot share one entry. */
    @Test
    void what_is_treated_alike_is_in_several_entries_if_one_would_be_too_large() {
        RepresentationAdvice advice = advise(fields(5), StoreProfiles.DYNAMODB);
        assertThat(advice.proven()).isTrue();
        assertThat(advice.isRefused(advice.best())).isFalse();
        assertThat(advice.best().entries()).isEqualTo(2);
    }

    @Test
    void where_there_is_too_much_to_try_the_limit_holds_all_the_same() {
        RepresentationAdvice advice = advise(fields(20), StoreProfiles.DYNAMODB);
        assertThat(advice.proven()).isFalse();
        assertThat(advice.isRefused(advice.best())).isFalse();
        assertThat(advice.best().entries()).isBetween(5.0, 10.0);
    }

    /** A class of fields that have 100 kB each, and are read together. */
    private static String fields(int count) {
        return "entity Album (1000) { id key "
                + IntStream.range(0, count)
                        .mapToObj(i -> " f" + i + " bytes(100_000)")
                        .collect(Collectors.joining())
                + " }\n" + SHOW;
    }

    private static String cut(RepresentationAdvice advice) {
        return CutText.of(advice.best().cut());
    }

    private static RepresentationAdvice advise(String text, StoreProfile store) {
        Design design = design(text);
        return new RepresentationAdvisor(design, Terms.usual(store))
                .advise(design.model().entity("Album").orElseThrow(), design.defaultMix());
    }

    private static Design design(String text) {
        return DesignReader.read(new Source("album.design", text), new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
    }
}
