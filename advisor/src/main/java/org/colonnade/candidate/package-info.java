/**
 * Families that may be worth having: candidate enumeration of the NoSE paper (Sections 4.1 and 7.3).
 *
 * <p>Each query gives the families that answer it or a part of it; families that differ only in their values are
 * combined; updates give the families that answer their support queries. All of them go to the planner.
 */
package org.colonnade.candidate;
