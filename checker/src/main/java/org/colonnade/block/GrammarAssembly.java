package org.colonnade.block;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.colonnade.grammar.Argument;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;
import org.colonnade.text.Span;

/** Makes a grammar of a draft and its registers; variables are called by the initials of their entities. */
final class GrammarAssembly {
    private final GrammarDraft draft;
    private final Registers registers;
    private final Map<String, Key> heads = new LinkedHashMap<>();

    GrammarAssembly(GrammarDraft draft, Registers registers) {
        this.draft = draft;
        this.registers = registers;
        draft.kinds().forEach(k -> heads.put(k.name(), head(k)));
    }

    BlockGrammar grammar(String name, Span at) {
        List<Production> productions = new ArrayList<>();
        Map<String, Place> places = new LinkedHashMap<>();
        Map<Write, List<Cause>> causes = new LinkedHashMap<>();
        Writes writes = new Writes(draft, registers, heads);
        for (KindDraft kind : draft.kinds()) {
            productions.add(new Production(
                    heads.get(kind.name()), content(kind), kind.place().at()));
            places.put(kind.name(), kind.place());
            causes.putAll(writes.of(kind));
        }
        Content<Key> root = new Content.Child<>(heads.get(draft.kinds().get(0).name()));
        return new BlockGrammar(
                new Grammar(name, List.of(), root, productions, List.copyOf(causes.keySet()), at), places, causes);
    }

    private Key head(KindDraft kind) {
        FreshNames names = new FreshNames(List.of());
        List<Argument> variables = new ArrayList<>();
        registers
                .of(kind)
                .forEach(r -> variables.add(fresh(r, names, kind.place().at())));
        return new Key(kind.name(), variables, kind.place().at());
    }

    private Content<Key> content(KindDraft kind) {
        FreshNames names = new FreshNames(heads.get(kind.name()).arguments().stream()
                .map(Argument::toString)
                .toList());
        return Content.of(draft.below(kind).stream().map(l -> content(l, names)).toList());
    }

    private Content<Key> content(ChildLink link, FreshNames names) {
        List<Argument> arguments = new ArrayList<>();
        for (List<Term> register : registers.of(link.child())) {
            OptionalInt settled = registers.settled(link, register);
            arguments.add(
                    settled.isPresent()
                            ? heads.get(link.parent().name()).arguments().get(settled.getAsInt())
                            : fresh(register, names, link.child().place().at()));
        }
        Content<Key> child = new Content.Child<>(
                new Key(link.child().name(), arguments, link.child().place().at()));
        return link.times()
                .<Content<Key>>map(t -> new Content.Repeat<>(child, t))
                .orElse(child);
    }

    private static Argument fresh(List<Term> register, FreshNames names, Span at) {
        String entity = register.get(0).end().name();
        return new Argument.Variable(names.next(entity.substring(0, 1).toLowerCase(Locale.ROOT)), at);
    }
}
