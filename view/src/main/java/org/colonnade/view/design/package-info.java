/**
 * The forms of a design that has been read.
 */
package org.colonnade.view.design;
