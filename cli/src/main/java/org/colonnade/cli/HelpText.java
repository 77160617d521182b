package org.colonnade.cli;

import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/**
 * picocli's help, but for the text at its end: paragraphs are laid out anew for the width of the page, and lines that
 * begin with a space, such as examples, stay as they are, so that they can be copied.
 */
final class HelpText extends Help {
    private final int width;

    HelpText(CommandSpec command, ColorScheme colours) {
        super(command, colours);
        this.width = command.usageMessage().width();
    }

    @Override
    public String footer(Object... arguments) {
        StringBuilder text = new StringBuilder();
        boolean inParagraph = false;
        for (String line : commandSpec().usageMessage().footer()) {
            boolean prose = !line.isEmpty() && !line.startsWith(" ");
            if (inParagraph && !prose) {
                text.append('\n');
            }
            if (prose) {
                fill(text, line);
            } else {
                text.append(line).append('\n');
            }
            inParagraph = prose;
        }
        return text.append(inParagraph ? "\n" : "").toString();
    }

    private void fill(StringBuilder text, String words) {
        for (String word : words.split(" ")) {
            int used = text.length() - text.lastIndexOf("\n") - 1;
            if (used > 0) {
                text.append(used + 1 + word.length() > width ? '\n' : ' ');
            }
            text.append(word);
        }
    }
}
