package org.colonnade.layout;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class FormatterTest {

    @Test
    void gives_each_field_a_line_and_aligns_what_follows_the_names() {
        assertFormats("""
                ENTITY User(100_000) { id KEY, name Text( 20 ); }
                value Round{moves text(300) spell text(40) ? tags text [ 3 ]}
                entity Room (50_000) { number key INT
                  rate float(200 DISTINCT); amenities<->Amenity.rooms(0..*,8 EACH) }
                entity Nothing { }
                """, """
                entity User (100_000) {
                  id    key
                  name  text(20)
                }

                value Round {
                  moves  text(300)
                  spell  text(40)?
                  tags   text[3]
                }

                entity Room (50_000) {
                  number     key int
                  rate       float (200 distinct)
                  amenities  <-> Amenity.rooms (0..*, 8 each)
                }

                entity Nothing {}
                """);
    }

    @Test
    void keys_without_types_that_stood_on_one_line_stay_keys() {
        assertFormats("entity a { id KEY Text KEY }", """
                entity a {
                  id    key
                  Text  key
                }
                """);
    }

    @Test
    void keeps_numbers_and_their_units_together() {
        assertFormats("""
                HORIZON 3 years mixes day(default,200 / s),night(20/s)
                entity Post(500 ,10/ day,KEPT 2 years){id key
                at timestamp status text(8)( "new" 1%,"open" 9 % ) pinned boolean(2 DISTINCT,AT MOST 98%) author->User.posts( ZIPF 1.1 )
                fans <-> User.likes(8 each,at most 40,BACK at most 90)}
                request R 1 { select Post.at from Post where Post.at>=?from and Post.at<?to[1 hour] ; }
                """, """
                horizon 3 years

                mixes day (default, 200/s), night (20/s)

                entity Post (500, 10/day, kept 2 years) {
                  id      key
                  at      timestamp
                  status  text(8) ("new" 1 %, "open" 9 %)
                  pinned  boolean (2 distinct, at most 98 %)
                  author  -> User.posts (zipf 1.1)
                  fans    <-> User.likes (8 each, at most 40, back at most 90)
                }

                request R  1 {
                  SELECT Post.at FROM Post WHERE Post.at >= ?from AND Post.at < ?to [1 hour];
                }
                """);
    }

    @Test
    void writes_keywords_of_statements_in_upper_case_and_breaks_before_clauses() {
        assertFormats("""
                mixes reading(DEFAULT),debating
                REQUEST PostComment BY User( ?me ) reading 10,debating 500 {
                insert into Comment set id=?id, body=?body, posted=?now and connect to author(?me), article(?article);
                }
                request ShowArticle 100 {
                select comments.body, comments.author.name from Article.comments as c where Article.id <> ?article and comments.posted > ?since and c.kind in ( 1,2 ) order by comments.posted desc limit 20;
                delete from Article where hidden=TRUE;
                update Article set title=?title, body=?body, posted=?now, edited=?now, editor=?me, reason=?reason, minor=false where id=?id;
                }
                """, """
                mixes reading (default), debating

                request PostComment by User(?me)  reading 10, debating 500 {
                  INSERT INTO Comment SET id = ?id, body = ?body, posted = ?now
                      CONNECT TO author(?me), article(?article);
                }

                request ShowArticle  100 {
                  SELECT comments.body, comments.author.name FROM Article.comments AS c
                      WHERE Article.id != ?article AND comments.posted > ?since AND c.kind IN (1, 2)
                      ORDER BY comments.posted DESC LIMIT 20;
                  DELETE FROM Article WHERE hidden = true;
                  UPDATE Article
                      SET title = ?title, body = ?body, posted = ?now, edited = ?now, editor = ?me,
                        reason = ?reason, minor = false
                      WHERE id = ?id;
                }
                """);
    }

    @Test
    void folds_groups_that_fit_and_keeps_short_declarations_of_a_kind_together() {
        assertFormats("""
                grouping by_article { User { articles { comments; } } }
                grouping flat {
                  User, Article, Comment
                }
                grouping wide { User { a_first_relationship_of_the_users  a_second_relationship_of_the_users { and_what_follows_it } } }
                aggregate Game { entry { id, firstPlayer, secondPlayer } entry rounds[ * ] }
                aggregate Player AS ONE ENTRY
                aggregate Team AS ADVISED

                aggregate League as fields
                schema expert { family comments_of_article [Article.id] [comments.posted desc, comments.id] [comments.body] over Article.comments; }
                """, """
                grouping by_article { User { articles { comments } } }
                grouping flat { User Article Comment }

                grouping wide {
                  User {
                    a_first_relationship_of_the_users
                    a_second_relationship_of_the_users { and_what_follows_it }
                  }
                }

                aggregate Game {
                  entry { id firstPlayer secondPlayer }
                  entry rounds[*]
                }

                aggregate Player as one entry
                aggregate Team as advised

                aggregate League as fields

                schema expert {
                  family comments_of_article [Article.id][comments.posted DESC, comments.id][comments.body]
                      over Article.comments
                }
                """);
    }

    @Test
    void aligns_productions_and_keeps_the_commas_that_tell_a_sequence_from_a_call() {
        assertFormats("""
                grammar published {
                  users={Alice,"Bob",3};
                  root ::= users(u);
                  users(u) ::= articles( u,a ) *, drafts(u)|b,(c|d e())+,()
                  writes u:users(u),PUT articles(u,a)
                }
                """, """
                grammar published {
                  users = {Alice, "Bob", 3}
                  root     ::= users(u)
                  users(u) ::= articles(u, a)* drafts(u) | b, (c | d e())+, ()
                  writes u: users(u), put articles(u, a)
                }
                """);
    }

    @Test
    void leaves_names_alone_even_if_they_look_like_keywords() {
        assertFormats("""
                entity Order { Key key Select, FROM -> Where.LIMIT }
                request Select { select Order.From from Order where Order.In in ?In order by Order.By; }
                """, """
                entity Order {
                  Key   key Select
                  FROM  -> Where.LIMIT
                }

                request Select {
                  SELECT Order.From FROM Order WHERE Order.In IN ?In ORDER BY Order.By;
                }
                """);
    }

    @Test
    void is_silent_about_an_empty_file() {
        assertFormats("", "");
        assertFormats("\n \n\t\n", "");
    }

    @Test
    void writes_line_ends_of_one_kind() {
        assertFormats("\uFEFFimport \"a\"\r\nimport \"b\"", "import \"a\"\nimport \"b\"\n");
    }

    @Test
    void has_no_text_for_a_source_with_a_syntax_error() {
        Formatting formatting = Formatter.format(new Source("bad.design", "entity {"));
        assertThat(formatting.text()).isEmpty();
        assertThat(formatting.problems()).isNotEmpty();
    }

    private static void assertFormats(String before, String after) {
        Formatting formatting = Formatter.format(new Source("blog.design", before));
        assertThat(formatting.problems()).isEmpty();
        assertThat(formatting.text()).hasValue(after);
    }
}
