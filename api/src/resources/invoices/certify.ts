import { compareMoney, type InvoiceInput, type InvoiceKind, type Money, toMoney } from '@siteledger/shared-lib/domain';
import { type Certified, grossOf, movement, NOTHING_CERTIFIED, retentionToDate } from '../../figures/certificate';
import { invalid } from '../../http/errors';
import { type LockedProject } from '../projects/queries';

type Movement = Certified & { invoice_amt: Money; retention_percent: string };

const orElse = (amount: string | number | null | undefined, fallback: string) =>
  amount === null || amount === undefined ? fallback : toMoney(amount);

/** What an invoice adds to what is certified, from the "to date" amounts that were typed. Less than nothing is a 422. Decision §2. */
export function certify(kind: InvoiceKind, input: InvoiceInput, project: LockedProject, previous: Certified): Movement {
  const retention_percent = orElse(input.retention_percent, project.retention_percent);
  if (kind === 'other')
    return { ...NOTHING_CERTIFIED, invoice_amt: orElse(input.invoice_amt, '0.00'), retention_percent: '0.00' };
  const next =
    kind === 'progress'
      ? progressed(input, project, previous, retention_percent)
      : { ...previous, released: orElse(input.released, '0.00') };
  if (compareMoney(next.released, next.retention) > 0) {
    throw invalid({
      [kind === 'progress' ? 'work_done_certified' : 'released']: [
        `Released must be less than or equals to the retention of ${next.retention}.`,
      ],
    });
  }
  const moved = movement(previous, next);
  if (compareMoney(moved.invoice_amt, '0') < 0) {
    throw invalid({
      [kind === 'progress' ? 'work_done_certified' : 'released']: [
        'The certificate is below the one before it. Use a debit note to take something off.',
      ],
    });
  }
  return { ...moved, retention_percent };
}

function progressed(input: InvoiceInput, project: LockedProject, previous: Certified, percent: string): Certified {
  const work_done = orElse(input.work_done_certified, '0.00');
  // Left empty, what lies on the site is what was certified before.
  const materials = orElse(input.materials_on_site, previous.materials);
  const retention = retentionToDate(grossOf({ work_done, materials }), {
    percent,
    limit: project.retention,
    projectPercent: project.retention_percent,
    contractSum: project.contract_sum,
  });
  return { work_done, materials, retention, released: previous.released };
}
