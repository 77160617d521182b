package org.colonnade.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import org.colonnade.text.Goldens;

/** The schemas in docs that the JSON of commands follows. */
final class PublishedForm {
    private PublishedForm() {}

    /** Where a text leaves the form {@code docs/NAME.schema.json}; nowhere if it follows it. */
    static Set<ValidationMessage> violations(String name, String json) throws IOException {
        return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(Files.readString(Goldens.root().resolve("docs/" + name + ".schema.json")))
                .validate(json, InputFormat.JSON);
    }
}
