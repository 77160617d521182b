package getters;

import java.util.Set;
import javax.persistence.Access;
import javax.persistence.AccessType;
import javax.persistence.Column;
import javax.persistence.Entity;
import javax.persistence.Id;
import javax.persistence.ManyToOne;
import javax.persistence.OneToMany;
import javax.persistence.OneToOne;
import javax.persistence.Transient;

class Library {
    @Entity
    static class Book {
        private String isbn;
        private String cached;

        @Access(AccessType.FIELD)
        private int shelf;

        @Id
        public String getIsbn() {
            return isbn;
        }

        @Column(length = 100)
        public String getTitle() {
            return "";
        }

        public boolean isLent() {
            return cached == null;
        }

        @Transient
        public int getAge() {
            return shelf;
        }

        @ManyToOne(targetEntity = Author.class)
        public Object getAuthor() {
            return null;
        }
    }

    @Entity
    static class Author {
        @Id
        long id;

        @OneToMany(targetEntity = Book.class, mappedBy = "author")
        @SuppressWarnings("rawtypes")
        Set books;

        String getNothing() {
            return "";
        }
    }

    @Entity
    static class Portrait {
        @Id
        @OneToOne
        Author author;
    }
}
