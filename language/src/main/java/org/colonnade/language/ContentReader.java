package org.colonnade.language;

import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Content.Times;
import org.colonnade.grammar.Key;
import org.colonnade.language.DesignParser.AtomContext;
import org.colonnade.language.DesignParser.ChoiceOfContentsContext;
import org.colonnade.language.DesignParser.KeyContext;
import org.colonnade.language.DesignParser.RepetitionContext;
import org.colonnade.language.DesignParser.SequenceContext;

/** Reads the right sides of productions. */
final class ContentReader {
    private final Function<KeyContext, Key> keys;

    ContentReader(Function<KeyContext, Key> keys) {
        this.keys = keys;
    }

    Content read(ChoiceOfContentsContext context) {
        List<Content> alternatives =
                context.sequence().stream().map(this::sequence).toList();
        return alternatives.size() == 1 ? alternatives.get(0) : new Content.Choice(alternatives);
    }

    private Content sequence(SequenceContext context) {
        List<Content> parts =
                context.repetition().stream().map(this::repetition).toList();
        return parts.size() == 1 ? parts.get(0) : new Content.Sequence(parts);
    }

    private Content repetition(RepetitionContext context) {
        Content content = atom(context.atom());
        return context.children.stream()
                .skip(1)
                .map(sign -> times((TerminalNode) sign))
                .reduce(Times::then)
                .map(times -> repeat(content, times))
                .orElse(content);
    }

    private static Content repeat(Content content, Times times) {
        return content instanceof Content.Repeat inner
                ? new Content.Repeat(inner.body(), inner.times().then(times))
                : new Content.Repeat(content, times);
    }

    private static Times times(TerminalNode sign) {
        return switch (sign.getSymbol().getType()) {
            case DesignLexer.STAR -> Times.ANY;
            case DesignLexer.PLUS -> Times.SOME;
            default -> Times.MAYBE;
        };
    }

    private Content atom(AtomContext context) {
        if (context.key() != null) {
            return new Content.Child(keys.apply(context.key()));
        }
        return context.choiceOfContents() == null ? new Content.Empty() : read(context.choiceOfContents());
    }
}
