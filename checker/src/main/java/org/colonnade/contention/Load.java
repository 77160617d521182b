package org.colonnade.contention;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The average number of writes that a group gets: the rates of its kinds times their fan-outs.
 *
 * <p>With M the children of each kind per entity and lambda the writes of each kind per entity, a group's load L is
 * lambda + M L, so L = (I - M)^-1 lambda. That holds if groups are finite on average: if there is a vector x &gt; 0
 * with M x &lt; x, and then (I - M)^-1 1 is one.
 */
public sealed interface Load {

    /** The traffic of entities of a kind: writes per second and entity, and children of each kind per entity. */
    record Traffic(String kind, double rate, Map<String, Double> fanOuts) {
        public Traffic {
            fanOuts = Map.copyOf(fanOuts);
            if (!isCount(rate) || !fanOuts.values().stream().allMatch(Traffic::isCount)) {
                throw new IllegalArgumentException("rates and fan-outs of " + kind + " are finite and not negative");
            }
        }

        private static boolean isCount(double number) {
            return number >= 0 && number < Double.POSITIVE_INFINITY;
        }
    }

    /** The load of groups that are finite: their average number of entities, and of writes per second. */
    record Finite(double entities, double rate) implements Load {
        /** Returns the load if the writes are spread over several groups, like those of a sharded counter. */
        public Finite sharded(int shards) {
            return new Finite(entities, rate / shards);
        }

        /** Returns whether a store that commits so many writes per second and group keeps up. */
        public boolean isWithin(double sustainable) {
            return rate <= sustainable;
        }
    }

    /** The load of groups that grow without bound on average: these kinds lead back to themselves too often. */
    record Diverging(List<String> kinds) implements Load {
        public Diverging {
            kinds = List.copyOf(kinds);
        }
    }

    /**
     * Computes the load of a group below a root.
     *
     * <p>For writes that conflict, give rate 0 to kinds whose writes commute: they load, but do not conflict.
     */
    static Load of(String root, List<Traffic> traffic) {
        List<Traffic> below = below(root, traffic);
        int kinds = below.size();
        double[][] flow = new double[kinds][kinds];
        double[] ones = new double[kinds];
        double[] rates = new double[kinds];
        for (int i = 0; i < kinds; i++) {
            ones[i] = 1;
            rates[i] = below.get(i).rate();
            for (int j = 0; j < kinds; j++) {
                double children =
                        below.get(i).fanOuts().getOrDefault(below.get(j).kind(), 0.0);
                flow[i][j] = (i == j ? 1 : 0) - children;
            }
        }
        Optional<double[]> sizes = Elimination.solve(flow, ones).filter(Load::arePositive);
        Optional<double[]> loads = Elimination.solve(flow, rates);
        return sizes.isPresent() && loads.isPresent()
                ? new Finite(sizes.get()[0], loads.get()[0])
                : new Diverging(recursive(below));
    }

    private static boolean arePositive(double[] sizes) {
        for (double size : sizes) {
            if (!(size > 0)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the kinds that a group with this root can hold, the root first. */
    private static List<Traffic> below(String root, List<Traffic> traffic) {
        List<String> names = new ArrayList<>(List.of(root));
        List<Traffic> below = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            Traffic here = traffic.stream()
                    .filter(t -> t.kind().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no traffic of " + name));
            below.add(here);
            here.fanOuts().entrySet().stream()
                    .filter(f -> f.getValue() > 0 && !names.contains(f.getKey()))
                    .map(Map.Entry::getKey)
                    .sorted()
                    .forEach(names::add);
        }
        return below;
    }

    private static List<String> recursive(List<Traffic> kinds) {
        Set<String> recursive = new LinkedHashSet<>();
        for (Traffic kind : kinds) {
            boolean leadsBack = kind.fanOuts().entrySet().stream()
                    .filter(f -> f.getValue() > 0)
                    .flatMap(f -> below(f.getKey(), kinds).stream())
                    .anyMatch(t -> t.kind().equals(kind.kind()));
            if (leadsBack) {
                recursive.add(kind.kind());
            }
        }
        return List.copyOf(recursive);
    }
}
