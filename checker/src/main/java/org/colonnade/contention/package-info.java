/**
 * Decides whether two users can write one entity group at once, for all sizes of the domains together: the open problem
 * of the model-checking paper (end of Section 3.3).
 *
 * <p>It takes a {@link org.colonnade.grammar.Grammar} and gives {@link org.colonnade.contention.Findings}: three
 * verdicts, each with a smallest witness if it fails; {@link org.colonnade.contention.Repair} says which children must
 * leave their groups, {@link org.colonnade.contention.Load} how bad it is.
 *
 * <p><b>Verdicts.</b> Let w(k) be the people who may write key k.
 * <ul>
 * <li><i>strict</i>, the paper's: each tree has someone who may write all its nodes, and each of its keys has at most
 * one writer;
 * <li><i>conflict-free</i>: no tree has two people one of whom may write one node, the other one the same or another
 * node. Keys that nobody writes do no harm;
 * <li><i>contained</i>: each tree has someone who may write all its nodes; that any two nodes share a writer is not
 * enough.
 * </ul>
 *
 * <p><b>What a grammar means.</b> Each key that occurs after {@code root ::=} is the root of a group of its own. A
 * variable that is not bound on the left stands for one value in one key, so {@code p(x, x)} has two equal arguments;
 * in another key, or when the key is repeated, it is chosen again. A {@link org.colonnade.grammar.Sorts sort} is open,
 * or has the values that its domains list. Users, the application and the people of a role are different people; a role
 * has as many people as its largest mention says; {@code anyone}, and a writer that is no variable of the key, stands
 * for all of them.
 *
 * <p><b>Why all sizes at once.</b> Call a tree general if all values that were chosen in it differ from each other and
 * from all constants. Every tree is an image of a general one of the same shape under a map h of values that leaves
 * constants alone, because keys only copy values.
 * <ul>
 * <li>A write rule that applies to a key applies to its image, with the image of the writer. So a common writer of the
 * general tree is one of each image too, and <i>contained</i> holds if it holds for general trees. These exist once the
 * domains are large.
 * <li>For two different writers, say of one node each, it only matters which rules apply to the two nodes. If no rule
 * compares arguments with each other or with constants, the same rules apply in the general tree, and the writers
 * differ there too. If some do, each way to make the arguments <em>of one key</em> equal to each other or to constants
 * is tried; all other values may as well differ.
 * </ul> A general tree is read from the leaves up with few abstract values, because a node knows the others only
 * through its arguments: its registers. A value that leaves the registers on the way up is never met again, as all
 * choices differ. So {@link State states} are kinds with an equality type of their arguments, usually one for each
 * kind, and {@link Search} finds the smallest tree of each abstract value.
 *
 * <p><b>Cut-offs.</b> The proof also says which sizes are enough to see every violation, in a tree of the same size.
 * Where no rule compares, values of sorts other than the users' may all be mapped to one. For <i>strict</i> and
 * <i>conflict-free</i> map one of the two writers to one user and everybody else to another: two users. For
 * <i>contained</i> take a node that not everybody may write, keep its k writers apart and map all others to one more
 * user: each of the k is left out by some node, the last by this one. So k + 1 users are enough, k being the largest
 * number of arguments of a kind that are writers. A sort that its domains make finite therefore needs no more than
 * these of its values that nothing in the grammar tells apart.
 */
package org.colonnade.contention;
