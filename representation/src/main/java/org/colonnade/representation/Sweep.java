package org.colonnade.representation;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.cut.Cut;
import org.colonnade.workload.Mix;

/**
 * Which representation is best while a growing share of the requests is of another mix.
 *
 * <p>Invariants: the stretches follow each other from share 0 to share 1; neighbours differ. The first and the last have what is
 * best for the mix alone, if need be for that share only: there, another one that is better beside it costs the same.
 */
public record Sweep(Mix from, Mix to, List<Stretch> stretches) {
    private static final double SAME = 1e-9;

    public Sweep {
        stretches = List.copyOf(stretches);
    }

    /** From one share to another, one representation is best; what a request costs at its ends. */
    public record Stretch(double begin, double end, Cut cut, double costAtBegin, double costAtEnd) {}

    /**
     * The cost of a cut is linear in the share, and the least cost the lower envelope of these lines. Between two shares
     * with different best cuts, the best one where their lines meet is either one of them, and then there is nothing
     * else in between, or a third one, and then each side is looked at by itself.
     */
    static Sweep of(Mix from, Mix to, Demand first, Demand last) {
        Lines lines = new Lines(first, last, new ArrayList<>());
        lines.add(0, lines.best(0), 1, lines.best(1));
        return new Sweep(from, to, lines.stretches());
    }

    private record Lines(Demand first, Demand last, List<Stretch> stretches) {
        Cut best(double share) {
            return first.mixed(share, last).best().cut();
        }

        double cost(Cut cut, double share) {
            return (1 - share) * first.cost(cut) + share * last.cost(cut);
        }

        /** What is least for the best cut. */
        private double worth(Cut cut, double share) {
            return (1 - share) * first.worth(cut) + share * last.worth(cut);
        }

        void add(double begin, Cut left, double end, Cut right) {
            if (left.equals(right)) {
                append(begin, end, left);
                return;
            }
            double meet = meeting(begin, left, end, right);
            Cut between = best(meet);
            boolean better = worth(between, meet) < worth(left, meet) * (1 - SAME);
            if (better && meet > begin && meet < end) {
                add(begin, left, meet, between);
                add(meet, between, end, right);
            } else {
                append(begin, meet, left);
                append(meet, end, right);
            }
        }

        /** Where two lines cross, of which the first is lower at the beginning and the second at the end. */
        private double meeting(double begin, Cut left, double end, Cut right) {
            double ahead = worth(right, begin) - worth(left, begin);
            double behind = worth(left, end) - worth(right, end);
            double meet = ahead + behind <= 0 ? begin : begin + (end - begin) * ahead / (ahead + behind);
            return Math.max(begin, Math.min(end, meet));
        }

        private void append(double begin, double end, Cut cut) {
            int last = stretches.size() - 1;
            if (last >= 0 && stretches.get(last).cut().equals(cut)) {
                Stretch before = stretches.remove(last);
                stretches.add(stretch(before.begin(), end, cut));
            } else if (end > begin || last < 0 || begin == 1) {
                stretches.add(stretch(begin, end, cut));
            }
        }

        private Stretch stretch(double begin, double end, Cut cut) {
            return new Stretch(begin, end, cut, cost(cut, begin), cost(cut, end));
        }
    }
}
