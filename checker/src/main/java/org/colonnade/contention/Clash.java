package org.colonnade.contention;

import java.util.List;

/** The fault of a witness: the nodes that collide, and the rights by which they do. */
public sealed interface Clash {
    /** Returns the two rights that collide; none where nobody writes, or no two rights are to blame. */
    default List<Right> rights() {
        return List.of();
    }

    /** A node that nobody may write, so nobody may write the whole tree. */
    record Unwritten(Tree node) implements Clash {
        @Override
        public String toString() {
            return "nobody writes " + node.key();
        }
    }

    /** A node that two people may write. Both rights are the same one if several people have it. */
    record Shared(Tree node, Right first, Right second) implements Clash {
        @Override
        public List<Right> rights() {
            return List.of(first, second);
        }

        @Override
        public String toString() {
            return first.equals(second)
                    ? node.key() + " is written by " + first.person()
                    : node.key() + " is written by " + first.person() + " and " + second.person();
        }
    }

    /** Two nodes that two people may write. The first node stands before the second. */
    record Apart(Tree firstNode, Right first, Tree secondNode, Right second) implements Clash {
        @Override
        public List<Right> rights() {
            return List.of(first, second);
        }

        @Override
        public String toString() {
            return firstNode.key() + " is written by " + first.person() + ", " + secondNode.key() + " by "
                    + second.person();
        }
    }

    /** Nodes any two of which share a writer, while all of them have none in common. */
    record Scattered(List<Tree> nodes) implements Clash {
        public Scattered {
            nodes = List.copyOf(nodes);
        }

        @Override
        public String toString() {
            return "nobody may write all of "
                    + String.join(", ", nodes.stream().map(Tree::key).toList());
        }
    }
}
