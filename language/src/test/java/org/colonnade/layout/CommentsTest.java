package org.colonnade.layout;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class CommentsTest {

    @Test
    void puts_the_comments_at_the_ends_of_consecutive_lines_into_a_column() {
        assertFormats("""
                entity User (100_000) { // expected number of instances
                  id key, // a uuid
                  name text(20) /* average size */
                  born date
                  // of the account
                  since timestamp // in UTC
                }
                """, """
                entity User (100_000) {  // expected number of instances
                  id     key             // a uuid
                  name   text(20)        /* average size */
                  born   date
                  // of the account
                  since  timestamp  // in UTC
                }
                """);
    }

    @Test
    void keeps_one_empty_line_and_none_beside_braces() {
        assertFormats("""


                // a blog



                // its users
                entity User {

                  id key


                  // shown to others

                  name text
                  // more to come

                }
                // the rest
                """, """
                // a blog

                // its users
                entity User {
                  id    key

                  // shown to others

                  name  text
                  // more to come
                }
                // the rest
                """);
    }

    @Test
    void breaks_a_statement_after_a_comment_that_ends_its_line() {
        assertFormats("""
                request R {
                  SELECT a // first
                  , b /* second */, c FROM A
                  // only these
                  WHERE a = 1 // done
                  ;
                }
                """, """
                request R {
                  SELECT a,  // first
                        b /* second */, c
                      FROM A
                      // only these
                      WHERE a = 1;  // done
                }
                """);
    }

    @Test
    void leaves_a_comment_with_the_field_whose_separator_goes() {
        assertFormats("entity A { id key /* mine */, name text(/* bytes */ 20) }", """
                entity A {
                  id    key  /* mine */
                  name  text(/* bytes */ 20)
                }
                """);
    }

    @Test
    void keeps_the_comments_of_an_empty_block_inside() {
        assertFormats("""
                entity A { // todo
                }
                grouping g { User { /* none yet */ } }
                """, """
                entity A {  // todo
                }

                grouping g {
                  User {  /* none yet */
                  }
                }
                """);
    }

    @Test
    void moves_a_starred_comment_with_its_stars_and_leaves_the_lines_of_others() {
        assertFormats("""
                entity A {
                /* one
                         * two
                     */
                id key
                      /* free
                text */
                }
                """, """
                entity A {
                  /* one
                   * two
                   */
                  id  key
                  /* free
                text */
                }
                """);
    }

    private static void assertFormats(String before, String after) {
        assertThat(Formatter.format(new Source("comments.design", before)).text())
                .hasValue(after);
    }
}
