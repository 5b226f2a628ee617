import { sql } from 'kysely';
import { type Db } from './database';
import { transaction } from './transaction';

/** The last link of the chain over the audit trail; its hash stands for every row before it. */
export type AuditHead = { position: number; hash: string };

/** A row that is not what it was: `place` is its link in the chain, if it has one. */
export type AuditFault = {
  fault: 'changed' | 'missing' | 'gap' | 'not linked';
  place: number | null;
  audit_id: number;
};

const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 1000;

/** Links the rows of the audit trail that wait for it, and gives how many those were. */
export async function sealAudit(db: Db): Promise<number> {
  let sealed = 0;
  for (let linked = AT_ONCE; linked === AT_ONCE; sealed += linked) {
    const { rows } = await sql<{ linked: number }>`select seal_audit(${AT_ONCE}) as linked`.execute(db);
    linked = rows[0]?.linked ?? 0;
  }
  return sealed;
}

/** The chain's head, or the link at a position; undefined when there is none. */
export async function auditLink(db: Db, position?: number): Promise<AuditHead | undefined> {
  const { rows } = await sql<AuditHead>`
    select position, encode(hash, 'hex') as hash from audit_chain
    where ${position === undefined ? sql`true` : sql`position = ${position}`} order by position desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Reckons the whole chain anew and gives what does not fit, and how many rows it covers or will cover. */
export const auditFaults = (db: Db) =>
  transaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows: faults } = await sql<AuditFault>`select * from audit_faults()`.execute(trx);
    const { rows } = await sql<{ linked: number; waiting: number }>`
      select (select count(*) from audit_chain) as linked, (select count(*) from audit_waiting) as waiting`.execute(
      trx,
    );
    return { faults, linked: rows[0]?.linked ?? 0, waiting: rows[0]?.waiting ?? 0 };
  });

/**
 * Seals the audit trail every ten seconds until the returned function is called, which waits for the round under way. Each new
 * head is told: kept outside the database, it proves that nobody has written the whole chain anew.
 */
export function startAuditSealer(db: Db, tell: (head: AuditHead) => void) {
  let running = Promise.resolve();
  const round = async () => {
    if ((await sealAudit(db)) === 0) return;
    const head = await auditLink(db);
    if (head) tell(head);
  };
  // What a round cannot do while the database is away, the next one finds waiting.
  const timer = setInterval(() => {
    running = running.then(round).catch(() => undefined);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
