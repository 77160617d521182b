package org.colonnade.contention;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/** A production, what it matches, and the rules by which keys of its kind are written. */
final class KindRules {
    final Production production;
    final Word word;
    final List<Write> writes = new ArrayList<>();

    KindRules(Production production) {
        this.production = production;
        this.word = new Word(production.content());
    }

    Key head() {
        return production.head();
    }
}
