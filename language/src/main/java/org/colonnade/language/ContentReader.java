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

    Content<Key> read(ChoiceOfContentsContext context) {
        List<Content<Key>> alternatives =
                context.sequence().stream().map(this::sequence).toList();
        return alternatives.size() == 1 ? alternatives.get(0) : new Content.Choice<>(alternatives);
    }

    private Content<Key> sequence(SequenceContext context) {
        return Content.of(context.repetition().stream().map(this::repetition).toList());
    }

    private Content<Key> repetition(RepetitionContext context) {
        Content<Key> content = atom(context.atom());
        return context.children.stream()
                .skip(1)
                .map(sign -> times((TerminalNode) sign))
                .reduce(Times::then)
                .map(times -> repeat(content, times))
                .orElse(content);
    }

    private static Content<Key> repeat(Content<Key> content, Times times) {
        return content instanceof Content.Repeat<Key> inner
                ? new Content.Repeat<>(inner.body(), inner.times().then(times))
                : new Content.Repeat<>(content, times);
    }

    private static Times times(TerminalNode sign) {
        return switch (sign.getSymbol().getType()) {
            case DesignLexer.STAR -> Times.ANY;
            case DesignLexer.PLUS -> Times.SOME;
            default -> Times.MAYBE;
        };
    }

    private Content<Key> atom(AtomContext context) {
        if (context.key() != null) {
            return new Content.Child<>(keys.apply(context.key()));
        }
        return context.choiceOfContents() == null ? Content.none() : read(context.choiceOfContents());
    }
}
