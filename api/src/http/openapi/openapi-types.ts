import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReplyTypes } from './openapi-replies';

const BUILT = join(__dirname, '../../reply-types.json');
const GENERATOR = join(__dirname, '../../../../scripts/build/reply-types.mjs');
const LOCAL_REF = '"#/definitions/';

let read: ReplyTypes | undefined;

/** JSON Schemas of the domain types, read from the build or, when running from source, generated from the types. */
export function replyTypes(): ReplyTypes {
  read ??= JSON.parse(text().replaceAll(LOCAL_REF, '"#/components/schemas/')) as ReplyTypes;
  return read;
}

function text() {
  // Tests generate them once instead of once per file.
  const file = existsSync(BUILT) ? BUILT : process.env.REPLY_TYPES;
  return file ? readFileSync(file, 'utf8') : execFileSync(process.execPath, [GENERATOR], { encoding: 'utf8' });
}

const REF = /"#\/components\/schemas\/([^"]+)"/g;

const namesIn = (value: unknown) => [...JSON.stringify(value).matchAll(REF)].map(([, name]) => name as string);

/** The named types and the types they refer to. Throws for a name that the domain does not have. */
export function typesUsedBy(description: unknown, types: ReplyTypes): ReplyTypes {
  const used: Record<string, ReplyTypes[string]> = {};
  const open = namesIn(description);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const type = types[name];
    if (!type) throw new Error(`A reply is called ${name}, and the domain exports no such type that can be described.`);
    if (!used[name]) open.push(...namesIn(type));
    used[name] = type;
  }
  return Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)));
}
