/** Where a page may load things from; `origins` are those that remotes may come from. */
export function pagePolicy(nonce: string, origins: readonly string[]) {
  const remotes = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    // No nonce, no strict-dynamic: both would let import() load any origin's code.
    `script-src 'self'${remotes}`,
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

/** For answers that are no page: they load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For the shell's files: one that runs as a worker has the policy that it came with, and hears the registry's events. */
export const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
