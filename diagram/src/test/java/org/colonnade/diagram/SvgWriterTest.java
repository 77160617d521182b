package org.colonnade.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class SvgWriterTest {

    @Property(tries = 60)
    void every_model_gives_well_formed_xml(@ForAll long seed) throws Exception {
        Element svg = parse(DiagramFormat.SVG.draw(RandomModels.of(seed), "random"));
        assertThat(svg.getAttribute("role")).isEqualTo("img");
    }

    @Property(tries = 60)
    void the_same_model_gives_the_same_bytes(@ForAll long seed) {
        String once = DiagramFormat.SVG.draw(RandomModels.of(seed), "random");
        assertThat(DiagramFormat.SVG.draw(RandomModels.of(seed), "random")).isEqualTo(once);
    }

    @Property(tries = 100)
    void the_title_survives_whatever_xml_allows(@ForAll String title) throws Exception {
        String printable = title.replaceAll("[^\\x20-\\uD7FF\\uE000-\\uFFFD]", "");
        Element svg = parse(DiagramFormat.SVG.draw(ExampleModels.blog(), printable));
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(printable);
    }

    @Test
    void refers_to_nothing_outside() {
        String svg = DiagramFormat.SVG.draw(ExampleModels.games(), "games");
        assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "url(", "href", "<style");
    }

    private static Element parse(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement();
    }
}
