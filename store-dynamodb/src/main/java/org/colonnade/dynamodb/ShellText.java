package org.colonnade.dynamodb;

import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/** Items and tables as the command line of AWS shows and takes them. */
final class ShellText {
    private static final String ESCAPED = "\"\\\n\r\t\b\f";
    private static final String ESCAPES = "\"\\nrtbf";

    private ShellText() {}

    /** An item, its attributes in the order of their names, for DynamoDB keeps none. */
    static String of(Map<String, AttributeValue> item) {
        return new TreeMap<>(item)
                .entrySet().stream()
                        .map(a -> quoted(a.getKey()) + ": " + of(a.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    static String of(AttributeValue value) {
        return switch (value.type()) {
            case S -> typed("S", quoted(value.s()));
            case N -> typed("N", quoted(value.n()));
            case B -> typed("B", quoted(base64(value.b())));
            case BOOL -> typed("BOOL", value.bool().toString());
            case L -> typed("L", value.l().stream().map(ShellText::of).collect(Collectors.joining(", ", "[", "]")));
            case M -> typed("M", of(value.m()));
            default -> throw new IllegalArgumentException("no value of a column is " + value);
        };
    }

    private static String typed(String type, String value) {
        return "{\"" + type + "\": " + value + "}";
    }

    private static String base64(SdkBytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.asByteArray());
    }

    private static String quoted(String text) {
        return text.codePoints().mapToObj(ShellText::escaped).collect(Collectors.joining("", "\"", "\""));
    }

    private static String escaped(int character) {
        int escape = ESCAPED.indexOf(character);
        if (escape >= 0) {
            return "\\" + ESCAPES.charAt(escape);
        }
        return character < ' ' ? String.format("\\u%04x", character) : Character.toString(character);
    }

    /** The command that makes a table. */
    static String of(CreateTableRequest table) {
        return "aws dynamodb create-table --table-name " + table.tableName() + " --billing-mode "
                + table.billingModeAsString() + " \\\n  --attribute-definitions "
                + table.attributeDefinitions().stream()
                        .map(a -> pairs("AttributeName", a.attributeName(), "AttributeType", a.attributeTypeAsString()))
                        .collect(Collectors.joining(" "))
                + " \\\n  --key-schema "
                + table.keySchema().stream()
                        .map(k -> pairs("AttributeName", k.attributeName(), "KeyType", k.keyTypeAsString()))
                        .collect(Collectors.joining(" "));
    }

    private static String pairs(String name, String value, String other, String otherValue) {
        return name + "=" + value + "," + other + "=" + otherValue;
    }

    /** The command that puts an item into a table. */
    static String put(String table, Map<String, AttributeValue> item) {
        return "aws dynamodb put-item --table-name " + table + " --item '" + of(item) + "'";
    }
}
