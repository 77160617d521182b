/**
 * An independent reference of what designs mean: a database in memory, statements by nested loops, and plans executed
 * step by step as their documentation says.
 *
 * <p>Laws compare the advisor with it. Nothing here is clever, so that it can be believed.
 */
package org.colonnade.reference;
