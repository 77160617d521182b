package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code automaton}, {@code run} and {@code include}, beyond what the documents show. */
class AutomataTest {
    private static final String BLOG = document("examples/blog.design");
    private static final String ANY = document("docs/any.timbuk");
    private static final String COMB = document("docs/comb.timbuk");

    @TempDir
    private Path directory;

    @Test
    void what_is_written_for_other_tools_can_be_compared() {
        String schema = directory.resolve("schema").toString();
        String writes = directory.resolve("writes").toString();
        String[] common = {"automaton", BLOG, "--format", "timbuk", "--of"};
        for (String grammar : new String[] {"article_oriented_of_figure_1", "user_oriented_of_figure_2"}) {
            assertThat(Run.of(with(common, grammar, "-o", schema)).code()).isEqualTo(Exit.FINE);
            assertThat(Run.of(with(common, grammar, "--writes", "-o", writes)).code())
                    .isEqualTo(Exit.FINE);
            boolean isSafe = grammar.startsWith("user");
            assertThat(Run.of("include", schema, writes).code()).isEqualTo(isSafe ? Exit.FINE : Exit.FINDINGS);
        }
    }

    @Test
    void draws_a_graph() {
        Run run = Run.of("automaton", BLOG, "--of", "user_oriented_as_published", "--format", "dot");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out())
                .startsWith("digraph ")
                .contains("\"q_users(u1)\" [shape=doublecircle];")
                .endsWith("}\n");
    }

    @Test
    void names_near_grammars_and_refuses_sizes_out_of_range() {
        Run unknown = Run.of("automaton", BLOG, "--of", "user_oriented_as_publishd");
        assertThat(unknown.code()).isEqualTo(Exit.INPUT);
        assertThat(unknown.err()).contains("did you mean `user_oriented_as_published`");
        Run size = Run.of("automaton", BLOG, "--of", "user_oriented_as_published", "--size", "0");
        assertThat(size.code()).isEqualTo(Exit.INPUT);
        assertThat(size.err()).contains("--size must be from 1 to 1000, not 0");
    }

    @Test
    void says_where_a_tree_is_wrong_and_which_keys_no_rule_is_for() {
        String[] common = {"run", BLOG, "--grammar", "user_oriented_of_figure_2", "--tree"};
        Run broken = Run.of(with(common, "users(Alice)["));
        assertThat(broken.code()).isEqualTo(Exit.INPUT);
        assertThat(broken.out()).isEmpty();
        assertThat(broken.err()).contains("--tree:1:14: error: a key is expected here");
        Run stranger = Run.of(with(common, "users(Alise)"));
        assertThat(stranger.code()).isEqualTo(Exit.FINDINGS);
        assertThat(stranger.err()).contains("no rule is for users(Alise); did you mean `users(Alice)`");
    }

    @Test
    void prints_json_that_follows_the_published_schemas() throws IOException {
        follows("docs/include.schema.json", Run.of("include", ANY, COMB, "--format", "json"));
        follows("docs/include.schema.json", Run.of("include", COMB, ANY, "--format", "json"));
        String[] run = {"run", BLOG, "--grammar", "user_oriented_of_figure_2", "--format", "json", "--tree"};
        follows("docs/run.schema.json", Run.of(with(run, "users(Alice)[articles(Alice,a1)]")));
    }

    private static void follows(String schema, Run run) throws IOException {
        assertThat(JsonSchemaFactory.getInstance(VersionFlag.V202012)
                        .getSchema(Files.readString(Goldens.root().resolve(schema)))
                        .validate(run.out(), InputFormat.JSON))
                .isEmpty();
    }

    @Test
    void reports_the_problems_of_both_files_at_once() throws IOException {
        Path cut = Files.writeString(directory.resolve("cut.timbuk"), "Ops a:0\nAutomaton x\nStates q\nFinal Sta");
        Run run = Run.of(
                "include", cut.toString(), directory.resolve("none.timbuk").toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("`Final` must be followed by `States`", "there is no such file");
    }

    private static String[] with(String[] words, String... more) {
        return Run.line(String.join(" ", words), more);
    }

    private static String document(String name) {
        return Goldens.root().resolve(name).toString();
    }
}
