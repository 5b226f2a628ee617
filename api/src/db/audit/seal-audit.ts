import { sql } from 'kysely';
import {
  type AuditHead,
  type AuditKeys,
  NO_KEYS,
  signatureFault,
  type SignedHead,
  signHead,
} from '../../audit-chain/signed-head';
import { type Db } from '../database';
import { oneRow } from '../one-row';
import { transaction } from '../transaction/transaction';
import { auditLink, hasSignedHeads, insertHead, newestHead } from './heads';
import { hashLink, NO_LINK, RAW_ENTRY, type RawEntry } from './link-hash';

/** Why a server stops sealing: another writer extended the chain, or this server may not sign it. */
export class SealRefused extends Error {}

const AT_ONCE = 1000;
// The number of an advisory lock that nothing else uses; a server that does not get it skips the round.
const LOCK = 7_305_442;

/**
 * Links the waiting rows of the audit trail, adds the signed head, and returns the number of rows: 0 while another
 * server is sealing. Throws `SealRefused` when the chain does not end with one of our heads.
 */
export async function sealAudit(db: Db, keys: AuditKeys = NO_KEYS, clock = () => new Date()): Promise<number> {
  let sealed = 0;
  for (let linked = AT_ONCE; linked === AT_ONCE; sealed += linked)
    linked = await transaction(db, (trx) => sealSome(trx, keys, clock));
  return sealed;
}

async function sealSome(db: Db, keys: AuditKeys, clock: () => Date) {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(db);
  if (!oneRow(rows).mine) return 0;
  const entries = await waitingEntries(db);
  if (entries.length === 0) return 0;
  const end = await auditLink(db);
  await refuseForeignEnd(db, keys, end);
  const links = linksAfter(end, entries);
  await insertLinks(db, links);
  const last = links.at(-1);
  if (last) await insertHead(db, signHead(keys, last, clock()));
  return links.length;
}

async function waitingEntries(db: Db) {
  const { rows } = await sql<RawEntry>`
    select ${RAW_ENTRY} from public.audit_log entry join public.audit_waiting waiting on waiting.audit_id = entry.id
    order by entry.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

type Link = AuditHead & { audit_id: number };

function linksAfter(end: AuditHead | undefined, entries: readonly RawEntry[]): Link[] {
  let { position, hash } = end ?? { position: 0, hash: NO_LINK };
  return entries.map((entry) => {
    position += 1;
    hash = hashLink(hash, entry);
    return { position, hash, audit_id: entry.id };
  });
}

async function insertLinks(db: Db, links: readonly Link[]) {
  await sql`
    insert into public.audit_chain (position, audit_id, hash)
    select position, audit_id, decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (position bigint, audit_id bigint, hash text)`.execute(
    db,
  );
  await sql`
    delete from public.audit_waiting
    where audit_id in (select (link ->> 'audit_id')::bigint from jsonb_array_elements(${JSON.stringify(links)}::jsonb) link)`.execute(
    db,
  );
}

async function refuseForeignEnd(db: Db, keys: AuditKeys, end: AuditHead | undefined) {
  const newest = await newestHead(db);
  // Links from versions before signing.
  if (!newest) return;
  const fault = endFault(end, newest) ?? (await signerFault(db, keys, newest));
  if (fault) throw new SealRefused(fault);
}

const endFault = (end: AuditHead | undefined, newest: SignedHead) =>
  end?.position === newest.position && end.hash === newest.hash
    ? undefined
    : `The chain ends with link ${end?.position ?? 0}, but the newest head that a server added is link ${newest.position}.`;

async function signerFault(db: Db, keys: AuditKeys, newest: SignedHead) {
  const isSigned = newest.signature !== null;
  if (!keys.signer)
    return isSigned ? 'The heads are signed, and this server has no key: set AUDIT_KEY_FILE.' : undefined;
  if (!isSigned && !(await hasSignedHeads(db))) return undefined;
  const fault = signatureFault(keys, newest);
  return fault && `The newest head in the database (link ${newest.position}) ${fault}.`;
}
