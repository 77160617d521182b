package org.colonnade.keypath;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.colonnade.draft.Sound;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class KeySurveyTest {
    @TestFactory
    Stream<DynamicTest> drafts_what_it_has_drafted() {
        return Stream.of("blog", "forum", "names")
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    Path folder = Goldens.resource("extraction", "sampled");
                    KeySurvey survey = survey(Files.readString(folder.resolve(name + ".jsonl")));
                    assertThat(survey.bad()).isZero();
                    Goldens.check(
                            folder.resolve(name + ".design"), survey.draft().text());
                    Sound.check(survey.draft());
                }));
    }

    @Test
    void counts_a_key_once_however_often_it_is_given() throws IOException {
        KeySurvey survey = survey("[['A',1]]\n\n[['A',1]]\r\n[['A',1],['B',1]]\n[['A',1],['B',2]]");
        assertThat(survey.kinds()).extracting(SurveyedKind::keys).containsExactly(1L, 2L);
        assertThat(survey.kinds()).extracting(SurveyedKind::sampled).containsExactly(2L, 2L);
        assertThat(survey.used()).isEqualTo(4);
    }

    @Test
    void tells_numbers_from_names() throws IOException {
        assertThat(survey("[['A',1]]\n[['A','1']]").kinds().get(0).keys()).isEqualTo(2);
    }

    @Test
    void keeps_the_first_bad_lines_and_counts_the_others() throws IOException {
        KeySurvey survey = survey("[['A',1]]\n" + "nonsense\n".repeat(50));
        assertThat(survey.bad()).isEqualTo(50);
        assertThat(survey.badLines()).hasSize(KeySurvey.MOST_SHOWN);
        assertThat(survey.badLines().get(0).number()).isEqualTo(2);
        assertThat(survey.badLines().get(0).excerpt()).isEqualTo("nonsense");
    }

    @Test
    void goes_on_after_lines_that_are_too_long_or_not_utf_8() throws IOException {
        String text = "\uFEFF[['A',1]]\n" + "x".repeat(Lines.LONGEST + 1) + "\n\u00ff\n[['A',2]]";
        byte[] bytes = text.replace('\'', '"').getBytes(UTF_8);
        int at = text.replace('\'', '"').indexOf('\u00ff') + 2;
        bytes[at] = (byte) 0xFF;
        KeySurvey survey = KeySurvey.of(new ByteArrayInputStream(bytes));
        assertThat(survey.used()).isEqualTo(2);
        assertThat(survey.badLines())
                .extracting(BadLine::message)
                .containsExactly("the line is longer than 1 MiB", "the line is not UTF-8");
    }

    @Test
    void refuses_what_has_more_kinds_than_anyone() throws IOException {
        String text = IntStream.range(0, KeySurvey.MOST_KINDS + 5)
                .mapToObj(i -> "[['A" + i + "',1]]\n")
                .collect(Collectors.joining());
        KeySurvey survey = survey(text + "[['A1',2]]\n");
        assertThat(survey.kinds()).hasSize(KeySurvey.MOST_KINDS);
        assertThat(survey.bad()).isEqualTo(5);
        assertThat(survey.badLines().get(0).message()).startsWith("there are more than 1000 kinds");
    }

    @Test
    void says_what_is_an_estimate() throws IOException {
        String text =
                IntStream.range(1, 1000).mapToObj(i -> "[['A'," + i + "]]\n").collect(Collectors.joining());
        KeySurvey survey =
                KeySurvey.of(new ByteArrayInputStream(text.replace('\'', '"').getBytes(UTF_8)), 100);
        assertThat(survey.draft().text()).contains("an estimate: there are too many to count exactly");
        assertThat(survey.kinds().get(0).keys()).isBetween(600L, 1400L);
        Sound.check(survey.draft());
    }

    @Property(tries = 300)
    void drafts_soundly_whatever_the_kinds_are_called(@ForAll @Size(min = 1, max = 6) String[] kinds)
            throws IOException {
        StringBuilder text = new StringBuilder();
        String path = "";
        for (String kind : kinds) {
            String quoted = "\""
                    + kind.codePoints()
                            .mapToObj(c -> c < 0x10000 ? String.format("\\u%04x", c) : Character.toString(c))
                            .collect(Collectors.joining())
                    + "x\"";
            path += (path.isEmpty() ? "" : ",") + "[" + quoted + ",1]";
            text.append("[").append(path).append("]\n");
        }
        KeySurvey survey = KeySurvey.of(new ByteArrayInputStream(text.toString().getBytes(UTF_8)));
        assertThat(survey.bad()).isZero();
        Sound.check(survey.draft());
    }

    private static KeySurvey survey(String text) throws IOException {
        return KeySurvey.of(new ByteArrayInputStream(text.replace('\'', '"').getBytes(UTF_8)));
    }
}
