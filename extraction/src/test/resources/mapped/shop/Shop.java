package shop;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.Lob;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OneToOne;
import jakarta.persistence.Table;
import jakarta.persistence.Temporal;
import jakarta.persistence.TemporalType;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;
import java.io.Serializable;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.UUID;

class Shop {
    enum Status {
        OPEN,
        SHIPPED,
        PAID
    }

    @MappedSuperclass
    abstract static class Base {
        @Id
        @GeneratedValue
        UUID id;

        @Version
        int version;
    }

    @Embeddable
    static class Address {
        @Column(length = 40)
        String street;

        @ManyToOne
        Country country;
    }

    @Entity
    static class Country {
        @Id
        String code;
    }

    @Entity
    @Table(name = "customers")
    static class Customer extends Base {
        @Column(nullable = false, length = 80)
        String name;

        @Embedded
        Address address;

        @ElementCollection
        Set<String> nicknames;

        @OneToMany(mappedBy = "customer")
        List<Order> orders;

        @OneToOne(mappedBy = "customer")
        Card card;

        @Transient
        int unread;
    }

    @Entity
    static class Business extends Customer {
        @Column(nullable = false)
        String taxNumber;
    }

    @Entity
    static class Card extends Base {
        @OneToOne(optional = false)
        Customer customer;

        @Temporal(TemporalType.DATE)
        Date expires;
    }

    @Entity(name = "Purchase")
    static class Order extends Base {
        @ManyToOne(optional = false)
        Customer customer;

        @ManyToOne
        @JoinColumn(nullable = false)
        Business supplier;

        @Enumerated(EnumType.STRING)
        Status status;

        Status previous;

        @OneToMany
        List<Line> lines;

        @ManyToMany
        Set<Coupon> coupons;

        @Lob
        String remarks;

        @Convert(disableConversion = true)
        Object extra;
    }

    @Entity
    static class Coupon extends Base {
        @ManyToMany(mappedBy = "coupons")
        Set<Order> orders;

        @OneToMany(mappedBy = "nothing")
        List<Line> lost;
    }

    @Embeddable
    static class LineId implements Serializable {
        UUID purchase;
        int number;
    }

    @Entity
    static class Line {
        @EmbeddedId
        LineId id;

        int quantity;
    }

    static class StockId implements Serializable {
        String place;
        String article;
    }

    @Entity
    @IdClass(StockId.class)
    static class Stock {
        @Id
        String place;

        @Id
        String article;

        long amount;
    }
}
