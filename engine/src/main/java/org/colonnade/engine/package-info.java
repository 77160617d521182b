/**
 * Runs requests: executes the plans of a recommendation, or of a person's schema, on a store.
 *
 * <p>It takes {@link org.colonnade.advice.Recommendation}s and {@link org.colonnade.store.Store}s;
 * {@link org.colonnade.engine.Engine} is the entry. {@link org.colonnade.plan.PlanStep} and
 * {@link org.colonnade.upkeep.Change} define what the words of a plan mean when it runs.
 */
package org.colonnade.engine;
