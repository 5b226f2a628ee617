import { addMoney, compareMoney, type Money, percentOfMoney, subtractMoney } from '../money/money';
import type { Project } from '../project';

/** Amounts certified to date: cumulative, in RM. */
export type Certified = { work_done: Money; materials: Money; retention: Money; released: Money };

/**
 * A project's retention terms: rate, and limit in RM (null: the rate of the original contract sum; 0: no retention).
 */
export type RetentionTerms = Pick<Project, 'contract_sum' | 'retention_percent' | 'retention'>;

const ZERO = '0.00';

/** Amounts before the first certificate. */
export const NOTHING_CERTIFIED: Certified = { work_done: ZERO, materials: ZERO, retention: ZERO, released: ZERO };

/** Work done and materials on site. */
export const grossOf = ({ work_done, materials }: Pick<Certified, 'work_done' | 'materials'>) =>
  addMoney(work_done, materials);

/** Nett certified to date: gross − retention + released. docs/domain/certificates.md#amounts-to-date */
export const nettCertified = (certified: Certified) =>
  addMoney(subtractMoney(grossOf(certified), certified.retention), certified.released);

/** The most that a project retains, in RM. docs/domain/certificates.md#retention */
export const retentionLimit = ({ contract_sum, retention_percent, retention }: RetentionTerms): Money =>
  retention ?? percentOfMoney(contract_sum, retention_percent);

/** Retention to date: a percentage of the gross, up to the limit. docs/domain/certificates.md#retention */
export function retentionToDate(gross: Money, percent: string, terms: RetentionTerms): Money {
  const most = retentionLimit(terms);
  const held = percentOfMoney(gross, percent);
  return compareMoney(held, most) > 0 ? most : held;
}

/** What one certificate adds to the previous ones; its amount before tax is the difference in nett certified. */
export function movement(previous: Certified, next: Certified) {
  return {
    work_done: subtractMoney(next.work_done, previous.work_done),
    materials: subtractMoney(next.materials, previous.materials),
    retention: subtractMoney(next.retention, previous.retention),
    released: subtractMoney(next.released, previous.released),
    invoice_amt: subtractMoney(nettCertified(next), nettCertified(previous)),
  };
}
