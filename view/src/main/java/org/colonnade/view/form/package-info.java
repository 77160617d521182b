/**
 * What the forms of all results share: the parts of JSON documents, and the version.
 */
package org.colonnade.view.form;
