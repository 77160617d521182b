package org.colonnade.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.reference.Designs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvReadingTest {
    private static final Model MODEL = Designs.read("""
            value Place {
              city text
              zip text?
            }
            entity User (10) {
              id key int
              name text
              born date?
              home Place?
              nicks text[2]
            }
            entity Article (10) {
              id key int
              title text
              author -> User.articles
              editor -> User.edited (0..1)
              tags <-> Tag.articles (2 each)
            }
            entity Tag (10) {
              name key text
            }
            request R 1 {
              SELECT User.name FROM User WHERE User.id = ?id;
            }
            """).model();

    @TempDir
    private Path directory;

    @BeforeEach
    void write_good_files() throws IOException {
        write(
                "User",
                "id,name,born,home,nicks",
                "7,\"Ann, or\nAnna\",2000-01-31,,[]",
                "8,Bob,,\"{\"\"city\"\":\"\"X\"\"}\",\"[\"\"b\"\"]\"");
        write("Article", "author,id,title", "8,1,one", "8,2,two");
        write("Tag", "name", "red", "blue");
        write("Article.tags", "article,tag", "1,red", "2,red", "1,blue");
    }

    private void write(String name, String... lines) throws IOException {
        Files.writeString(directory.resolve(name + ".csv"), String.join("\n", lines) + "\n");
    }

    private CsvReading read() throws IOException {
        return CsvReading.of(MODEL, directory);
    }

    private List<String> problems() throws IOException {
        return read().problems().stream()
                .map(p -> p.toString().substring(directory.toString().length() + 1))
                .toList();
    }

    private static Entity entity(String name) {
        return MODEL.entity(name).orElseThrow();
    }

    private static Object value(CsvData data, String entity, String attribute, long number) {
        return data.value(entity(entity), entity(entity).attribute(attribute).orElseThrow(), number);
    }

    @Test
    void reads_values_of_all_kinds() throws IOException {
        assertThat(problems()).isEmpty();
        CsvData data = read().data().orElseThrow();
        assertThat(data.count(entity("User"))).isEqualTo(2);
        assertThat(value(data, "User", "name", 0)).isEqualTo("Ann, or\nAnna");
        assertThat(value(data, "User", "born", 0)).isEqualTo(LocalDate.of(2000, 1, 31));
        assertThat(value(data, "User", "born", 1)).isNull();
        assertThat(value(data, "User", "home", 1)).isEqualTo(Map.of("city", "X"));
        assertThat(value(data, "User", "nicks", 1)).isEqualTo(List.of("b"));
    }

    @Test
    void ties_partners_both_ways() throws IOException {
        CsvData data = read().data().orElseThrow();
        assertThat(data.partners(MODEL.step(entity("Article"), "author").orElseThrow(), 1))
                .containsExactly(1);
        assertThat(data.partners(MODEL.step(entity("User"), "articles").orElseThrow(), 1))
                .containsExactly(0, 1);
        assertThat(data.partners(MODEL.step(entity("Article"), "editor").orElseThrow(), 0))
                .isEmpty();
        assertThat(data.partners(MODEL.step(entity("Tag"), "articles").orElseThrow(), 0))
                .containsExactly(0, 1);
    }

    @Test
    void the_identity_is_that_of_the_contents() throws IOException {
        String before = read().data().orElseThrow().identity();
        assertThat(read().data().orElseThrow().identity()).isEqualTo(before);
        write("Tag", "name", "red", "blue", "green");
        assertThat(read().data().orElseThrow().identity()).isNotEqualTo(before);
    }

    @Test
    void reports_every_bad_record_with_its_line() throws IOException {
        write(
                "User",
                "id,name,born,nicks",
                "7,\"Ann\nAnna\",,[]",
                "x,Bob,yesterday,[]",
                "7,Cid,,[]",
                "9,Dan,,",
                "10,Eve",
                "11,Fay,,[1,2]");
        assertThat(problems())
                .containsExactly(
                        "User.csv:4: error: id: 'x' is no int; one looks like 42; born: 'yesterday' is no date; one looks like 2026-01-31",
                        "User.csv:5: error: the key '7' is there already, in line 2; keys must differ",
                        "User.csv:6: error: nicks: it needs a value, because it is not optional",
                        "User.csv:7: error: it has 2 cells where the header has 4; leave a cell empty where there is no value",
                        "User.csv:8: error: it has 5 cells where the header has 4; put values with commas between quotes");
        assertThat(read().data()).isEmpty();
    }

    @Test
    void reports_partners_that_are_not_there() throws IOException {
        write("Article", "author,editor,id,title", "8,,1,one", "9,5,2,two");
        write("Article.tags", "article,tag", "1,red", "1,red", "3,red", "1,grey");
        assertThat(problems())
                .containsExactly(
                        "Article.csv:3: error: author: there is no User with the key '9' in User.csv",
                        "Article.csv:3: error: editor: there is no User with the key '5' in User.csv",
                        "Article.tags.csv:3: error: these two are tied already by an earlier line",
                        "Article.tags.csv:4: error: there is no Article with the key '3' in Article.csv",
                        "Article.tags.csv:5: error: there is no Tag with the key 'grey' in Tag.csv");
    }

    @Test
    void reports_partners_that_are_not_there_beside_other_problems() throws IOException {
        write("Article", "author,id,title", "9,x,one", "8,2,two", "5,3,three");
        assertThat(problems())
                .containsExactly(
                        "Article.csv:2: error: id: 'x' is no int; one looks like 42",
                        "Article.csv:2: error: author: there is no User with the key '9' in User.csv",
                        "Article.csv:4: error: author: there is no User with the key '5' in User.csv");
    }

    @Test
    void does_not_miss_partners_in_files_that_are_to_be_mended() throws IOException {
        write("Tag", "name", "red", "red");
        write("Article.tags", "article,tag", "1,blue", "7,red");
        assertThat(problems())
                .containsExactly(
                        "Tag.csv:3: error: the key 'red' is there already, in line 2; keys must differ",
                        "Article.tags.csv:3: error: there is no Article with the key '7' in Article.csv");
    }

    @Test
    void reports_bad_headers_and_files() throws IOException {
        write("User", "id,nam,id,nicks");
        write("Articles", "id");
        Files.delete(directory.resolve("Tag.csv"));
        write("Article", "id,title,author", "1,\"one,8");
        assertThat(problems())
                .containsExactly(
                        "User.csv:1: error: User has no attribute or to-one relationship 'nam'; did you mean `name`?",
                        "User.csv:1: error: the column 'id' is there twice",
                        "User.csv:1: error: the column 'name' is missing",
                        "Article.csv:2: error: a quote is opened here and never closed",
                        "Tag.csv: error: there is no such file; if there is no Tag, make one with only a header",
                        "Articles.csv: error: it is the file of no entity or many-to-many relationship; did you mean `Article.csv` or `Article.tags.csv`?");
    }
}
