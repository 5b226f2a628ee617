import { createHash } from 'node:crypto';

/** Statements named per connection; lists have one for each combination of filters. */
const MOST = 1_000;

/** Assigns each parameterised statement a stable name; undefined when it should not be prepared. */
export function statementNames() {
  const names = new Map<string, string>();
  return (text: string, values: readonly unknown[]): string | undefined => {
    // Text without parameters may contain several statements.
    if (values.length === 0) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
