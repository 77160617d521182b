package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Content.Child;
import org.colonnade.grammar.Content.Sequence;

/** Numbers a hedge automaton; contents that are the same object become one, words of a label share their beginnings. */
final class StepwiseBuilder {
    private final Alphabet states = new Alphabet();
    private final HedgeAutomaton automaton;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Integer> firstNodes = new ArrayList<>();
    private final List<Machine> machines = new ArrayList<>();
    private final Map<Content<String>, Integer> contents = new IdentityHashMap<>();
    private final int[] firstMachine;

    private record Machine(int label, int content, int state) {}

    private static final class Node {
        final int content;
        final Ints read = new Ints();
        final Ints next = new Ints();
        final Ints assigned = new Ints();

        Node(int content) {
            this.content = content;
        }
    }

    /** All labels of the automaton must have their numbers already, or there would be gaps between machines. */
    StepwiseBuilder(HedgeAutomaton automaton, Alphabet labels) {
        this.automaton = automaton;
        automaton.states().forEach(states::number);
        List<List<Rule>> rules = new ArrayList<>();
        for (int l = 0; l < labels.size(); l++) {
            rules.add(new ArrayList<>(1));
        }
        automaton.rules().forEach(r -> rules.get(labels.number(r.label())).add(r));
        firstMachine = new int[labels.size() + 1];
        for (int l = 0; l < labels.size(); l++) {
            add(l, rules.get(l));
            firstMachine[l + 1] = machines.size();
        }
        firstNodes.add(nodes.size());
    }

    static Stepwise build(HedgeAutomaton automaton, Alphabet labels) {
        return new Stepwise(new StepwiseBuilder(automaton, labels));
    }

    private void add(int label, List<Rule> rules) {
        List<Rule> words = rules.stream().filter(r -> isWord(r.content())).toList();
        if (!words.isEmpty()) {
            machines.add(new Machine(label, trie(words), Stepwise.OWN));
        }
        for (Rule rule : rules) {
            if (!isWord(rule.content())) {
                Integer content = contents.get(rule.content());
                if (content == null) {
                    content = derive(rule.content());
                    contents.put(rule.content(), content);
                }
                machines.add(new Machine(label, content, states.number(rule.state())));
            }
        }
    }

    private static boolean isWord(Content<String> content) {
        return content instanceof Child || content instanceof Sequence<String> sequence && isWord(sequence.parts());
    }

    private static boolean isWord(List<Content<String>> parts) {
        for (Content<String> part : parts) {
            if (!(part instanceof Child)) {
                return false;
            }
        }
        return true;
    }

    private int newContent() {
        firstNodes.add(nodes.size());
        return firstNodes.size() - 1;
    }

    private int newNode(int content) {
        nodes.add(new Node(content));
        return nodes.size() - 1;
    }

    private int trie(List<Rule> words) {
        int content = newContent();
        int root = newNode(content);
        Map<Long, Integer> children = new HashMap<>();
        for (Rule rule : words) {
            int at = root;
            for (Content<String> part : Derivatives.parts(rule.content())) {
                int state = states.number(((Child<String>) part).key());
                long move = (long) at << 32 | state;
                Integer child = children.get(move);
                if (child == null) {
                    child = newNode(content);
                    children.put(move, child);
                    move(at, state, child);
                }
                at = child;
            }
            nodes.get(at).assigned.addNew(states.number(rule.state()));
        }
        return content;
    }

    private int derive(Content<String> expression) {
        int content = newContent();
        Map<Content<String>, Integer> known = new LinkedHashMap<>();
        List<Content<String>> open = new ArrayList<>();
        known.put(expression, newNode(content));
        open.add(expression);
        for (int i = 0; i < open.size(); i++) {
            int node = known.get(open.get(i));
            if (open.get(i).isNullable()) {
                nodes.get(node).assigned.add(Stepwise.OWN);
            }
            Derivatives.of(open.get(i)).forEach((rest, firsts) -> {
                int target = known.computeIfAbsent(rest, r -> {
                    open.add(r);
                    return newNode(content);
                });
                firsts.forEach(f -> move(node, states.number(f), target));
            });
        }
        return content;
    }

    private void move(int from, int state, int to) {
        nodes.get(from).read.add(state);
        nodes.get(from).next.add(to);
    }

    int states() {
        return states.size();
    }

    boolean[] finals() {
        boolean[] finals = new boolean[states.size()];
        automaton.finals().forEach(f -> finals[states.number(f)] = true);
        return finals;
    }

    int[][] read() {
        return nodes.stream().map(n -> n.read.toArray()).toArray(int[][]::new);
    }

    int[][] next() {
        return nodes.stream().map(n -> n.next.toArray()).toArray(int[][]::new);
    }

    int[][] assigned() {
        return nodes.stream().map(n -> n.assigned.toArray()).toArray(int[][]::new);
    }

    int[] contentOf() {
        return nodes.stream().mapToInt(n -> n.content).toArray();
    }

    int[] firstNode() {
        return firstNodes.stream().mapToInt(i -> i).toArray();
    }

    int[] labelOf() {
        return machines.stream().mapToInt(Machine::label).toArray();
    }

    int[] ruleState() {
        return machines.stream().mapToInt(Machine::state).toArray();
    }

    int[] machineContent() {
        return machines.stream().mapToInt(Machine::content).toArray();
    }

    int[] firstMachine() {
        return firstMachine.clone();
    }
}
