package org.colonnade.keypath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.colonnade.keypath.KeyPath.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyPathReaderTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[\"User\", \"alice\"], [\"Article\", 17]]",
                "[\"User\", \"alice\", \"Article\", 17]",
                "{\"path\": [{\"kind\": \"User\", \"name\": \"alice\"}, {\"kind\": \"Article\", \"id\": \"17\"}]}",
                "{\"path\": [{\"kind\": \"User\", \"name\": \"alice\"}, {\"kind\": \"Article\", \"id\": 17, \"name\": \"\"}]}",
                "{\"key\": {\"path\": [{\"kind\": \"User\", \"name\": \"alice\"}, {\"kind\": \"Article\", \"id\": \"17\"}]}}",
                "{\"entity\": {\"key\": {\"partitionId\": {}, \"path\": [[\"User\", \"alice\"], [\"Article\", 17]]}}}"
            })
    void reads_every_way_of_writing_a_key(String line) throws BadKey {
        assertThat(KeyPathReader.read(line))
                .isEqualTo(new KeyPath("", List.of(new Step("User", "alice", false), new Step("Article", "17", true))));
    }

    @Test
    void keeps_partitions_apart() throws BadKey {
        String line = "{\"partitionId\": {\"projectId\": \"p\", \"namespaceId\": \"n\"}, \"path\": [[\"A\", 1]]}";
        assertThat(KeyPathReader.read(line).partition()).isEqualTo("p/n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{             | this is no JSON: ",
                "[['A', 1]] x  | this is no JSON: ",
                "17            | a key is an array of kinds and identifiers",
                "[]            | the path is empty",
                "{}            | the object has neither `path` nor `key`",
                "[[1, 'A']]    | a kind is a text that is not empty",
                "[['', 1]]     | a kind is a text that is not empty",
                "[['A']]       | the key is incomplete: A has no identifier",
                "['A']         | the key is incomplete: A has no identifier",
                "[['A', null]] | the key is incomplete: A has no identifier",
                "[['A', 0]]    | the key is incomplete: A has no identifier",
                "[['A', 1.5]]  | the identifier of A is neither a name nor a whole number",
                "[['A', true]] | the identifier of A is neither a name nor a whole number",
                "[['A', '']]   | the identifier of A is neither a name nor a whole number",
                "[['A', 1, 2]] | a step of the path is a kind and an identifier",
                "[['A', 1], 7] | a step of the path is a kind and an identifier",
                "[['A', 99999999999999999999]] | the identifier of A is neither a name nor a whole number"
            },
            quoteCharacter = '~')
    void says_what_is_wrong(String line, String message) {
        assertThatThrownBy(() -> KeyPathReader.read(line.replace('\'', '"')))
                .isInstanceOf(BadKey.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void refuses_a_path_that_datastore_would_refuse() {
        String steps = "[\"A\",1],".repeat(100) + "[\"A\",1]";
        assertThatThrownBy(() -> KeyPathReader.read("[" + steps + "]"))
                .hasMessage("the path has 101 steps; Datastore allows 100");
        assertThatThrownBy(() -> KeyPathReader.read("[".repeat(100_000))).isInstanceOf(BadKey.class);
    }
}
