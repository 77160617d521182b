/**
 * Why a recommendation is as it is: what a family is for, why a statement runs as it does, why a family is not there.
 *
 * <p>{@link org.colonnade.reason.Reasons} answers by solving the programme again, with something forced, and compares the
 * recommendations.
 */
package org.colonnade.reason;
