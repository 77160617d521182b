/**
 * Tests that plans are right: runs the same requests on a store and on the reference, and compares every answer.
 *
 * <p>{@link org.colonnade.verification.Verification} runs a stream of random requests, with arguments that
 * {@link org.colonnade.verification.RandomArguments} makes from the data, and reports the first difference.
 */
package org.colonnade.verification;
