package org.colonnade.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.bytecode.ClassPath;
import org.colonnade.draft.Draft;
import org.colonnade.draft.Sound;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each folder has sources and the draft of their classes. */
class MappedGoldensTest {
    @TempDir
    Path classes;

    @TestFactory
    Stream<DynamicTest> drafts_what_it_has_drafted() {
        return Stream.of("blog", "objectify", "shop", "getters")
                .map(name -> DynamicTest.dynamicTest(name, () -> check(name)));
    }

    @Test
    void the_blog_in_the_documents_is_this_one() throws IOException {
        Path folder = Goldens.resource("extraction", "mapped").resolve("blog");
        String comment = Files.readString(folder.resolve("Comment.java"));
        assertThat(Goldens.root().resolve("docs/import.md"))
                .content()
                .contains("```java\n" + comment.substring(comment.indexOf("@Entity")) + "```")
                .contains("```design\n" + Files.readString(folder.resolve("expected.design")) + "```");
    }

    private void check(String name) throws IOException {
        Path folder = Goldens.resource("extraction", "mapped").resolve(name);
        Path compiled = Compiled.folder(folder, Files.createDirectory(classes.resolve(name)));
        Draft draft = ClassMapping.draft(ClassPath.read(List.of(compiled))).orElseThrow();
        Goldens.check(folder.resolve("expected.design"), draft.text());
        Sound.check(draft);
    }
}
