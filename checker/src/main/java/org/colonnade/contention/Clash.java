package org.colonnade.contention;

import java.util.List;

/** What is wrong with a witness: the nodes that collide, and the rights by which they do. */
public sealed interface Clash {
    /** The two rights that collide; none where nobody writes, or where no two rights are to blame. */
    default List<Right> rights() {
        return List.of();
    }

    /** Nobody may write this node, so nobody may write the whole tree. */
    record Unwritten(Tree node) implements Clash {
        @Override
        public String toString() {
            return "nobody writes " + node.key();
        }
    }

    /** Two people may write this node. The rights are the same one if it is that of several people. */
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

    /** Two nodes that two people may write. The first one stands before the second. */
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

    /** Any two of these nodes share a writer, all of them have none in common. */
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
