import { type MoveIn, moveInSchema } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { booksOn, stepsOf, storedTotals } from './move-in.queries';

const TOTALS = ['debtors', 'creditors', 'retention_receivable', 'retention_payable', 'bank'] as const;

/** The records brought over, and the totals of both books on the day of the cut-over. docs/domain/imports.md#moving-in */
export async function readMoveIn({ db, today }: Context): Promise<MoveIn> {
  const typed = await storedTotals(db);
  const as_of = typed?.as_of ?? today;
  const computed = await booksOn(db, { asOf: as_of, today });
  const steps = await stepsOf(db);
  const totals = TOTALS.map((field) => ({
    field,
    label: labelOf(field),
    computed: computed[field],
    typed: typed?.[field] ?? null,
  }));
  return { as_of, steps, totals, version: typed?.version ?? 1 };
}

function labelOf(field: (typeof TOTALS)[number]) {
  const described = moveInSchema.describe().fields[field];
  return described && 'label' in described ? (described.label ?? field) : field;
}
