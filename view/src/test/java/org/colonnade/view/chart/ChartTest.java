package org.colonnade.view.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.colonnade.view.chart.BarChart.Bar;
import org.colonnade.view.chart.BarChart.Segment;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ChartTest {
    private static Document parsed(Object chart) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(chart.toString())));
    }

    private static double number(NodeList all, int which, String attribute) {
        return Double.parseDouble(
                ((Element) all.item(which)).getAttribute(attribute).replace("%", ""));
    }

    @Test
    void bars_are_as_long_as_their_sums_and_the_longest_fills_the_width() throws Exception {
        Bar whole = new Bar("a", "4", List.of(new Segment("lookups", "3", 3), new Segment("writes", "1", 1)));
        Bar half = new Bar("b & c", "2", List.of(new Segment("lookups", "2", 2)));
        NodeList bars = parsed(new BarChart("id", "Title", "What it is", List.of(whole, half)).draw())
                .getElementsByTagName("rect");
        assertThat(number(bars, 1, "width") + number(bars, 2, "width")).isEqualTo(100);
        assertThat(number(bars, 4, "width")).isEqualTo(50);
    }

    @Test
    void equal_ratios_of_lines_are_equal_distances() throws Exception {
        LineChart chart = new LineChart(
                "Title",
                List.of("1", "2", "3"),
                "size",
                List.of(new LineChart.Line("one", LineChart.colour(0), List.of(1.0, 10.0, 100.0))));
        NodeList dots = parsed(chart.draw()).getElementsByTagName("circle");
        assertThat(number(dots, 0, "cy") - number(dots, 1, "cy"))
                .isEqualTo(number(dots, 1, "cy") - number(dots, 2, "cy"), org.assertj.core.api.Assertions.within(0.2));
    }

    @Test
    void dots_with_equal_coordinates_stand_on_the_dashed_line() throws Exception {
        ScatterChart chart = new ScatterChart(
                "across", "up", List.of(new ScatterChart.Dot("low", 1, 1), new ScatterChart.Dot("high", 1000, 1000)));
        Document drawn = parsed(chart.draw());
        NodeList dots = drawn.getElementsByTagName("circle");
        NodeList lines = drawn.getElementsByTagName("line");
        int dashed = lines.getLength() - 1;
        assertThat(number(dots, 0, "cx")).isEqualTo(number(lines, dashed, "x1"));
        assertThat(number(dots, 1, "cy")).isEqualTo(number(lines, dashed, "y2"));
    }
}
