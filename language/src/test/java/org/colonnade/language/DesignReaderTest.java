package org.colonnade.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.design.Design;
import org.colonnade.grammar.Content;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.text.MapLibrary;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class DesignReaderTest {

    @Test
    void a_key_alone_is_a_uuid_and_a_typed_key_keeps_its_type() {
        Design design = read("entity Room { number key int } entity User { id key }");
        assertThat(entity(design, "Room").soleKey().orElseThrow().type()).hasToString("int");
        assertThat(entity(design, "User").soleKey().orElseThrow().type()).hasToString("uuid");
    }

    @Test
    void a_type_name_after_a_key_may_be_the_next_fields_name() {
        Design one = read("entity Bid { id key  date timestamp  qty int }");
        Design two = read("entity Bid { id key int  date timestamp }");
        Design three = read("entity Bid {\n id key\n date timestamp\n}");
        assertThat(entity(one, "Bid").attributes()).hasToString("[Bid.id, Bid.date, Bid.qty]");
        assertThat(entity(two, "Bid").soleKey().orElseThrow().type()).hasToString("int");
        assertThat(entity(three, "Bid").attributes()).hasToString("[Bid.id, Bid.date]");
    }

    @Test
    void every_keyword_may_be_a_name() {
        Design design = read("entity Order { key key  value int  from text  select -> Entity.order }\n"
                + "entity Entity { id key }\n"
                + "request by { SELECT Order.value, Order.from FROM Order WHERE Order.select.id = ?in; }");
        assertThat(design.requests().get(0).statements().get(0))
                .hasToString("SELECT Order.value, Order.from FROM Order{select} WHERE select.id = ?in");
    }

    @Test
    void relationships_know_their_two_sides_and_their_statistics() {
        Design design = read("entity User (100) { id key }\n"
                + "entity Article (500) { id key  author -> User.articles  editor -> User.edits (0..1, 0.2 each)\n"
                + "  tags <-> Tag.articles (3 each)  cover -- Picture.article }\n"
                + "entity Tag (50) { id key }  entity Picture (500) { id key }");
        Step articles = design.model().step(entity(design, "User"), "articles").orElseThrow();
        assertThat(articles.isToOne()).isFalse();
        assertThat(articles.fanOut()).isEqualTo(5);
        assertThat(articles.reverse().isMandatory()).isTrue();
        assertThat(step(design, "User", "edits").fanOut()).isEqualTo(1);
        assertThat(step(design, "Article", "editor").isMandatory()).isFalse();
        assertThat(step(design, "Tag", "articles").fanOut()).isEqualTo(30);
        assertThat(step(design, "Picture", "article").isToOne()).isTrue();
        assertThat(design.model().relationships())
                .extracting(Relationship::cardinality)
                .containsExactly(
                        Cardinality.MANY_TO_ONE,
                        Cardinality.MANY_TO_ONE,
                        Cardinality.MANY_TO_MANY,
                        Cardinality.ONE_TO_ONE);
    }

    @Test
    void statistics_say_how_data_grow_and_how_unevenly_they_are_spread() {
        Design design = read("horizon 3 years  mixes day (default, 200/s), night\n"
                + "entity User (100) { id key  likes <-> Post.fans (8 each, at most 40, back zipf 0.5) }\n"
                + "entity Post (500, 10/day, kept 2 years) { id key  at timestamp  n int (3 distinct, 1 2 %)\n"
                + "  status text(8) (\"new\" 10 %, \"closed\" 90 %)  author -> User.posts (zipf 1.1) }\n"
                + "request R 3 { SELECT Post.id FROM Post WHERE Post.at > ?a [1 hour] AND Post.n > 1 [20 rows]; }\n"
                + "request Q 1 { SELECT Post.id FROM Post WHERE Post.n < ?a [2 %]; }");
        assertThat(design.horizon()).hasToString("3 years");
        assertThat(design.load(design.requests().get(0), design.mixes().get(0))).hasValue(150);
        assertThat(design.load(design.requests().get(0), design.mixes().get(1))).isEmpty();
        assertThat(entity(design, "Post").population()).isEqualTo("500, 10/day, kept 2 years");
        assertThat(entity(design, "Post").attributes())
                .extracting(a -> a.distinct() + " " + a.inequality())
                .containsExactly(
                        "OptionalLong.empty ",
                        "OptionalLong.empty ",
                        "OptionalLong[3] 1 2 %",
                        "OptionalLong[2] \"new\" 10 %, \"closed\" 90 %");
        assertThat(step(design, "User", "posts").inequality()).hasToString("zipf 1.1");
        assertThat(step(design, "Post", "author").inequality().isEven()).isTrue();
        assertThat(step(design, "User", "likes").inequality()).hasToString("at most 40");
        assertThat(step(design, "Post", "fans").inequality()).hasToString("zipf 0.5");
        assertThat(design.requests().get(0).statements().get(0).where())
                .hasToString("[Post.at > ?a [1 hour], Post.n > 1 [20 rows]]");
    }

    @Test
    void value_objects_nest_and_refer() {
        Design design = read("value Info { game -> Game  at Place }  value Place { x int  y int }\n"
                + "entity Game { id key text(8)  infos Info[3]  home Place? }");
        assertThat(entity(design, "Game").attribute("infos").orElseThrow().type())
                .hasToString("Info[3]");
        assertThat(entity(design, "Game")
                        .attribute("infos")
                        .orElseThrow()
                        .type()
                        .size())
                .isEqualTo(3 * (8 + 4 + 4));
        assertThat(design.model()
                        .value("Info")
                        .orElseThrow()
                        .attribute("game")
                        .orElseThrow()
                        .type())
                .isInstanceOf(Type.Reference.class);
        assertThat(entity(design, "Game").attribute("home").orElseThrow().optional())
                .isTrue();
    }

    @Test
    void two_mentions_of_a_path_are_one_node_and_aliases_make_their_own() {
        Design design = read("entity Comment { id key  body text  parent -> Comment.replies (0..1) }\n"
                + "request A { SELECT Comment.parent.body FROM Comment WHERE Comment.parent.id = ?p; }\n"
                + "request B { SELECT a.body, b.body FROM Comment AS c, c.replies AS a, c.replies AS b WHERE c.id = ?c; }\n"
                + "request Siblings { SELECT s.id FROM Comment AS c, c.parent.replies AS s WHERE c.id = ?c; }");
        assertThat(design.requests())
                .extracting(r -> r.statements().get(0).graph().toString())
                .containsExactly("Comment{parent}", "c{a b}", "c{parent{s}}");
    }

    @Test
    void predicates_orders_and_limits_are_read() {
        Design design = read("entity Room { id key int  rate float  floor int }\n"
                + "request Find { SELECT Room.* FROM Room WHERE Room.rate > 10.5 AND Room.floor IN (1, 2) AND Room.id IN ?ids[7]"
                + " AND Room.floor <> ?f ORDER BY Room.rate DESC, Room.id LIMIT 10; }");
        Statement.Select select =
                (Statement.Select) design.requests().get(0).statements().get(0);
        assertThat(select)
                .hasToString(
                        "SELECT Room.id, Room.rate, Room.floor FROM Room WHERE Room.rate > 10.5 AND Room.floor IN (1, 2)"
                                + " AND Room.id IN ?ids[7] AND Room.floor != ?f ORDER BY Room.rate DESC, Room.id LIMIT 10");
        assertThat(select.where().get(2)).isInstanceOf(Predicate.InList.class);
    }

    @Test
    void an_update_takes_its_entity_from_the_root_of_its_path() {
        Design design = read("entity Hotel { id key  name text  next -> Hotel.previous (0..1) }\n"
                + "request H { UPDATE Hotel FROM Hotel.next SET name = ?x WHERE next.name = ?y; }");
        Statement.Update update =
                (Statement.Update) design.requests().get(0).statements().get(0);
        assertThat(update.target()).isEqualTo(update.graph().root());
    }

    @Test
    void actors_are_users_roles_the_system_or_unknown() {
        Design design = read("entity User { id key }\n"
                + "request A by User(?me) { DELETE FROM User WHERE User.id = ?me; }\n"
                + "request B by User { SELECT User.id FROM User; }\n"
                + "request C by system { SELECT User.id FROM User; }\n"
                + "request D by Admin(3) { SELECT User.id FROM User; }\n"
                + "request E { SELECT User.id FROM User; }");
        assertThat(design.requests())
                .extracting(r -> r.actor().toString())
                .containsExactly("User(?me)", "User", "system", "Admin(3)", "anyone");
        assertThat(design.requests().get(4).actor()).isInstanceOf(Actor.Unknown.class);
    }

    @Test
    void weights_are_per_mix_and_a_design_without_mixes_has_one() {
        Design mixed = read("entity U { id key } mixes low, high (default)\n"
                + "request A low 1.5, high 2_000 { SELECT U.id FROM U; } request B 3 { SELECT U.id FROM U; }");
        assertThat(mixed.defaultMix().name()).isEqualTo("high");
        assertThat(mixed.requests().get(0).weights()).isEqualTo(Map.of("low", 1.5, "high", 2000.0));
        assertThat(mixed.requests().get(1).weights()).isEqualTo(Map.of("low", 0.0, "high", 3.0));
        Design plain =
                read("entity U { id key } request A { SELECT U.id FROM U; } request B 5 { SELECT U.id FROM U; }");
        assertThat(plain.requests()).extracting(r -> r.weights().get("default")).containsExactly(1.0, 5.0);
    }

    @Test
    void a_self_relationship_in_a_grouping_is_a_recursion() {
        Design design = read("entity Article { id key }\n"
                + "entity Comment { id key  article -> Article.comments  parent -> Comment.replies (0..1) }\n"
                + "grouping g { Article { comments { replies } } }");
        assertThat(design.groupings().get(0)).hasToString("Article { comments { replies } }");
        assertThat(design.groupings()
                        .get(0)
                        .roots()
                        .get(0)
                        .members()
                        .get(0)
                        .members()
                        .get(0)
                        .isRecursive())
                .isTrue();
    }

    @Test
    void families_keep_their_triple() {
        Design design = read("entity U { id key  name text }  entity A { id key  at date  by -> U.as }\n"
                + "schema s { family as_of_u [U.id][as.at DESC, as.id][as.by.name] over U.as\n family all [][U.id][U.name] over U }"
                        .replace("as.by.name", "U.name"));
        assertThat(design.schemas().get(0).families())
                .extracting(Object::toString)
                .containsExactly("[U.id][as.at DESC, as.id][U.name]", "[][U.id][U.name]");
    }

    @Test
    void grammars_take_names_of_a_domain_as_constants() {
        Design design = read("grammar g { users = {Alice, 'Bob'}\n root ::= users(Alice) | users(u), (tags?)+*\n"
                + " users(u) ::= () tags ::= ()\n writes u: del users(u) writes system: tags }");
        assertThat(design.grammars().get(0).root()).hasToString("users('Alice') | users(u), tags*");
        assertThat(design.grammars().get(0).root()).isInstanceOf(Content.Choice.class);
        assertThat(design.grammars().get(0).writes())
                .extracting(Object::toString)
                .containsExactly("writes u: del users(u)", "writes system: put tags");
    }

    @Test
    void imports_are_read_once_and_first() {
        Map<String, String> texts = Map.of(
                "a.design", "import \"b.design\" import \"c.design\" request A { SELECT B.id FROM B.c; }",
                "b.design", "import \"c.design\" import \"a.design\" entity B { id key  c -> C.bs }",
                "c.design", "entity C { id key }");
        ReadDesign reading = DesignReader.read("a.design", new MapLibrary(texts));
        assertThat(reading.problems()).isEmpty();
        assertThat(reading.design().orElseThrow().model().entities())
                .extracting(Entity::name)
                .containsExactly("C", "B");
    }

    @Test
    void imports_that_never_end_are_a_problem() {
        Map<String, String> texts = IntStream.range(0, 5000)
                .boxed()
                .collect(Collectors.toMap(
                        i -> "a" + i, i -> "import \"a" + (i + 1) + "\" entity E" + i + " { id key }"));
        assertThat(DesignReader.read("a0", new MapLibrary(texts)).problems())
                .singleElement()
                .asString()
                .startsWith("a100:1:1: error: imports nest more than 100 deep here");
    }

    @Test
    void problems_of_an_import_are_shown_in_their_own_file() {
        Map<String, String> texts = Map.of("a.design", "import \"b.design\"", "b.design", "entity B { id kee }");
        assertThat(DesignReader.read("a.design", new MapLibrary(texts)).problems())
                .singleElement()
                .asString()
                .startsWith("b.design:1:15: error: there is no type `kee`");
    }

    @Test
    void places_count_code_points_and_survive_characters_beyond_the_basic_plane() {
        ReadDesign reading =
                DesignReader.read("a", new MapLibrary(Map.of("a", "/* \uD83D\uDE00 */ entity B { id kee }")));
        assertThat(reading.problems())
                .singleElement()
                .asString()
                .startsWith(
                        "a:1:23: error: there is no type `kee`\n  1 | /* \uD83D\uDE00 */ entity B { id kee }\n    |                       ^~~");
    }

    @Test
    void every_part_of_a_design_knows_its_place() {
        Design design = read("entity U { id key }\nrequest R {\n  SELECT U.id FROM U WHERE U.id = ?u;\n}");
        Statement.Select select =
                (Statement.Select) design.requests().get(0).statements().get(0);
        assertThat(List.of(
                        entity(design, "U").at(),
                        entity(design, "U").soleKey().orElseThrow().at(),
                        design.requests().get(0).at(),
                        select.at(),
                        select.columns().get(0).at(),
                        select.where().get(0).at()))
                .extracting(Object::toString)
                .containsExactly(
                        "test.design:1:8",
                        "test.design:1:12",
                        "test.design:2:9",
                        "test.design:3:3",
                        "test.design:3:10",
                        "test.design:3:28");
    }

    private static Design read(String text) {
        ReadDesign reading = DesignReader.read("test.design", new MapLibrary(Map.of("test.design", text)));
        assertThat(reading.problems()).isEmpty();
        return reading.design().orElseThrow();
    }

    private static Entity entity(Design design, String name) {
        return design.model().entity(name).orElseThrow();
    }

    private static Step step(Design design, String entity, String name) {
        return design.model().step(entity(design, entity), name).orElseThrow();
    }
}
