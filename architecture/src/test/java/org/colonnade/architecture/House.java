package org.colonnade.architecture;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** All modules, and what each has on its class path. */
final class House {
    private final Map<String, Module> modules = new LinkedHashMap<>();

    House() {
        Module.names().forEach(name -> modules.put(name, Module.of(name)));
    }

    Iterable<Module> modules() {
        return modules.values();
    }

    /** The modules that come with one, without itself. */
    SortedSet<String> modulesOf(String name) {
        return within(name, Module::modules);
    }

    /** The libraries that come with a module, as far as the POMs of the house name them. */
    SortedSet<String> librariesOf(String name) {
        return within(name, Module::libraries);
    }

    private SortedSet<String> within(String name, Function<Module, SortedSet<String>> what) {
        Module module = modules.get(name);
        SortedSet<String> all = new TreeSet<>(what.apply(module));
        module.modules().forEach(below -> all.addAll(within(below, what)));
        return all;
    }

    /**
     * The modules as a flow chart of Mermaid, with an arrow from each to those that it needs; what another arrow's way
     * implies is left out.
     */
    String picture() {
        StringBuilder picture = new StringBuilder("flowchart BT\n");
        for (Module module : modules()) {
            for (String below : module.modules()) {
                if (module.modules().stream().noneMatch(m -> modulesOf(m).contains(below))) {
                    picture.append("  ")
                            .append(module.name())
                            .append(" --> ")
                            .append(below)
                            .append('\n');
                }
            }
        }
        return picture.toString();
    }
}
