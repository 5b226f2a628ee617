import { type KeyObject, sign, verify } from 'node:crypto';

/** A link of the audit chain; its hash, in hex, covers every row up to it. */
export type AuditHead = { position: number; hash: string };

/** A head as it leaves the database: when (ISO 8601), by which key, and the Ed25519 signature in hex; unsigned without a key. */
export type SignedHead = AuditHead & { at: string; key: string | null; signature: string | null };

/** Keys that heads may be signed with, by their id: the signing server's own, and former ones. */
export type AuditKeys = { signer?: { id: string; key: KeyObject }; known: ReadonlyMap<string, KeyObject> };

/** A server without a key: its heads are not signed, and signatures are not checked. */
export const NO_KEYS: AuditKeys = { known: new Map() };

const textOf = ({ position, hash, at }: Pick<SignedHead, 'position' | 'hash' | 'at'>) =>
  Buffer.from(`siteledger audit head ${position} ${hash} ${at}`);

/** Signs a head with the server's key, if it has one. */
export function signHead({ signer }: AuditKeys, { position, hash }: AuditHead, now: Date): SignedHead {
  const head = { position, hash, at: now.toISOString() };
  const signature = signer ? sign(null, textOf(head), signer.key).toString('hex') : null;
  return { ...head, key: signer?.id ?? null, signature };
}

/** What is wrong with a head's signature, as the end of a sentence; undefined when it holds or nobody has a key. */
export function signatureFault({ known }: AuditKeys, head: SignedHead): string | undefined {
  if (known.size === 0) return undefined;
  if (head.signature === null || head.key === null) return 'is not signed';
  const key = known.get(head.key);
  if (!key) return `is signed with an unknown key (${head.key})`;
  return verify(null, textOf(head), key, Buffer.from(head.signature, 'hex')) ? undefined : 'has a false signature';
}
