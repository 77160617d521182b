/**
 * The advisor's choice as a binary programme: which variables to choose at least cost so that every row holds.
 *
 * <p>A {@link org.colonnade.programme.Programme} is made by whoever knows what its variables stand for, a {@link
 * org.colonnade.programme.Solver} of another module makes a {@link org.colonnade.programme.Solution} of it, and
 * whether that solution keeps all rows and what it costs is computed here once more, in whole numbers.
 */
package org.colonnade.programme;
