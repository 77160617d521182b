/**
 * Grammars of designs: they say who may write what in a block of a grouping, an aggregate or a family.
 *
 * <p>It takes a {@link org.colonnade.design.Design} and one of its decisions and gives a
 * {@link org.colonnade.block.BlockGrammar}; the checker proves from it that no two users write one block at once, and
 * finds its way back to the requests that collide.
 *
 * <p><b>Kinds</b> are places in the block. Their arguments are <em>registers</em>: the users who write a node or
 * something below it, as far as the node determines them, and then its own identifier. Every block of instances is an
 * image of a tree of the grammar, so users who have one variable are one user in every block.
 *
 * <p><b>Terms.</b> A register stands for path terms. A child reached along a step has its parent at the end of the
 * reverse step, so that {@code child.article.author} is the parent's {@code author}; a term that neither that, nor an
 * assertion, nor a one-to-one step back ties to the parent is any value: a fresh variable. Two terms are equal if they
 * are so in every state in which both lead somewhere.
 *
 * <p><b>Missing partners.</b> Where a path leads nowhere, nobody writes; the register then holds a user who never
 * comes. An assertion says nothing about a missing side. A mandatory partner is relied on only where no statement of
 * the design can leave an instance without the link.
 *
 * <p><b>Writers</b>, as {@link org.colonnade.writer.Writer} has them:
 * <ul>
 * <li>along one to-one path: the user of its register;
 * <li>along several: the user at the end of each, so he writes only where they agree. The grammar names him by the one
 * that is settled furthest up, which never gives too few writers;
 * <li>along a to-many path only: several users, none of whom is certain. They appear as two registers, which nodes
 * share if they share the beginning of the to-many part;
 * <li>anyone, the system, or a role, as they are. Users of different entities never share a register.
 * </ul> A finding that a grammar is free of conflicts is therefore sound. A finding that a block has <em>some</em> user
 * who could write all of it presumes that partners are there and several paths agree.
 *
 * <p><b>Families.</b> See {@code FamilyDraft} for their shape and {@code FamilyEffect} for which statements count.
 */
package org.colonnade.block;
