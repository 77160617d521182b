package org.colonnade.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.console.Console;

/** One command line, run in this process: its exit code and what it printed. */
record Run(int code, String out, String err) {
    static Run of(String... arguments) {
        return withInput("", arguments);
    }

    static Run withInput(String input, String... arguments) {
        return coloured(input, Console.Colours.NONE, arguments);
    }

    /** Words of a command line on a design, with blanks between, and with these lines as its cost model. */
    static Run priced(String cost, String design, String words) {
        try {
            Path file = Files.createTempFile("test", ".cost");
            try {
                Files.writeString(file, cost);
                return withInput(design, line(words, "--cost", file.toString()));
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With a person who watches standard error. */
    static Run watched(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), out, err, Console.Colours.NONE)
                .with(Console.Audience.PERSON);
        int code = new Main(console, false).run(arguments);
        return new Run(code, out.toString(UTF_8), err.toString(UTF_8));
    }

    /** What it printed, without the blanks that make columns. */
    String squeezed() {
        return out.lines().map(l -> l.replaceAll(" +", " ") + "\n").collect(Collectors.joining());
    }

    /** Words with blanks between, and further arguments. */
    static String[] line(String words, String... arguments) {
        return Stream.concat(Stream.of(words.split(" ")), Stream.of(arguments)).toArray(String[]::new);
    }

    static Run coloured(String input, Console.Colours colours, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(new ByteArrayInputStream(input.getBytes(UTF_8)), out, err, colours);
        int code = new Main(console, false).run(arguments);
        return new Run(code, out.toString(UTF_8), err.toString(UTF_8));
    }
}
