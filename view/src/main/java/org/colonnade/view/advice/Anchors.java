package org.colonnade.view.advice;

import org.colonnade.advice.RequestAdvice;

/** Where on the page something is. Names in designs are letters, digits and underscores, and so may be in anchors. */
final class Anchors {
    private Anchors() {}

    static String family(String name) {
        return "family-" + name;
    }

    static String request(RequestAdvice request) {
        return "request-" + request.request().name();
    }

    /** A statement by its number within the request, from 1. */
    static String statement(RequestAdvice request, int number) {
        return request(request) + "-" + number;
    }
}
