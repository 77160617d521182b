package org.colonnade.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Percentage;
import org.colonnade.model.Inequality;
import org.colonnade.model.Inequality.Zipf;
import org.colonnade.model.ValueShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistributionTest {
    private static final Percentage NEAR = Percentage.withPercentage(1);

    @Test
    void even_owners_have_the_mean_whoever_meets_them() {
        Distribution even = Distribution.of(1000, 200, Inequality.EVEN);
        assertThat(even.mean()).isEqualTo(5);
        assertThat(even.met()).isEqualTo(5);
        assertThat(even.bias()).isEqualTo(1);
        assertThat(even.largest()).isCloseTo(5, within(1e-9));
        assertThat(even.quantile(0.99)).isEqualTo(5);
        assertThat(Distribution.of(100, 200, Inequality.EVEN).met()).isEqualTo(0.5);
    }

    @ParameterizedTest
    @CsvSource({"100_000, 5_000, 0.4", "100_000, 5_000, 1", "100_000, 5_000, 1.6", "3_000, 20_000, 0.9", "500, 7, 2.5"})
    void sums_are_those_of_things_dealt_out_one_by_one(String things, String owners, double exponent) {
        int number = Integer.parseInt(things.replace("_", ""));
        int[] sizes = dealt(number, Integer.parseInt(owners.replace("_", "")), new Zipf(exponent));
        Distribution zipf = Distribution.of(number, sizes.length, new Zipf(exponent));
        double squares = Arrays.stream(sizes).mapToDouble(s -> (double) s * s).sum();
        assertThat(zipf.met()).isCloseTo(squares / number, Percentage.withPercentage(3));
        assertThat(zipf.occupied())
                .isCloseTo(Arrays.stream(sizes).filter(s -> s > 0).count(), Percentage.withPercentage(3));
        int[] ordered = Arrays.stream(sizes).filter(s -> s > 0).sorted().toArray();
        assertThat(zipf.largest()).isCloseTo(ordered[ordered.length - 1], within(1.0));
        assertThat(zipf.quantile(0.99))
                .isCloseTo(ordered[(int) Math.ceil(0.99 * ordered.length) - 1], within(1 + 0.1 * zipf.quantile(0.99)));
    }

    /** The sizes of owners whose shares add up place by place, as data are dealt out. */
    private static int[] dealt(int things, int owners, Zipf zipf) {
        return IntStream.range(0, owners)
                .map(i -> (int) (things * zipf.share(i + 1, owners)) - (int) (things * zipf.share(i, owners)))
                .toArray();
    }

    @Test
    void large_numbers_take_no_longer() {
        Distribution huge = Distribution.of(1e15, 1e12, new Zipf(1));
        assertThat(huge.largest()).isCloseTo(1e15 * new Zipf(1).share(1, 1e12), NEAR);
        assertThat(huge.met()).isGreaterThan(1000 * huge.mean());
    }

    @ParameterizedTest
    @CsvSource({"10, 1", "50, 5", "900, 90", "1999, 199"})
    void the_largest_owner_has_as_many_as_the_design_says(double largest, double bias) {
        Distribution fitted = Distribution.of(2000, 1000, new Inequality.Largest(largest));
        assertThat(fitted.largest()).isCloseTo(largest, NEAR);
        assertThat(fitted.bias()).isGreaterThanOrEqualTo(1).isLessThanOrEqualTo(largest);
        assertThat(fitted.met()).isLessThanOrEqualTo(largest * 1.01);
    }

    @Test
    void a_largest_below_the_mean_is_even() {
        assertThat(Distribution.of(2000, 1000, new Inequality.Largest(1)).bias())
                .isEqualTo(1);
    }

    @Test
    void listed_values_have_their_shares_and_the_others_the_rest() {
        Inequality.Shares shares = new Inequality.Shares(List.of(
                new ValueShare("rare", 0.01), new ValueShare("common", 0.9), new ValueShare(BigDecimal.ONE, 0.05)));
        Distribution values = Distribution.of(1000, 7, shares);
        double other = 0.04 / 4;
        assertThat(values.coincidence())
                .isCloseTo(0.01 * 0.01 + 0.9 * 0.9 + 0.05 * 0.05 + 4 * other * other, within(1e-12));
        assertThat(values.largest()).isCloseTo(900, within(1e-9));
        assertThat(values.occupied()).isEqualTo(7);
    }
}
