package org.colonnade.view.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class HtmlReportTest {
    private static final Recommended HOTEL = Recommended.file("examples/hotel.design", CostModel.CASSANDRA);
    private static final String PAGE = HOTEL.page("Hotel");

    private static final String STRANGE = """
            entity Größe (100) {
              id    key
              name  text(20)
            }

            request Find {
              SELECT Größe.id FROM Größe WHERE Größe.name = '<b>"&amp;</b>';
            }
            """;

    @Test
    void is_well_formed() throws Exception {
        Document page = parsed(PAGE);
        assertThat(page.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Hotel");
        assertThat(page.getElementsByTagName("svg").getLength()).isEqualTo(4);
    }

    @Test
    void every_family_and_every_request_has_its_place() {
        Recommendation recommendation = HOTEL.recommendation();
        assertThat(recommendation.families())
                .isNotEmpty()
                .allSatisfy(f -> assertThat(PAGE).contains("<article id=\"family-" + f.name() + "\">"));
        assertThat(recommendation.requests())
                .isNotEmpty()
                .allSatisfy(r -> assertThat(PAGE)
                        .contains("<article id=\"request-" + r.request().name() + "\">"));
    }

    @Test
    void links_lead_to_one_place_on_the_page() {
        List<String> places = all(PAGE, " id=\"([^\"]*)\"");
        assertThat(places).doesNotHaveDuplicates();
        assertThat(places).containsAll(all(PAGE, " href=\"#([^\"]*)\""));
        assertThat(all(PAGE, " href=\"([^#][^\"]*)\"")).isEmpty();
    }

    @Test
    void refers_to_nothing_outside() {
        assertThat(PAGE.replace("\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("http:", "https:", "url(", "@import", "src=", "<script", "<link");
    }

    @Test
    void special_characters_are_text() throws Exception {
        String page = Recommended.text(STRANGE, CostModel.CASSANDRA).page("<script>\"&'\u0000");
        assertThat(page).doesNotContain("<script", "<b>", "\u0000");
        Document document = parsed(page);
        assertThat(document.getElementsByTagName("h1").item(0).getTextContent()).startsWith("<script>\"&'");
        assertThat(document.getDocumentElement().getTextContent()).contains("Größe.name = '<b>\"&amp;</b>'");
    }

    @Test
    void the_same_recommendation_gives_the_same_page() {
        assertThat(Recommended.file("examples/hotel.design", CostModel.CASSANDRA)
                        .page("Hotel"))
                .isEqualTo(PAGE);
    }

    @Test
    void charges_add_up_to_the_cost() {
        Recommendation recommendation = HOTEL.recommendation();
        assertThat(Charges.of(recommendation).sum()).isCloseTo(recommendation.cost(), within(1e-9));
    }

    @Test
    void lookups_that_serve_several_columns_are_shown_once() {
        assertThat(all(PAGE, "looked up once: <code>([^<]*)</code>")).anyMatch(c -> c.contains(", "));
    }

    private static Document parsed(String page) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(page)));
    }

    private static List<String> all(String text, String pattern) {
        List<String> found = new ArrayList<>();
        for (Matcher m = Pattern.compile(pattern).matcher(text); m.find(); ) {
            found.add(m.group(1));
        }
        return found;
    }
}
