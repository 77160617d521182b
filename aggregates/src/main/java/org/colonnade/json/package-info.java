/**
 * Complex values as JSON: records as objects, lists as arrays, numbers and booleans as such, other scalars as strings,
 * references as the keys that they refer to.
 *
 * <p>A class tells what a JSON value is meant to be. What stores keep of an aggregate is such JSON, and Jackson makes Java
 * objects of it.
 */
package org.colonnade.json;
