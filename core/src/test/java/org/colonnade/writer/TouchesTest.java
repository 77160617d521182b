package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.writer.Given.ME;
import static org.colonnade.writer.Given.by;
import static org.colonnade.writer.Given.connect;
import static org.colonnade.writer.Given.delete;
import static org.colonnade.writer.Given.disconnect;
import static org.colonnade.writer.Given.entity;
import static org.colonnade.writer.Given.insert;
import static org.colonnade.writer.Given.is;
import static org.colonnade.writer.Given.key;
import static org.colonnade.writer.Given.literal;
import static org.colonnade.writer.Given.parameter;
import static org.colonnade.writer.Given.relationship;
import static org.colonnade.writer.Given.request;
import static org.colonnade.writer.Given.to;
import static org.colonnade.writer.Given.update;
import static org.colonnade.writer.Given.where;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TouchesTest {
    private static final Entity USER = entity("User");
    private static final Entity ARTICLE = entity("Article");
    private static final Entity COMMENT = entity("Comment");
    private static final Step ARTICLE_AUTHOR = step(ARTICLE, "author", Cardinality.MANY_TO_ONE, USER, "articles");
    private static final Step AUTHOR = step(COMMENT, "author", Cardinality.MANY_TO_ONE, USER, "comments");
    private static final Step ON = step(COMMENT, "article", Cardinality.MANY_TO_ONE, ARTICLE, "comments");
    private static final Step PARENT = step(COMMENT, "parent", Cardinality.MANY_TO_ONE, COMMENT, "replies");
    private static final Step BOSS = step(USER, "boss", Cardinality.MANY_TO_ONE, USER, "reports");
    private static final Step SPOUSE = step(USER, "spouse", Cardinality.ONE_TO_ONE, USER, "spouseOf");
    private static final Step EDITORS = step(ARTICLE, "editors", Cardinality.MANY_TO_MANY, USER, "edits");
    private static final Operand ID = parameter("id");
    private static final Operand OTHER = parameter("other");

    private static Step step(Entity from, String name, Cardinality cardinality, Entity to, String inverse) {
        return relationship(from, name, cardinality, to, inverse).forward();
    }

    private static String touched(Statement statement) {
        return touched(by(USER), statement);
    }

    private static String touched(Actor actor, Statement statement) {
        return Touches.of(actor, statement).toString();
    }

    private static boolean isSingle(Statement statement) {
        return Touches.of(by(USER), statement).touches().get(0).writer().isSingle();
    }

    /** {@code UPDATE root WHERE root.id = ?id AND root.steps.id = key}. */
    private static Statement updateIf(Operand key, Step... steps) {
        Graph graph = new Graph(steps[0].source());
        Node end = graph.walk(graph.root(), steps);
        return update(graph.build(), graph.root(), is(graph.root(), ID), is(end, key));
    }

    private static Statement updateAny(Entity entity) {
        Graph graph = new Graph(entity);
        return update(graph.build(), graph.root(), is(graph.root(), ID));
    }

    @Nested
    class Insert {
        @Test
        void a_posted_comment_is_written_by_its_author() {
            assertThat(touched(insert(COMMENT, ID, to(AUTHOR, ME), to(ON, OTHER))))
                    .isEqualTo("INSERT Comment by Comment.author");
        }

        @Test
        void a_reply_does_not_touch_the_comment_replied_to() {
            assertThat(touched(insert(COMMENT, ID, to(PARENT, OTHER), to(AUTHOR, ME))))
                    .isEqualTo("INSERT Comment by Comment.author");
        }

        @Test
        void a_new_parent_takes_over_comments_of_anyone() {
            assertThat(touched(insert(COMMENT, ID, to(PARENT.reverse(), OTHER), to(AUTHOR, ME))))
                    .isEqualTo("INSERT Comment by Comment.author; CONNECT Comment by any User");
        }

        @Test
        void a_comment_on_behalf_of_another_user_is_written_by_any_user() {
            assertThat(touched(insert(COMMENT, ID, to(AUTHOR, OTHER)))).isEqualTo("INSERT Comment by any User");
        }

        @Test
        void whoever_registers_is_the_new_user() {
            assertThat(touched(insert(USER, ME))).isEqualTo("INSERT User by User itself");
        }

        @Test
        void a_user_who_takes_a_boss_from_below_is_touched_himself() {
            assertThat(touched(insert(USER, ID, to(BOSS.reverse(), ME))))
                    .isEqualTo("INSERT User by User.reports; CONNECT User by User itself");
        }

        @Test
        void a_link_that_another_connection_may_replace_says_nothing() {
            assertThat(touched(insert(USER, ID, to(BOSS, ME), to(BOSS.reverse(), OTHER))))
                    .isEqualTo("INSERT User by any User; CONNECT User by any User");
        }

        @Test
        void a_one_to_one_link_displaces_another() {
            assertThat(touched(insert(USER, ID, to(SPOUSE, ME))))
                    .isEqualTo("INSERT User by User.spouse; DISCONNECT User by User.spouse");
            assertThat(touched(insert(USER, ME, to(SPOUSE, OTHER))))
                    .isEqualTo("INSERT User by User itself; DISCONNECT User by any User");
        }

        @Test
        void a_key_of_another_entity_is_not_the_acting_user() {
            assertThat(touched(insert(COMMENT, ME, to(ON, ME)))).isEqualTo("INSERT Comment by any User");
        }
    }

    @Nested
    class UpdateAndDelete {
        @Test
        void only_the_author_edits_his_article() {
            assertThat(touched(updateIf(ME, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by Article.author");
        }

        @Test
        void without_a_condition_on_the_acting_user_anyone_edits() {
            assertThat(touched(updateAny(ARTICLE))).isEqualTo("UPDATE Article by any User");
            assertThat(touched(updateIf(OTHER, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by any User");
            assertThat(touched(updateIf(literal(7), ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by any User");
        }

        @Test
        void the_author_deletes_his_comment() {
            Graph graph = new Graph(COMMENT);
            Node author = graph.walk(graph.root(), AUTHOR);
            assertThat(touched(delete(graph.build(), graph.root(), is(author, ME))))
                    .isEqualTo("DELETE Comment by Comment.author");
        }

        @Test
        void the_articles_author_deletes_a_comment() {
            Graph graph = new Graph(ARTICLE);
            Node comment = graph.walk(graph.root(), ON.reverse());
            Node author = graph.walk(graph.root(), ARTICLE_AUTHOR);
            assertThat(touched(delete(graph.build(), comment, is(comment, ID), is(author, ME))))
                    .isEqualTo("DELETE Comment by Comment.article.author");
        }

        @Test
        void two_conditions_on_the_acting_user_both_hold() {
            Graph graph = new Graph(COMMENT);
            Node owner = graph.walk(graph.root(), ON, ARTICLE_AUTHOR);
            Node author = graph.walk(graph.root(), AUTHOR);
            assertThat(touched(delete(graph.build(), graph.root(), is(owner, ME), is(author, ME))))
                    .isEqualTo("DELETE Comment by Comment.author and Comment.article.author");
        }

        @Test
        void a_profile_is_changed_by_its_user() {
            Graph graph = new Graph(USER);
            assertThat(touched(update(graph.build(), graph.root(), is(graph.root(), ME))))
                    .isEqualTo("UPDATE User by User itself");
        }

        @Test
        void any_commenter_edits_the_article_so_it_has_no_single_writer() {
            Statement statement = updateIf(ME, ON.reverse(), AUTHOR);
            assertThat(touched(statement)).isEqualTo("UPDATE Article by Article.comments.author");
            assertThat(isSingle(statement)).isFalse();
        }

        @Test
        void a_way_that_comes_back_to_the_article_is_seen_through() {
            Statement statement = updateIf(ME, ON.reverse(), ON, ARTICLE_AUTHOR);
            assertThat(touched(statement))
                    .isEqualTo("UPDATE Article by Article.author and Article.comments.article.author");
            assertThat(isSingle(statement)).isTrue();
        }

        @Test
        void equal_keys_make_one_instance() {
            Graph graph = new Graph(ARTICLE);
            Node mine = graph.walk(graph.root(), ON.reverse());
            Node author = graph.walk(mine, AUTHOR);
            Node target = graph.walk(graph.root(), ON.reverse());
            Statement statement =
                    update(graph.build(), target, is(mine, ID), is(target, ID), is(author, OTHER), is(author, ME));
            assertThat(touched(statement))
                    .isEqualTo("UPDATE Comment by Comment.author and Comment.article.comments.author");
        }

        @Test
        void only_an_equality_names_the_acting_user() {
            assertThat(guarded(author -> where(key(author), Comparison.NOT_EQUAL, ME)))
                    .isEqualTo("any User");
            assertThat(guarded(author -> where(key(author), Comparison.LESS_OR_EQUAL, ME)))
                    .isEqualTo("any User");
            assertThat(guarded(author -> where(Given.number(author), Comparison.EQUAL, ME)))
                    .isEqualTo("any User");
            assertThat(guarded(author -> oneOf(author, ME, ID))).isEqualTo("any User");
            assertThat(guarded(author -> new Predicate.InList(key(author), ME, 1, Given.AT)))
                    .isEqualTo("any User");
            assertThat(guarded(author -> oneOf(author, ME))).isEqualTo("Article.author");
        }

        private static Predicate oneOf(Node node, Operand... operands) {
            return new Predicate.OneOf(key(node), List.of(operands), Given.AT);
        }

        private static String guarded(java.util.function.Function<Node, Predicate> guard) {
            Graph graph = new Graph(ARTICLE);
            Node author = graph.walk(graph.root(), ARTICLE_AUTHOR);
            Statement statement = update(graph.build(), graph.root(), guard.apply(author));
            return Touches.of(by(USER), statement).touches().get(0).writer().toString();
        }
    }

    @Nested
    class Links {
        @Test
        void anyone_may_take_an_article_over() {
            assertThat(touched(connect(ID, to(ARTICLE_AUTHOR, ME)))).isEqualTo("CONNECT Article by any User");
            assertThat(touched(connect(ME, to(ARTICLE_AUTHOR.reverse(), ID)))).isEqualTo("CONNECT Article by any User");
        }

        @Test
        void only_the_author_gives_an_article_up() {
            assertThat(touched(disconnect(ID, to(ARTICLE_AUTHOR, ME))))
                    .isEqualTo("DISCONNECT Article by Article.author");
            assertThat(touched(disconnect(ME, to(ARTICLE_AUTHOR.reverse(), ID))))
                    .isEqualTo("DISCONNECT Article by Article.author");
            assertThat(touched(disconnect(ID, to(ARTICLE_AUTHOR, OTHER)))).isEqualTo("DISCONNECT Article by any User");
        }

        @Test
        void a_self_relationship_has_its_holder_first_forward_and_second_backward() {
            assertThat(touched(connect(ME, to(BOSS, OTHER)))).isEqualTo("CONNECT User by User itself");
            assertThat(touched(connect(ME, to(BOSS.reverse(), OTHER)))).isEqualTo("CONNECT User by any User");
            assertThat(touched(connect(OTHER, to(BOSS.reverse(), ME)))).isEqualTo("CONNECT User by User itself");
            assertThat(touched(disconnect(ME, to(BOSS, ME)))).isEqualTo("DISCONNECT User by User itself and User.boss");
        }

        @Test
        void a_one_to_one_link_displaces_another() {
            assertThat(touched(connect(ME, to(SPOUSE, OTHER))))
                    .isEqualTo("CONNECT User by User itself; DISCONNECT User by any User");
            assertThat(touched(connect(ME, to(SPOUSE.reverse(), OTHER))))
                    .isEqualTo("CONNECT User by any User; DISCONNECT User by User.spouse");
        }

        @Test
        void one_of_many_editors_is_not_a_single_writer() {
            Statement statement = disconnect(ID, to(EDITORS, ME));
            assertThat(touched(statement)).isEqualTo("DISCONNECT Article by Article.editors");
            assertThat(isSingle(statement)).isFalse();
        }
    }

    @Nested
    class Actors {
        @Test
        void the_system_and_an_only_admin_are_single_writers() {
            Actor admin = new Actor.Role("Admin", 1);
            assertThat(touched(new Actor.Application(), updateAny(COMMENT))).isEqualTo("UPDATE Comment by system");
            assertThat(touched(admin, updateAny(COMMENT))).isEqualTo("UPDATE Comment by Admin(1)");
            assertThat(Writer.of(new Actor.Application()).isSingle()).isTrue();
            assertThat(Writer.of(admin).isSingle()).isTrue();
            assertThat(Writer.of(new Actor.Role("Admin", 2)).isSingle()).isFalse();
        }

        @Test
        void an_actor_who_is_not_named_may_be_anyone() {
            Actor user = new Actor.User(USER, Optional.empty());
            assertThat(touched(user, updateIf(ME, ARTICLE_AUTHOR))).isEqualTo("UPDATE Article by any User");
            assertThat(touched(new Actor.Unknown(), updateIf(ME, ARTICLE_AUTHOR)))
                    .isEqualTo("UPDATE Article by anyone");
        }
    }

    @Nested
    class Requests {
        @Test
        void a_link_made_by_the_request_is_no_guard() {
            Statement takeOver = connect(ID, to(ARTICLE_AUTHOR, ME));
            assertThat(Touches.of(request(by(USER), takeOver, updateIf(ME, ON, ARTICLE_AUTHOR)))
                            .toString())
                    .isEqualTo("[CONNECT Article by any User, UPDATE Comment by any User]");
        }

        @Test
        void a_way_through_a_new_instance_is_no_guard() {
            Statement statement = updateIf(ME, ON.reverse(), AUTHOR);
            assertThat(Touches.of(request(by(USER), insert(COMMENT, OTHER, to(ON, ID), to(AUTHOR, ME)), statement))
                            .toString())
                    .isEqualTo("[INSERT Comment by Comment.author, UPDATE Article by any User]");
        }

        @Test
        void a_new_instance_does_not_weaken_the_guards_of_others() {
            Statement post = insert(ARTICLE, OTHER, to(ARTICLE_AUTHOR, ME));
            assertThat(Touches.of(request(by(USER), post, updateIf(ME, ARTICLE_AUTHOR)))
                            .toString())
                    .isEqualTo("[INSERT Article by Article.author, UPDATE Article by Article.author]");
        }

        @Test
        void a_select_touches_nothing_and_guards_nothing() {
            Graph graph = new Graph(ARTICLE);
            Node author = graph.walk(graph.root(), ARTICLE_AUTHOR);
            List<Predicate> mine = List.of(is(graph.root(), ID), is(author, ME));
            Statement select = new Statement.Select(
                    List.of(key(author)), graph.build(), mine, List.of(), OptionalInt.empty(), Given.AT);
            assertThat(Touches.of(request(by(USER), select, updateAny(ARTICLE))).toString())
                    .isEqualTo("[, UPDATE Article by any User]");
        }
    }
}
