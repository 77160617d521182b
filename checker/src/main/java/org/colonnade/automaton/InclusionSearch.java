package org.colonnade.automaton;

import java.util.Optional;

/**
 * Decides inclusion upwards with antichains (Bouajjani, Habermehl, Holík, Touili, Vojnar 2008), step by step: an item
 * is a spot of one automaton and the set of all that the other one can be in on the same tree. Of two items at a spot
 * the one with the smaller set refutes inclusion wherever the other does, so an item is dropped if an earlier one is at
 * most as large in set and tree.
 *
 * <p>Items are taken in the order of the smallest accepted trees that their trees can be part of, as far as the first
 * automaton alone can tell (A* for lightest derivations, Felzenszwalb and McAllester 2007). That bound is consistent,
 * so the first violation taken is a smallest one.
 */
final class InclusionSearch {

    private final Stepwise automaton;
    private final Alphabet labels;
    private final Subsets subsets;
    private final Outlook outlook;
    private final Items items = new Items();
    private final Agenda agenda;
    private final LongIntMap offered = new LongIntMap();
    private final Ints[] taken;
    private final int patience;
    private final Stepwise other;
    private Optional<Foresight> foresight = Optional.empty();

    /** The search looks ahead when it has taken as many items as its patience says. */
    InclusionSearch(Stepwise automaton, Stepwise other, Alphabet labels, int patience) {
        this.patience = patience;
        this.automaton = automaton;
        this.other = other;
        this.labels = labels;
        this.subsets = new Subsets(other, labels.size());
        this.outlook = Outlook.of(automaton);
        this.agenda = new Agenda(items, outlook.outside);
        this.taken = new Ints[automaton.states + automaton.places];
    }

    InclusionAnswer run(Deadline deadline) throws Deadline.Passed {
        for (int m = 0; m < automaton.machines(); m++) {
            int initial = subsets.initial(automaton.labelOf[m]);
            offer(automaton.states + automaton.firstPlace[m], initial, 1, Items.NONE, Items.NONE);
        }
        for (int count = 1; !agenda.isEmpty(); count++) {
            deadline.check();
            int item = agenda.take();
            if (isViolation(item)) {
                return new InclusionAnswer.NotIncluded(items.tree(item, automaton, labels));
            }
            if (count == patience) {
                foresight = Optional.of(new Foresight(automaton, other, subsets, deadline));
            }
            if (!isFutile(item)) {
                taken(items.spot(item)).add(item);
                extend(item);
            }
        }
        return new InclusionAnswer.Included();
    }

    private boolean isFutile(int item) {
        int spot = items.spot(item);
        int set = items.set(item);
        return foresight.isPresent() && foresight.get().isSafe(spot, set) || isDominated(spot, set);
    }

    private boolean isViolation(int item) {
        int spot = items.spot(item);
        return spot < automaton.states && automaton.isFinal[spot] && !subsets.hasFinal(items.set(item));
    }

    private void extend(int item) {
        if (items.spot(item) < automaton.states) {
            beAChild(item, items.spot(item));
        } else {
            beAssigned(item, items.spot(item) - automaton.states);
            getAChild(item, items.spot(item) - automaton.states);
        }
    }

    private void beAChild(int item, int state) {
        int[] readers = automaton.readers[state];
        for (int r = 0; r < readers.length; r++) {
            for (int machine : automaton.machinesOf[automaton.contentOf[readers[r]]]) {
                int place = automaton.placeOf(machine, readers[r]);
                Ints wholes = taken(automaton.states + place);
                for (int i = 0; i < wholes.size(); i++) {
                    join(wholes.get(i), item, automaton.move(place, automaton.positions[state][r]));
                }
            }
        }
    }

    private void beAssigned(int item, int place) {
        for (int assigned : automaton.assigned[automaton.nodeAt[place]]) {
            int state = automaton.state(place, assigned);
            offer(state, subsets.assigned(items.set(item)), items.size(item), item, Items.NONE);
        }
    }

    private void getAChild(int item, int place) {
        int[] read = automaton.read[automaton.nodeAt[place]];
        for (int i = 0; i < read.length; i++) {
            Ints children = taken(read[i]);
            for (int k = 0; k < children.size(); k++) {
                join(item, children.get(k), automaton.move(place, i));
            }
        }
    }

    private void join(int whole, int child, int place) {
        int set = subsets.step(items.set(whole), items.set(child));
        offer(automaton.states + place, set, Outlook.sum(items.size(whole), items.size(child)), whole, child);
    }

    private void offer(int spot, int set, int size, int whole, int child) {
        long pair = (long) spot << 32 | set;
        int known = offered.get(pair);
        boolean isNew = known == LongIntMap.NONE || items.size(known) > size;
        if (isNew && outlook.isUseful(spot) && !isDominated(spot, set)) {
            int item = items.add(spot, set, size, whole, child);
            offered.put(pair, item);
            agenda.add(item);
        }
    }

    private boolean isDominated(int spot, int set) {
        Ints earlier = taken(spot);
        for (int i = 0; i < earlier.size(); i++) {
            if (subsets.isSubset(items.set(earlier.get(i)), set)) {
                return true;
            }
        }
        return false;
    }

    private Ints taken(int spot) {
        if (taken[spot] == null) {
            taken[spot] = new Ints();
        }
        return taken[spot];
    }
}
