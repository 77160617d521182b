package org.colonnade.language;

import java.util.ArrayList;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;

/**
 * The base of all branches of the parse tree. Most have one or two children, so their lists begin small (ANTLR's begin
 * at ten and are most of a large tree), and the text of an only child is not copied.
 */
public abstract class Branch extends ParserRuleContext {
    private static final int USUAL_CHILDREN = 2;

    Branch() {}

    Branch(ParserRuleContext parent, int state) {
        super(parent, state);
    }

    @Override
    public <T extends ParseTree> T addAnyChild(T child) {
        if (children == null) {
            children = new ArrayList<>(USUAL_CHILDREN);
        }
        children.add(child);
        return child;
    }

    @Override
    public String getText() {
        return getChildCount() == 1 ? getChild(0).getText() : super.getText();
    }
}
