import { rebuildFigures } from '../../../figures/kept-figures';
import { Faults } from '../../../db/audit/faults';
import { sealAudit } from '../../../db/audit/seal-audit';
import { verifyShape } from '../../../db/audit/table-shape';
import { withSnapshot, verifyChain } from '../../../db/audit/verify-audit';
import { type Db } from '../../../db/database';
import { brokenRules } from '../money/rules';

/** Problems of a database's stored sums and audit trail. */
export async function faultsOfBooks(db: Db): Promise<string[]> {
  await sealAudit(db);
  const faults = new Faults();
  const { linked } = await withSnapshot(db, async (trx) => {
    await verifyShape(trx, faults);
    return verifyChain(trx, faults);
  });
  const { kept } = await db
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<string>().as('kept'))
    .executeTakeFirstOrThrow();
  return [
    ...(await brokenRules(db)),
    ...(await rebuildFigures(db, true)).map((figure) => `kept figure: ${JSON.stringify(figure)}`),
    ...faults.lines.map((fault) => `audit trail: ${fault}`),
    ...(linked === Number(kept) ? [] : [`audit trail: ${linked} of ${kept} entries are linked`]),
  ];
}
