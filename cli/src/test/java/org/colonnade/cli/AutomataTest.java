package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.console.Exit;
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
        follows("include", Run.of("include", ANY, COMB, "--format", "json"));
        follows("include", Run.of("include", COMB, ANY, "--format", "json"));
        String[] run = {"run", BLOG, "--grammar", "user_oriented_of_figure_2", "--format", "json", "--tree"};
        follows("run", Run.of(with(run, "users(Alice)[articles(Alice,a1)]")));
    }

    private static void follows(String form, Run run) throws IOException {
        assertThat(PublishedForm.violations(form, run.out())).isEmpty();
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

    @Test
    void says_what_is_wrong_with_a_file_of_an_automaton() throws IOException {
        Path none = Files.writeString(directory.resolve("none.timbuk"), "");
        assertThat(Run.of("include", none.toString(), ANY))
                .returns(Exit.INPUT, Run::code)
                .returns("", Run::out)
                .extracting(Run::err)
                .asString()
                .contains("there is no section `States`", "the file may be cut off");
        Path cut = Files.writeString(directory.resolve("cut.timbuk"), automaton("a -> q\nf(q,"));
        assertThat(Run.of("include", cut.toString(), ANY))
                .returns(Exit.INPUT, Run::code)
                .extracting(Run::err)
                .asString()
                .contains("cut.timbuk:7:1: error: the file ends in the middle of a transition: a state is missing");
        Path stranger = Files.writeString(directory.resolve("stranger.timbuk"), automaton("a -> q\nf(q,p) -> q1"));
        assertThat(Run.of("include", stranger.toString(), ANY))
                .returns(Exit.INPUT, Run::code)
                .extracting(Run::err)
                .asString()
                .contains("there is no state `p`", "there is no state `q1`");
    }

    @Test
    void warns_of_a_wrong_arity_and_goes_by_what_the_transitions_do() throws IOException {
        String odd = Files.writeString(directory.resolve("odd.timbuk"), automaton("a -> q\nf(q) -> q"))
                .toString();
        Run run = Run.of("include", odd, odd);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).isEqualTo("included\n");
        assertThat(run.err()).contains("warning: the symbol `f` is declared with 2 arguments, but has 1 argument here");
    }

    private static String automaton(String transitions) {
        return "Ops a:0 f:2\nAutomaton x\nStates q\nFinal States q\nTransitions " + transitions + "\n";
    }

    @Test
    void gives_up_when_the_time_is_over() throws IOException {
        String design = Files.writeString(directory.resolve("hard.design"), pigeons(8, 7))
                .toString();
        String schema = directory.resolve("schema").toString();
        String writes = directory.resolve("writes").toString();
        assertThat(Run.of("automaton", design, "--of", "pigeons", "--format", "timbuk", "-o", schema)
                        .code())
                .isEqualTo(Exit.FINE);
        assertThat(Run.of("automaton", design, "--of", "pigeons", "--format", "timbuk", "--writes", "-o", writes)
                        .code())
                .isEqualTo(Exit.FINE);
        Run run = Run.of("include", schema, writes, "--time", "1ms");
        assertThat(run.code()).isEqualTo(Exit.SOFTWARE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("colonnade: undecided after 1 ms; give more with --time\n");
        Run json = Run.of("include", schema, writes, "--time", "1ms", "--format", "json");
        assertThat(json.code()).isEqualTo(Exit.SOFTWARE);
        assertThat(json.out()).contains("\"verdict\" : \"undecided\"");
    }

    /** Each pigeon has a hole, so two have the same one, and whoever watches them there may write the tree. */
    private static String pigeons(int pigeons, int holes) {
        StringBuilder text = new StringBuilder("grammar pigeons {\n root ::= house\n house ::= ");
        for (int p = 1; p <= pigeons; p++) {
            text.append(p == 1 ? "(" : ", (").append(pigeon(p, holes, " | ")).append(')');
        }
        for (int p = 1; p <= pigeons; p++) {
            text.append('\n').append(pigeon(p, holes, " ::= ()\n ")).append(" ::= ()");
        }
        for (int p = 1; p <= pigeons; p++) {
            for (int q = p + 1; q <= pigeons; q++) {
                for (int h = 1; h <= holes; h++) {
                    text.append("\n writes Watch" + p + q + h + "(1): house, p" + p + h + ", p" + q + h);
                    for (int other = 1; other <= pigeons; other++) {
                        text.append(other == p || other == q ? "" : ", " + pigeon(other, holes, ", "));
                    }
                }
            }
        }
        return text.append("\n}\n").toString();
    }

    private static String pigeon(int pigeon, int holes, String separator) {
        return IntStream.rangeClosed(1, holes).mapToObj(h -> "p" + pigeon + h).collect(Collectors.joining(separator));
    }

    @Test
    void prints_the_grammar_of_a_grouping_so_that_it_can_be_read_again() {
        Run grammar = Run.of("automaton", BLOG, "--of", "article_oriented", "--format", "grammar");
        assertThat(grammar.code()).isEqualTo(Exit.FINE);
        assertThat(grammar.out()).contains("Article(u, a) ::= Comment(u2, c)*", "// PostComment, Reply");
        Run direct = Run.of("automaton", BLOG, "--of", "article_oriented", "--writes");
        Run again = Run.withInput(grammar.out(), "automaton", "-", "--of", "article_oriented_User", "--writes");
        assertThat(again.out()).isEqualTo(direct.out()).startsWith("states: q_u1 q_u2\n");
    }

    @Test
    void prints_a_grammar_of_the_design_with_its_domains() {
        Run grammar = Run.of("automaton", BLOG, "--of", "user_oriented_of_figure_2", "--format", "grammar");
        Run again = Run.withInput(grammar.out(), "automaton", "-", "--of", "user_oriented_of_figure_2");
        assertThat(again.out())
                .isEqualTo(Run.of("automaton", BLOG, "--of", "user_oriented_of_figure_2")
                        .out());
    }

    @Test
    void asks_which_group_of_several_is_meant() {
        Run several = Run.of("automaton", BLOG, "--of", "flat");
        assertThat(several.code()).isEqualTo(Exit.INPUT);
        assertThat(several.err())
                .contains("the grouping 'flat' has several roots; choose one of flat_User, flat_Article, flat_Comment");
        assertThat(Run.of("automaton", BLOG, "--of", "flat_Article").out()).startsWith("states: q_Article(u1,a1)");
    }

    @Test
    void runs_the_automaton_of_a_grouping() {
        String[] common = {"run", BLOG, "--grammar", "article_oriented", "--writes", "--tree"};
        assertThat(Run.of(with(common, "User(u1)[Article(u1,a1)[Comment(u1,c1)]]"))
                        .code())
                .isEqualTo(Exit.FINE);
        assertThat(Run.of(with(common, "User(u1)[Article(u1,a1)[Comment(u2,c1)]]"))
                        .code())
                .isEqualTo(Exit.FINDINGS);
        Run unknown = Run.of("run", BLOG, "--grammar", "article_orientd", "--tree", "User(u1)");
        assertThat(unknown.code()).isEqualTo(Exit.INPUT);
        assertThat(unknown.err()).contains("did you mean `article_oriented`");
    }

    @Test
    void gives_each_open_domain_as_many_values_as_asked_for_up_to_the_work_limit() {
        Run three = Run.of("automaton", BLOG, "--of", "user_oriented_as_published", "--size", "3");
        assertThat(three.out()).contains("final:  q_users(u1) q_users(u2) q_users(u3)\n", "q_articles(u3,a3)");
        Run listed = Run.of("automaton", BLOG, "--of", "user_oriented_of_figure_2", "--size", "3");
        assertThat(listed.out())
                .isEqualTo(Run.of("automaton", BLOG, "--of", "user_oriented_of_figure_2")
                        .out());
        Run large = Run.of("automaton", BLOG, "--of", "article_oriented_as_published", "--size", "1000");
        assertThat(large.code()).isEqualTo(Exit.INPUT);
        assertThat(large.err()).contains("choose a smaller --size, or shorter domains");
    }

    private static String[] with(String[] words, String... more) {
        return Run.line(String.join(" ", words), more);
    }

    private static String document(String name) {
        return Goldens.root().resolve(name).toString();
    }
}
