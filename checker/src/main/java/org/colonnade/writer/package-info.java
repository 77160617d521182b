/**
 * The writers of each write of a request: the instances that it touches and the users who may touch them.
 *
 * <p>It takes a {@link org.colonnade.workload.Request} and gives {@link org.colonnade.writer.Touches}; the checker
 * proves from them that no two users write the same block at once. Every answer is therefore a claim about
 * <em>every</em> state of the data and every choice of parameters; where a statement leaves room for doubt, the answer
 * is that any user may be the writer.
 *
 * <p><b>Touching.</b> A link belongs to the instance whose entity declares the relationship. A statement touches an
 * instance if it creates, changes or removes the instance or a link that belongs to it:
 * <ul>
 * <li>INSERT: the new instance, and the partner of each connection whose step goes backward;
 * <li>UPDATE: the instances at its target;
 * <li>DELETE: the instances at its target, with their links, and those whose keys they belong to. Links of others that led
 * there lead nowhere afterwards; they are not written;
 * <li>CONNECT and DISCONNECT: the holder of the link, which is the first instance where the step goes forward and the
 * second where it goes backward;
 * <li>INSERT and CONNECT along a one-to-one relationship also touch the instance whose link is displaced.
 * </ul>
 *
 * <p><b>Writers.</b> A new instance is judged in the state after its INSERT, any other one in the state before the
 * request. The acting user is known only where his parameter stands for a key of his entity:
 * <ul>
 * <li>INSERT: the new instance is the user if its key is his; a connection to him gives the path of that step, unless
 * another connection of the statement may replace the link;
 * <li>UPDATE and DELETE: each node of the query graph that can only be the user gives the path from the target to it.
 * Which nodes these are follows from the equalities of keys alone ({@code Coincidence});
 * <li>CONNECT: the holder may be the user. The new link says nothing, for it may take over another user's instance. A
 * displaced instance had a link to what its successor is tied to;
 * <li>DISCONNECT: the holder may be the user, or have been tied to him, or nothing is touched.
 * </ul>
 *
 * <p><b>Deliberately not used</b>, so that the answer stays on the safe side: what other statements of the request ask
 * (a SELECT does not guard a write); links that the request itself made earlier (CONNECT an article to oneself, then
 * update it as its author); inequalities, even if only one value is left; a literal as the name of one certain user;
 * the acting user's parameter compared with anything but a key of his entity; whether a link is mandatory.
 *
 * <p><b>Assumed</b>: the acting user is there while he acts (he may be just registering); a key never changes and is
 * never used again; INSERT creates; an INSERT connects a to-one step at most once.
 */
package org.colonnade.writer;
