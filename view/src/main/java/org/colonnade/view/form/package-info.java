/**
 * What the forms of all results share: tables of text, and the parts of JSON documents.
 */
package org.colonnade.view.form;
