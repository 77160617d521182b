/**
 * The tokens of the design language. Keywords are case-insensitive and none is reserved: the parser's
 * rule `name` takes each of them where a name is meant, so that an entity may be called Order.
 */
lexer grammar DesignLexer;

options {
    caseInsensitive = true;
}

// First, so that the keywords are the tokens up to ZIPF.
tokens {
    COMPOSITE_KEY,
    TYPED_KEY
}

ADVISED: 'advised';
AGGREGATE: 'aggregate';
AND: 'and';
ANYONE: 'anyone';
AS: 'as';
ASC: 'asc';
ASSERT: 'assert';
AT: 'at';
BACK: 'back';
BY: 'by';
CONNECT: 'connect';
DEFAULT: 'default';
DEL: 'del';
DELETE: 'delete';
DESC: 'desc';
DISCONNECT: 'disconnect';
DISTINCT: 'distinct';
EACH: 'each';
ENTITY: 'entity';
ENTRY: 'entry';
FALSE: 'false';
FAMILY: 'family';
FIELDS: 'fields';
FROM: 'from';
GRAMMAR: 'grammar';
GROUPING: 'grouping';
HORIZON: 'horizon';
IMPORT: 'import';
IN: 'in';
INSERT: 'insert';
INTO: 'into';
KEPT: 'kept';
KEY: 'key';
LIMIT: 'limit';
MIXES: 'mixes';
MOST: 'most';
ONE: 'one';
ORDER: 'order';
OVER: 'over';
PUT: 'put';
REQUEST: 'request';
SCHEMA: 'schema';
SELECT: 'select';
SET: 'set';
SYSTEM: 'system';
TO: 'to';
TRUE: 'true';
UPDATE: 'update';
VALUE: 'value';
WHERE: 'where';
WRITES: 'writes';
ZIPF: 'zipf';

MANY_TO_ONE: '->';
MANY_TO_MANY: '<->';
ONE_TO_ONE: '--';
PRODUCES: '::=';
APPEND: '+=';
EQUAL: '=';
NOT_EQUAL: '!=' | '<>';
LESS_OR_EQUAL: '<=';
GREATER_OR_EQUAL: '>=';
LESS: '<';
GREATER: '>';
RANGE: '..';
DOT: '.';
COMMA: ',';
SEMICOLON: ';';
COLON: ':';
MINUS: '-';
PLUS: '+';
STAR: '*';
BAR: '|';
SLASH: '/';
PERCENT: '%';
LEFT_BRACE: '{';
RIGHT_BRACE: '}';
LEFT_BRACKET: '[';
RIGHT_BRACKET: ']';
LEFT_PARENTHESIS: '(';
RIGHT_PARENTHESIS: ')';

PARAMETER: '?' LETTER (LETTER | DIGIT)*;
QUESTION: '?';
NUMBER: DIGIT [0-9_]* ('.' DIGIT [0-9_]*)? ('e' [+-]? DIGIT+)?;
NAME: LETTER (LETTER | DIGIT)*;
STRING: '"' (~["\\\r\n] | '\\' ~[\r\n])* '"' | '\'' (~['\\\r\n] | '\\' ~[\r\n])* '\'';

LINE_COMMENT: '//' ~[\r\n]* -> channel(HIDDEN);
BLOCK_COMMENT: '/*' .*? '*/' -> channel(HIDDEN);
SPACE: [ \t\r\n\u000C\uFEFF]+ -> skip;

UNCLOSED_COMMENT: '/*' .*?;
UNCLOSED_STRING: '"' (~["\\\r\n] | '\\' ~[\r\n])* '\\'? | '\'' (~['\\\r\n] | '\\' ~[\r\n])* '\\'?;
STRANGE: .;

fragment DIGIT: [0-9];

// Which of the characters beyond ASCII are letters or digits is looked at afterwards (in Parsing): all of Unicode's
// letters in this grammar would cost a third of a short command's time, at every start.
fragment LETTER: [a-z_\u0080-\uFEFE\uFF00-\u{10FFFF}];
