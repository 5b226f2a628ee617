import { createHash } from 'node:crypto';

/** So many statements are kept by each connection; lists have a form for each of their filters together. */
const MOST = 1_000;

/** Gives each statement with parameters a name, the same one whenever it comes again; undefined for what is not to be kept. */
export function statementNames() {
  const names = new Map<string, string>();
  return (text: string, values: readonly unknown[]): string | undefined => {
    // What has no parameters may be several statements at once.
    if (values.length === 0) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
