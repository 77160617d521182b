/**
 * The published evaluations as experiments that anybody can run again: each measures with the same code that users run,
 * and puts what the paper found beside what it found itself.
 */
package org.colonnade.experiment;
