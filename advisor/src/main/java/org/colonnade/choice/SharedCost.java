package org.colonnade.choice;

import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.workload.Request;

/**
 * What a request pays once, however many families there are that it has to pay for.
 *
 * @param number its bit in sets of such costs
 * @param held the entity of a lock; empty if it is the call that takes all writes to the store
 * @param cost what one run of the request pays
 * @param weightedCost what all its runs pay
 */
public record SharedCost(int number, Request request, Optional<Entity> held, double cost, double weightedCost) {}
