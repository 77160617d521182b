/**
 * The forms of reasons: why a family is recommended or not, and why a statement is run as it is.
 */
package org.colonnade.view.reason;
