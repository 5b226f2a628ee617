import { type KeyObject, sign, verify } from 'node:crypto';

/** A link of the audit chain; its hash, in hex, covers every row up to it. */
export type AuditHead = { position: number; hash: string };

/** A published head: when (ISO 8601), the id of the key, and the Ed25519 signature in hex; both null without a key. */
export type SignedHead = AuditHead & { at: string; key: string | null; signature: string | null };

/** The keys that may have signed heads, by id: this server's own and earlier ones. */
export type AuditKeys = { signer?: { id: string; key: KeyObject }; known: ReadonlyMap<string, KeyObject> };

/** Without a key heads are not signed and signatures are not checked. */
export const NO_KEYS: AuditKeys = { known: new Map() };

const textOf = ({ position, hash, at }: Pick<SignedHead, 'position' | 'hash' | 'at'>) =>
  Buffer.from(`siteledger audit head ${position} ${hash} ${at}`);

/** Signs a head with the server's key, if it has one. */
export function signHead({ signer }: AuditKeys, { position, hash }: AuditHead, now: Date): SignedHead {
  const head = { position, hash, at: now.toISOString() };
  const signature = signer ? sign(null, textOf(head), signer.key).toString('hex') : null;
  return { ...head, key: signer?.id ?? null, signature };
}

/**
 * Describes what is wrong with a head's signature, as the end of a sentence; undefined when it is valid or no key is
 * configured.
 */
export function signatureFault({ known }: AuditKeys, head: SignedHead): string | undefined {
  if (known.size === 0) return undefined;
  if (head.signature === null || head.key === null) return 'is not signed';
  const key = known.get(head.key);
  if (!key) return `is signed with an unknown key (${head.key})`;
  return verify(null, textOf(head), key, Buffer.from(head.signature, 'hex')) ? undefined : 'has a false signature';
}
