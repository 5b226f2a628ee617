/**
 * A key for a request that creates something: made before the first try, and sent again with every repetition of it, so that
 * the effect happens once. Decision §1.
 */
export function newIdempotencyKey() {
  // randomUUID exists in secure contexts only; getRandomValues everywhere.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
