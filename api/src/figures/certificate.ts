import { addMoney, compareMoney, type Money, percentOfMoney, subtractMoney } from '@siteledger/shared-lib/domain';

/** What is certified to date: cumulative amounts in RM. */
export type Certified = { work_done: Money; materials: Money; retention: Money; released: Money };

export type RetentionTerms = {
  /** Rate of this certificate. */
  percent: string;
  /** The project's limit in RM; null: its rate of its original contract sum; 0: none is held. */
  limit: Money | null;
  projectPercent: string;
  contractSum: Money;
};

const ZERO = '0.00';

/** Nothing certified yet. */
export const NOTHING_CERTIFIED: Certified = { work_done: ZERO, materials: ZERO, retention: ZERO, released: ZERO };

/** Work done and materials on site. */
export const grossOf = ({ work_done, materials }: Pick<Certified, 'work_done' | 'materials'>) =>
  addMoney(work_done, materials);

/** gross − retention + released, cumulative. Decision §2. */
export const nettCertified = (certified: Certified) =>
  addMoney(subtractMoney(grossOf(certified), certified.retention), certified.released);

/** Retention to date: the rate of what is certified, up to the limit. Decision §2. */
export function retentionToDate(gross: Money, { percent, limit, projectPercent, contractSum }: RetentionTerms): Money {
  const most = limit ?? percentOfMoney(contractSum, projectPercent);
  const held = percentOfMoney(gross, percent);
  return compareMoney(held, most) > 0 ? most : held;
}

/** What one certificate adds to the ones before it; its amount before tax is the difference of the nett certified. */
export function movement(previous: Certified, next: Certified) {
  return {
    work_done: subtractMoney(next.work_done, previous.work_done),
    materials: subtractMoney(next.materials, previous.materials),
    retention: subtractMoney(next.retention, previous.retention),
    released: subtractMoney(next.released, previous.released),
    invoice_amt: subtractMoney(nettCertified(next), nettCertified(previous)),
  };
}
