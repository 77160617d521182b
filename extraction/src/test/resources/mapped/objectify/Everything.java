package objectify;

import com.googlecode.objectify.Key;
import com.googlecode.objectify.Ref;
import com.googlecode.objectify.annotation.Container;
import com.googlecode.objectify.annotation.Entity;
import com.googlecode.objectify.annotation.Id;
import com.googlecode.objectify.annotation.Ignore;
import com.googlecode.objectify.annotation.Namespace;
import com.googlecode.objectify.annotation.Parent;
import com.googlecode.objectify.annotation.Serialize;
import com.googlecode.objectify.annotation.Subclass;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Everything {
    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    static class Owned<T> {
        Ref<T> owner;
        long version;
    }

    static class Address {
        String street;
        Key<City> city;
        List<Key<City>> formerly;

        @Container
        Folder folder;
    }

    static class Nested {
        int depth;
        Nested below;
    }

    static class Empty {}

    @Entity(name = "my-folder")
    static class Folder extends Owned<City> {
        static int counter;
        transient int unsaved;

        @Id
        long number;

        @Parent
        Ref<Folder> above;

        @Namespace
        String tenant;

        boolean open;
        Colour colour;
        Set<Colour> colours;
        Address address;
        List<Address> addresses;
        String[] tags;
        byte[] picture;
        BigDecimal price;
        List<Ref<City>> cities;
        Set<Key<City>> former;
        Map<String, Ref<City>> byName;
        Map<String, Integer> counts;
        List<List<String>> tooDeep;
        Nested nested;
        Empty empty;
        Thread strange;
        Key<?> anything;

        @SuppressWarnings("rawtypes")
        Key raw;

        Ref<Address> wrong;

        @Serialize
        Map<String, Object> blob;

        @Ignore
        String ignored;
    }

    @Subclass
    static class Archive extends Folder {
        int since;
    }

    @Entity
    static class City {
        @Id
        String name;

        @Parent
        Key<?> country;
    }

    @Entity
    static class Left {
        @Id
        Long id;

        @Parent
        Key<Right> right;
    }

    @Entity
    static class Right {
        @Id
        Long id;

        @Parent
        Key<Left> left;

        Ref<Archive> archive;
        Ref<Archive> backup;
    }
}
