package org.colonnade.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.colonnade.text.Goldens;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A module as its POM declares it.
 *
 * @param name its directory, which its artifact is named for
 * @param modules the modules of the house that its code needs, tests aside
 * @param libraries the artifacts of others that its code needs, tests aside
 */
record Module(String name, SortedSet<String> modules, SortedSet<String> libraries) {
    private static final String OURS = "colonnade-";

    static Module of(String name) {
        List<Element> needed = children(pom(Goldens.root().resolve(name)), "dependencies")
                .flatMap(d -> children(d, "dependency"))
                .filter(d -> text(d, "scope").filter("test"::equals).isEmpty())
                .toList();
        return new Module(
                name,
                artifacts(needed).filter(a -> a.startsWith(OURS)).map(a -> a.substring(OURS.length())),
                artifacts(needed).filter(a -> !a.startsWith(OURS)));
    }

    private Module(String name, Stream<String> modules, Stream<String> libraries) {
        this(name, sorted(modules), sorted(libraries));
    }

    /** The names of all modules, in the order of the POM that lists them. */
    static List<String> names() {
        NodeList all = pom(Goldens.root()).getElementsByTagName("module");
        return IntStream.range(0, all.getLength())
                .mapToObj(i -> all.item(i).getTextContent())
                .toList();
    }

    private static SortedSet<String> sorted(Stream<String> names) {
        SortedSet<String> sorted = new TreeSet<>();
        names.forEach(sorted::add);
        return sorted;
    }

    private static Stream<String> artifacts(List<Element> dependencies) {
        return dependencies.stream().map(d -> text(d, "artifactId").orElseThrow());
    }

    private static Element pom(Path directory) {
        try (var in = Files.newInputStream(directory.resolve("pom.xml"))) {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(in)
                    .getDocumentElement();
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new AssertionError("the POM in " + directory + " cannot be read", e);
        }
    }

    private static Stream<Element> children(Element parent, String name) {
        NodeList nodes = parent.getChildNodes();
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(n -> n.getNodeName().equals(name))
                .map(Element.class::cast);
    }

    private static Optional<String> text(Element parent, String name) {
        return children(parent, name).findFirst().map(Element::getTextContent);
    }
}
