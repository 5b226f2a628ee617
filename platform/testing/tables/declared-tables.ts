import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inWords, type Tables } from './column';

// Maps TypeScript types of the driver's values to the database's names.
const VALUES: Record<string, string> = {
  ...{ number: 'number', string: 'text', boolean: 'boolean' },
  ...{ Buffer: 'bytes', Uint8Array: 'bytes' },
  ...{ Decimal: 'decimal', Day: 'day' },
  ...{ Instant: 'instant', DefaultedInstant: 'instant', Json: 'json', DefaultedJson: 'json' },
};

const NULLABLE = ' | null';
const FILLED = /^Generated<(.+)>$/;
const ALWAYS = /^GeneratedAlways<(.+)>$/;

function valueOf(text: string) {
  const isNullable = text.endsWith(NULLABLE);
  const base = isNullable ? text.slice(0, -NULLABLE.length) : text;
  // Types narrowed to literals or to a type of the contract are text in the database.
  return { value: VALUES[base] ?? 'text', isNullable };
}

function columnOf(text: string) {
  const always = ALWAYS.exec(text)?.[1];
  if (always) return inWords({ ...valueOf(always), filled: 'always' });
  const filled = FILLED.exec(text)?.[1];
  if (filled || text.startsWith('Defaulted')) return inWords({ ...valueOf(filled ?? text), filled: 'unless stated' });
  return inWords({ ...valueOf(text), filled: 'never' });
}

const typesIn = (file: string) =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    .statements.filter((statement) => ts.isTypeAliasDeclaration(statement))
    .map(({ name, type }) => [name.text, type] as const);

/** The tables and columns declared in these files: the members of every type named “…Tables”. */
export function declaredTables(files: readonly string[]): Tables {
  const types = new Map(files.flatMap(typesIn));
  const membersOf = (type: ts.TypeNode | undefined): (readonly [string, ts.TypeNode | undefined])[] => {
    if (!type) return [];
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf);
    if (ts.isTypeReferenceNode(type)) return membersOf(types.get(type.getText()));
    if (!ts.isTypeLiteralNode(type)) return [];
    return type.members.filter(ts.isPropertySignature).map(({ name, type: of }) => [nameOf(name), of]);
  };
  const columnsOf = (table: ts.TypeNode | undefined) =>
    Object.fromEntries(membersOf(table).map(([name, type]) => [name, columnOf(type?.getText() ?? '')]));
  const tables = [...types].filter(([name]) => name.endsWith('Tables')).flatMap(([, type]) => membersOf(type));
  return Object.fromEntries(tables.map(([name, type]) => [name, columnsOf(type)]));
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());
