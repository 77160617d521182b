/**
 * Complex values as JSON: records as objects, lists as arrays, numbers and booleans as such, other scalars as strings,
 * references as the keys that they refer to.
 *
 * <p>An aggregate class tells the types of a JSON value. Stores keep aggregates as such JSON, and Jackson makes Java
 * objects of it.
 */
package org.colonnade.json;
