import { createHash } from 'node:crypto';

/** Statements named per connection; lists have one for each combination of filters. */
const MOST = 1_000;

// Only a text without parameters may contain several statements, which cannot be prepared.
const ONE_SELECT = /^\s*(?:select|with)\b[^;]*$/i;

/** Assigns each statement a stable name; undefined when it should not be prepared. */
export function statementNames() {
  const names = new Map<string, string>();
  return (text: string, values: readonly unknown[]): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    if (values.length === 0 && !ONE_SELECT.test(text)) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
