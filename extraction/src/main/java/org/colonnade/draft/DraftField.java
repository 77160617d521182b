package org.colonnade.draft;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.colonnade.model.Numbers;

/** A field of a drafted entity or value object, with what is to be remarked about it. */
public sealed interface DraftField {
    String name();

    /** What follows the name in the design language. */
    String definition();

    List<String> remarks();

    /** The key, of a scalar type such as {@code text(20)}. */
    record Key(String name, String type, List<String> remarks) implements DraftField {
        public Key {
            remarks = List.copyOf(remarks);
        }

        @Override
        public String definition() {
            return "key " + type;
        }
    }

    /** An attribute of a scalar type or a value object. */
    record Attribute(String name, Content content, Presence presence, List<String> remarks) implements DraftField {
        public Attribute {
            remarks = List.copyOf(remarks);
        }

        @Override
        public String definition() {
            String distinct = content.distinct.isEmpty() || presence == Presence.SEVERAL
                    ? ""
                    : " (" + Numbers.text(content.distinct.getAsLong()) + " distinct)";
            return content.type + presence.suffix + distinct;
        }
    }

    /** What one value of an attribute is: its type, and how many different ones there are if that is known. */
    record Content(String type, OptionalLong distinct) {
        public static Content of(String type) {
            return new Content(type, OptionalLong.empty());
        }

        public static Content of(String type, long distinct) {
            return new Content(type, OptionalLong.of(distinct));
        }
    }

    /** How many values an attribute has. How many elements a collection has on average is for a person to say. */
    enum Presence {
        ALWAYS(""),
        MAYBE("?"),
        SEVERAL("[1]");

        private final String suffix;

        Presence(String suffix) {
            this.suffix = suffix;
        }
    }

    /** A relationship, or in a value object a reference. */
    record Link(String name, Arrow arrow, End end, Partners partners, List<String> remarks) implements DraftField {
        public Link {
            remarks = List.copyOf(remarks);
        }

        public boolean isToOne() {
            return arrow != Arrow.MANY_TO_MANY;
        }

        @Override
        public String definition() {
            return arrow.symbol + " " + end.entity
                    + end.inverse.map(i -> "." + i).orElse("") + partners.text();
        }
    }

    /** The arrows of the language. */
    enum Arrow {
        MANY_TO_ONE("->"),
        ONE_TO_ONE("--"),
        MANY_TO_MANY("<->");

        private final String symbol;

        Arrow(String symbol) {
            this.symbol = symbol;
        }
    }

    /** Where a relationship leads, and its name from there. */
    record End(String entity, Optional<String> inverse) {}

    /** Whether each instance has a partner, and how many on average if that is known. */
    record Partners(boolean mandatory, OptionalDouble each) {
        /** What the arrow alone says: one partner, or for many-to-many any number. */
        public static final Partners USUAL = new Partners(true, OptionalDouble.empty());

        public static final Partners MAYBE_ONE = new Partners(false, OptionalDouble.empty());

        public static Partners share(double share) {
            return new Partners(false, OptionalDouble.of(share));
        }

        private String text() {
            if (mandatory) {
                return "";
            }
            return each.isEmpty() ? " (0..1)" : " (0..1, " + Numbers.text(each.getAsDouble()) + " each)";
        }
    }
}
