import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?:\s[^>]*)?>([^]+?)<\/script>/g;

// By content: a nonce would let import() load any origin's code.
const hashesOf = (page: string) =>
  [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The policy of a page, which may run the scripts that its file has inline; `origins` may serve remotes. */
export function pagePolicy(page: string, nonce: string, origins: readonly string[]) {
  const remotes = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    // No nonce, no strict-dynamic: both would let import() load any origin's code.
    `script-src 'self'${hashesOf(page).join('')}${remotes}`,
    `style-src 'self' 'nonce-${nonce}'${remotes}`,
    // Charts place their labels with style attributes.
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${remotes}`,
    `font-src 'self' data:${remotes}`,
    `img-src 'self' data: blob:${remotes}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The policy of responses that are not pages: they load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of the shell's files: a worker keeps the policy its script was served with, and receives the registry's
 * events.
 */
export const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
