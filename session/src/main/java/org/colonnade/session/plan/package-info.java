/**
 * Recommendations in files, so that stores are filled, asked and emptied with the plans that were once chosen.
 *
 * <p>A file says what was chosen, in the form that docs/plan.schema.json describes; {@link org.colonnade.advice.AdviceReplay}
 * works out the rest with the design.
 */
package org.colonnade.session.plan;
