package org.colonnade.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.colonnade.language.DesignParser;
import org.colonnade.text.Source;

/** What formatting keeps and what it promises, on random designs that use every rule of the grammar. */
class FormatterLawsTest {
    private static final int TRIES = 200;
    private static final List<String> ANYWHERE = List.of(
            "/* note # */ ",
            "// note #\n",
            "\n// note #  \n",
            "\n" + Scribble.INLINE + "\n",
            "/* note\n   * note #\t\n*/");
    private static final List<String> ON_OWN_LINES =
            List.of("\n// note #\n", "\n/* note # */\n", "\n/* note\n * note #\n */\n");

    @Property(tries = TRIES)
    void formatting_twice_changes_nothing(@ForAll("designs") String design) {
        String once = format(design);
        assertThat(format(once)).isEqualTo(once);
    }

    @Property(tries = TRIES)
    void the_tree_and_the_comments_are_kept(@ForAll("designs") String design) {
        assertThat(Sense.of(format(design))).isEqualTo(Sense.of(design));
    }

    @Property(tries = TRIES)
    void only_comments_and_single_words_make_long_lines(@ForAll("designs") String design) {
        assertThat(format(design).lines())
                .allMatch(line -> line.codePointCount(0, line.length()) <= Filling.WIDTH
                        || line.contains("note")
                        || line.matches(" *\\S+( \\{)?"));
    }

    @Property(tries = TRIES)
    void lines_end_cleanly(@ForAll("designs") String design) {
        String text = format(design);
        assertThat(text)
                .doesNotContain("\r", "\t", "\n\n\n")
                .doesNotStartWith("\n")
                .doesNotEndWith("\n\n");
        assertThat(text.lines()).allMatch(line -> line.equals(line.stripTrailing()));
        assertThat(text.isEmpty() || text.endsWith("\n")).isTrue();
    }

    @Property(tries = TRIES)
    void space_does_not_matter(@ForAll("commentedOnOwnLines") String design, @ForAll("supplies") List<Integer> supply) {
        String text = format(design);
        assertThat(format(Reshuffle.of(text, new Choices(supply)))).isEqualTo(text);
    }

    @Example
    void the_random_designs_use_every_rule() {
        Random random = new Random(1);
        Set<String> used = new TreeSet<>();
        for (int i = 0; i < 1000; i++) {
            String design = Derivation.of(random.ints(500, 0, 5040).boxed().toList(), ANYWHERE);
            used.addAll(Sense.isMade(design) ? List.of(Sense.of(design).tree().split("[^a-zA-Z]+")) : List.of());
        }
        used.add("separator");
        assertThat(used).contains(DesignParser.ruleNames);
    }

    @Provide
    Arbitrary<String> designs() {
        return designs(ANYWHERE);
    }

    @Provide
    Arbitrary<String> commentedOnOwnLines() {
        return designs(ON_OWN_LINES);
    }

    /** A type that is called key can make what was derived a different design, or none. */
    private Arbitrary<String> designs(List<String> comments) {
        return supplies().map(supply -> Derivation.of(supply, comments)).filter(Sense::isMade);
    }

    @Provide
    Arbitrary<List<Integer>> supplies() {
        return Arbitraries.integers()
                .between(0, 5039)
                .withoutEdgeCases()
                .list()
                .ofMaxSize(1_000)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private static String format(String text) {
        Formatting formatting = Formatter.format(new Source("random", text));
        assertThat(formatting.problems()).isEmpty();
        return formatting.text().orElseThrow();
    }
}
