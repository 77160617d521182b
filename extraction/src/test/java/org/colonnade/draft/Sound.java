package org.colonnade.draft;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.layout.Formatter;
import org.colonnade.text.Library;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** What is asked of every draft: it reads without a problem, and formatting changes nothing. */
public final class Sound {
    private Sound() {}

    public static void check(Draft draft) {
        check(draft.text());
        check(draft.textWithWrites());
    }

    private static void check(String text) {
        Source source = new Source("draft", text);
        ReadDesign reading = DesignReader.read(source, new NoImports());
        assertThat(reading.problems()).as(text).isEmpty();
        assertThat(Formatter.format(source).text()).contains(text);
    }

    private record NoImports() implements Library {
        @Override
        public Source open(String name) throws Unreadable {
            throw new Unreadable(Problem.error(new Source(name, "").whole(), "a draft imports nothing", ""));
        }

        @Override
        public String resolve(String importer, String imported) {
            return imported;
        }
    }
}
