import { rebuildFigures } from '../../../db/kept-figures';
import { auditFaults, sealAudit } from '../../../db/audit-chain';
import { type Db } from '../../../db/database';
import { brokenRules } from '../money/rules';

/** What is wrong with a database's kept figures and its audit trail. */
export async function faultsOfBooks(db: Db): Promise<string[]> {
  await sealAudit(db);
  const { faults, linked } = await auditFaults(db);
  const { kept } = await db
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<string>().as('kept'))
    .executeTakeFirstOrThrow();
  return [
    ...(await brokenRules(db)),
    ...(await rebuildFigures(db, true)).map((figure) => `kept figure: ${JSON.stringify(figure)}`),
    ...faults.map((fault) => `audit trail: ${JSON.stringify(fault)}`),
    ...(linked === Number(kept) ? [] : [`audit trail: ${linked} of ${kept} entries are linked`]),
  ];
}
