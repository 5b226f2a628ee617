import { sql } from 'kysely';
import { type AuditHead, type SignedHead } from '../../audit-chain/signed-head';
import { type Db } from '../database';

const HEAD = sql`position, encode(hash, 'hex') as hash, signed_at as at, key_id as key, encode(signature, 'hex') as signature`;

/** The last link of the chain, or the link at a position; undefined if missing. */
export async function auditLink(db: Db, position?: number): Promise<AuditHead | undefined> {
  const { rows } = await sql<AuditHead>`
    select position, encode(hash, 'hex') as hash from public.audit_chain
    where ${position === undefined ? sql`true` : sql`position = ${position}`} order by position desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** The newest head that a server added. */
export async function newestHead(db: Db): Promise<SignedHead | undefined> {
  const { rows } = await sql<SignedHead>`select ${HEAD} from public.audit_heads order by position desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** The oldest head beyond a position. */
export async function firstHeadAfter(db: Db, position: number): Promise<SignedHead | undefined> {
  const { rows } = await sql<SignedHead>`
    select ${HEAD} from public.audit_heads where position > ${position} order by position limit 1`.execute(db);
  return rows[0];
}

/** Whether any head of this chain is signed. */
export async function hasSignedHeads(db: Db): Promise<boolean> {
  const { rows } = await sql`select from public.audit_heads where signature is not null limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertHead(db: Db, { position, hash, at, key, signature }: SignedHead) {
  await sql`
    insert into public.audit_heads (position, hash, signed_at, key_id, signature)
    values (${position}, decode(${hash}, 'hex'), ${at}, ${key}, decode(${signature}, 'hex'))`.execute(db);
}

/** The hashes of these links, by position. */
export async function linksAt(db: Db, positions: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<AuditHead>`
    select position, encode(hash, 'hex') as hash from public.audit_chain
    where position = any(${`{${positions.join(',')}}`}::bigint[])`.execute(db);
  return new Map(rows.map(({ position, hash }) => [position, hash]));
}
