const BYTES = 16;

/** 128 random bits in hexadecimal digits: unique and not guessable. */
export function randomKey() {
  // randomUUID exists in secure contexts only; getRandomValues everywhere.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
