package org.colonnade.view.page;

/** A page that stands by itself: it refers to nothing outside, and is well-formed XML as well as HTML. */
public final class Page {
    private Page() {}

    public static String of(String title, Html main) {
        Html head = new Html("head")
                .lines(
                        new Html("meta").with("charset", "UTF-8"),
                        new Html("meta")
                                .with("name", "viewport")
                                .with("content", "width=device-width, initial-scale=1"),
                        new Html("title").text(title),
                        new Html("style").raw(Styles.of("palette.css", "report.css")));
        Html html = new Html("html").with("lang", "en").lines(head, new Html("body").lines(main));
        return "<!DOCTYPE html>\n" + html + "\n";
    }
}
