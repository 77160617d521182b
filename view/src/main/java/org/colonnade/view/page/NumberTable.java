package org.colonnade.view.page;

import java.util.ArrayList;
import java.util.List;

/** A table of a name and numbers in each row, which scrolls by itself where it is too wide. */
public final class NumberTable {
    private final Html head = new Html("tr");
    private final List<Html> rows = new ArrayList<>();
    private final int columns;

    public NumberTable(String... headings) {
        this.columns = headings.length;
        for (String heading : headings) {
            head.add(new Html("th").with("scope", "col").text(heading));
        }
    }

    public NumberTable row(String name, String... numbers) {
        return row(name, List.of(numbers));
    }

    public NumberTable row(String name, List<String> numbers) {
        return row(new Html("span").text(name), numbers);
    }

    public NumberTable row(Html name, String... numbers) {
        return row(name, List.of(numbers));
    }

    private NumberTable row(Html name, List<String> numbers) {
        Html row = new Html("tr").add(new Html("th").with("scope", "row").add(name));
        for (String number : numbers) {
            row.add(new Html("td").text(number));
        }
        rows.add(row);
        return this;
    }

    /** A line across all columns. */
    public NumberTable across(Html text) {
        rows.add(new Html("tr")
                .with("class", "across")
                .add(new Html("th")
                        .with("scope", "rowgroup")
                        .with("colspan", String.valueOf(columns))
                        .add(text)));
        return this;
    }

    public Html html() {
        return new Html("div")
                .with("class", "wide")
                .add(new Html("table").lines(new Html("thead").add(head), new Html("tbody").lines(rows)));
    }
}
