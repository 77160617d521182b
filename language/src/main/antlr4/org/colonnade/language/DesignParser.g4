/**
 * The design language. This grammar is the reference: docs/language.md explains it rule by rule.
 * Newlines matter in one place only: the type of a key stands on the key's own line, which the token TYPED_KEY
 * (a `key` that KeyTypes found to have a type) tells the parser. A `key` before a parenthesis is a
 * COMPOSITE_KEY, so that one token decides what a field is.
 */
parser grammar DesignParser;

options {
    tokenVocab = DesignLexer;
    contextSuperClass = Branch;
}

design: declaration* EOF;

declaration
    : importing
    | entity
    | valueObject
    | assertion
    | mixes
    | horizon
    | request
    | grouping
    | aggregate
    | schema
    | grammarBlock
    ;

importing: IMPORT STRING;

// --- model

entity: ENTITY name count? LEFT_BRACE (compositeKey | field)* RIGHT_BRACE;

valueObject: VALUE name LEFT_BRACE field* RIGHT_BRACE;

count: LEFT_PARENTHESIS number (COMMA rate)? (COMMA retention)? RIGHT_PARENTHESIS;

rate: number SLASH name;

retention: KEPT period;

period: number name;

compositeKey: COMPOSITE_KEY LEFT_PARENTHESIS name (COMMA name)* RIGHT_PARENTHESIS separator?;

field: name (keyField | relationship | attribute) separator?;

keyField: KEY | TYPED_KEY type;

relationship: arrow=(MANY_TO_ONE | MANY_TO_MANY | ONE_TO_ONE) name (DOT name)? participation?;

attribute: type QUESTION? collection? values?;

type: name size?;

size: LEFT_PARENTHESIS number RIGHT_PARENTHESIS;

collection: LEFT_BRACKET number RIGHT_BRACKET;

values: LEFT_PARENTHESIS (distinct (COMMA frequency)? | frequency) RIGHT_PARENTHESIS;

distinct: number DISTINCT;

frequency: skew | share (COMMA share)*;

share: literal percentage;

percentage: number PERCENT;

skew: ZIPF number | AT MOST (percentage | number);

participation: LEFT_PARENTHESIS partnership (COMMA partnership)* RIGHT_PARENTHESIS;

partnership: multiplicity | fanOut | BACK? skew;

multiplicity: number RANGE (number | STAR);

fanOut: number EACH;

separator: COMMA | SEMICOLON;

assertion: ASSERT path EQUAL path SEMICOLON?;

// --- workload

mixes: MIXES mix (COMMA mix)*;

mix: name (LEFT_PARENTHESIS (DEFAULT (COMMA rate)? | rate) RIGHT_PARENTHESIS)?;

horizon: HORIZON period;

request: REQUEST name (BY actor)? (weight (COMMA weight)*)? LEFT_BRACE command* RIGHT_BRACE;

actor: SYSTEM | name (LEFT_PARENTHESIS (parameter (COMMA parameter)* | number) RIGHT_PARENTHESIS)?;

weight: name? number;

command: statement SEMICOLON;

statement: select | insert | update | delete | connect | disconnect;

select: SELECT selection (COMMA selection)* from where? orderBy? limit?;

selection: STAR | path (DOT STAR)?;

from: FROM fromItem (COMMA fromItem)*;

fromItem: path (AS name)?;

where: WHERE predicate (AND predicate)*;

predicate: path (comparison operand breadth? | IN choice);

breadth: LEFT_BRACKET (percentage | period) RIGHT_BRACKET;

comparison: EQUAL | NOT_EQUAL | LESS | LESS_OR_EQUAL | GREATER | GREATER_OR_EQUAL;

choice: parameter collection? | LEFT_PARENTHESIS operand (COMMA operand)* RIGHT_PARENTHESIS;

orderBy: ORDER BY ordering (COMMA ordering)*;

ordering: path (ASC | DESC)?;

limit: LIMIT number;

insert: INSERT INTO name (set (AND? CONNECT TO connection (COMMA connection)*)? | CONNECT TO connection (COMMA connection)*);

update: UPDATE name from? set where?;

delete: DELETE from where?;

connect: CONNECT connection TO connection;

disconnect: DISCONNECT connection FROM connection;

set: SET assignment (COMMA assignment)*;

assignment: path (EQUAL | APPEND) operand;

connection: name LEFT_PARENTHESIS operand (COMMA operand)* RIGHT_PARENTHESIS;

operand: parameter | literal | path;

parameter: PARAMETER | QUESTION;

literal: number | STRING | TRUE | FALSE;

path: name (DOT name)*;

// --- groupings, aggregates, schemas

grouping: GROUPING name LEFT_BRACE group* RIGHT_BRACE;

group: name (LEFT_BRACE group* RIGHT_BRACE)? separator?;

aggregate: AGGREGATE name (AS strategy | LEFT_BRACE entry* RIGHT_BRACE);

strategy: ONE ENTRY | FIELDS | ADVISED;

entry: ENTRY (accessPath | LEFT_BRACE (accessPath separator?)* RIGHT_BRACE) separator?;

accessPath: accessStep (DOT accessStep)*;

accessStep: name (LEFT_BRACKET (STAR | number) RIGHT_BRACKET)?;

schema: SCHEMA name LEFT_BRACE family* RIGHT_BRACE;

family: FAMILY name columns columns columns OVER fromItem (COMMA fromItem)* SEMICOLON?;

columns: LEFT_BRACKET (column (COMMA column)*)? RIGHT_BRACKET;

column: path (ASC | DESC)?;

// --- grammars

grammarBlock: GRAMMAR name LEFT_BRACE (domain | production | writes)* RIGHT_BRACE;

domain: name EQUAL LEFT_BRACE argument (COMMA argument)* RIGHT_BRACE SEMICOLON?;

production: key PRODUCES choiceOfContents SEMICOLON?;

choiceOfContents: sequence (BAR sequence)*;

sequence: repetition+ (COMMA repetition+)*;

repetition: atom (STAR | PLUS | QUESTION)*;

atom: LEFT_PARENTHESIS RIGHT_PARENTHESIS | LEFT_PARENTHESIS choiceOfContents RIGHT_PARENTHESIS | key;

writes: WRITES writer COLON write (COMMA write)* SEMICOLON?;

writer: SYSTEM | ANYONE | name (LEFT_PARENTHESIS number RIGHT_PARENTHESIS)?;

write: (PUT | DEL)? key;

key: name (LEFT_PARENTHESIS (argument (COMMA argument)*)? RIGHT_PARENTHESIS)?;

argument: name | STRING | number;

// --- words

number: MINUS? NUMBER;

name
    : NAME
    | ADVISED
    | AGGREGATE
    | AND
    | ANYONE
    | AS
    | ASC
    | ASSERT
    | AT
    | BACK
    | BY
    | CONNECT
    | DEFAULT
    | DEL
    | DELETE
    | DESC
    | DISCONNECT
    | DISTINCT
    | EACH
    | ENTITY
    | ENTRY
    | FALSE
    | FAMILY
    | FIELDS
    | FROM
    | GRAMMAR
    | GROUPING
    | HORIZON
    | IMPORT
    | IN
    | INSERT
    | INTO
    | KEPT
    | KEY
    | COMPOSITE_KEY
    | TYPED_KEY
    | LIMIT
    | MIXES
    | MOST
    | ONE
    | ORDER
    | OVER
    | PUT
    | REQUEST
    | SCHEMA
    | SELECT
    | SET
    | SYSTEM
    | TO
    | TRUE
    | UPDATE
    | VALUE
    | WHERE
    | WRITES
    | ZIPF
    ;
