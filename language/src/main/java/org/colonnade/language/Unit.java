package org.colonnade.language;

import java.util.HashSet;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTree;
import org.colonnade.language.DesignParser.DesignContext;
import org.colonnade.language.DesignParser.RequestContext;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** One parsed file: its parse tree, and the places of its tokens in the source. */
final class Unit {
    private final Source source;
    private final Offsets offsets;
    private final DesignParser parser;
    private final DesignContext tree;
    private final Set<ParseTree> broken = new HashSet<>();

    Unit(Source source, DesignParser parser, DesignContext tree) {
        this.source = source;
        this.offsets = new Offsets(source);
        this.parser = parser;
        this.tree = tree;
        markBroken(tree);
    }

    Source source() {
        return source;
    }

    DesignContext tree() {
        return tree;
    }

    Span span(ParserRuleContext context) {
        Token stop = context.getStop() == null ? context.getStart() : context.getStop();
        Span first = span(context.getStart());
        return stop.getStopIndex() < context.getStart().getStartIndex() ? first : first.to(span(stop));
    }

    Span span(Token token) {
        return offsets.span(token);
    }

    /** Returns a request with all that is below it. */
    RequestContext whole(RequestContext request) {
        if (request.children != null) {
            return request;
        }
        parser.reset();
        parser.getInputStream().seek(request.getStart().getTokenIndex());
        return parser.request();
    }

    /** Returns whether a syntax error lies in this part of the tree, so that its children may be missing. */
    boolean isBroken(ParseTree part) {
        return broken.contains(part);
    }

    private boolean markBroken(ParseTree part) {
        boolean found =
                part instanceof ErrorNode || part instanceof ParserRuleContext context && context.exception != null;
        for (int i = 0; i < part.getChildCount(); i++) {
            found |= markBroken(part.getChild(i));
        }
        if (found) {
            broken.add(part);
        }
        return found;
    }
}
