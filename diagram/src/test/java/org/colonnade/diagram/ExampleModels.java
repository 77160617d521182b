package org.colonnade.diagram;

import org.colonnade.model.Cardinality;
import org.colonnade.model.Model;

/** Models of the size that people draw. */
final class ExampleModels {
    private ExampleModels() {}

    static Model blog() {
        return new Models()
                .entity("User", 100_000, "id uuid", "name text(20)")
                .entity("Article", 500_000, "id uuid", "title text(80)", "posted timestamp")
                .entity("Comment", 20_000_000, "id uuid", "body text(200)", "posted timestamp")
                .manyToOne("Article", "author", "User", "articles")
                .manyToOne("Comment", "author", "User", "comments")
                .manyToOne("Comment", "article", "Article", "comments")
                .relationship(Cardinality.MANY_TO_ONE, false, "Comment.parent", "Comment.replies")
                .model();
    }

    /** Value objects within value objects, collections, references and every cardinality. */
    static Model games() {
        return new Models()
                .value("Spell", "name text(40)", "strength int?")
                .value("Round", "moves text(300)", "spells Spell[3]", "winner -> Player?")
                .value("Address", "street text(30)", "city text(20)")
                .entity("Player", 10_000, "id uuid", "name text(20)", "home Address", "billing Address?")
                .entity("Game", 200_000, "id uuid", "rounds Round[12]", "tags text(8)[4]")
                .entity("Award", 40, "code int", "title text(30)")
                .manyToOne("Game", "firstPlayer", "Player", "firsts")
                .manyToOne("Game", "secondPlayer", "Player", "seconds")
                .relationship(Cardinality.MANY_TO_MANY, false, "Player.awards", "Award.holders")
                .relationship(Cardinality.MANY_TO_MANY, true, "Player.friends", "Player.friendOf")
                .relationship(Cardinality.ONE_TO_ONE, false, "Award.final", "Game")
                .model();
    }

    /** Names that are words of some format, or beyond ASCII, and an entity and a value object of one name. */
    static Model trickyNames() {
        return new Models()
                .value("end", "PK text(3)", "größe int?")
                .entity("end", 10, "fké uuid", "class end", "__note__ text(9)", "title -> graph[2]")
                .entity("graph", 1_234_567, "node int", "Order end[2]")
                .entity("Städte", 7, "名前 uuid", "µ int")
                .relationship(Cardinality.ONE_TO_ONE, true, "end.edge", "graph.subgraph")
                .relationship(Cardinality.MANY_TO_MANY, false, "graph.to", "Städte.many")
                .relationship(Cardinality.MANY_TO_MANY, true, "graph.one", "graph")
                .model();
    }

    static Model auctions() {
        return new Models()
                .entity("categories", 50, "id uuid", "name text(20)")
                .entity("regions", 5, "id uuid", "name text(25)")
                .entity(
                        "users",
                        2_000,
                        "id uuid",
                        "firstname text(6)",
                        "lastname text(7)",
                        "nickname text(12)",
                        "password text(15)",
                        "email text(23)",
                        "rating int",
                        "balance float",
                        "creation_date timestamp")
                .entity(
                        "items",
                        20_000,
                        "id uuid",
                        "name text(19)",
                        "description text(197)",
                        "initial_price float",
                        "quantity int",
                        "reserve_price float",
                        "buy_now float",
                        "nb_of_bids int",
                        "max_bid float",
                        "start_date timestamp",
                        "end_date timestamp")
                .entity("bids", 200_000, "id uuid", "qty int", "bid float", "date timestamp")
                .entity("comments", 100_000, "id uuid", "rating int", "date timestamp", "comment text(130)")
                .entity("buynow", 40_000, "id uuid", "qty int", "date timestamp")
                .manyToOne("users", "region", "regions", "users")
                .manyToOne("items", "seller", "users", "items_sold")
                .manyToOne("items", "category", "categories", "items")
                .manyToOne("bids", "user", "users", "bids")
                .manyToOne("bids", "item", "items", "bids")
                .manyToOne("comments", "from_user", "users", "comments_sent")
                .manyToOne("comments", "to_user", "users", "comments_received")
                .manyToOne("comments", "item", "items", "comments")
                .manyToOne("buynow", "buyer", "users", "bought_now")
                .manyToOne("buynow", "item", "items", "bought_now")
                .model();
    }
}
