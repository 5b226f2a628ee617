import { compareMoney, type Money } from '@siteledger/shared-lib/domain';
import { conflict } from '../../http/errors/errors';

type Settled = { status: string; paid_total: Money; exported_at: unknown };

/** Whether anything was paid on an invoice or an expense. */
export const isPaid = ({ paid_total }: Pick<Settled, 'paid_total'>) => compareMoney(paid_total, '0') > 0;

/**
 * Refuses to change or delete a document that is written off. docs/domain/states-and-deletions.md#invoices-and-expenses
 */
export function refuseWrittenOff(name: string, { status }: Pick<Settled, 'status'>) {
  if (status === 'writeOff') throw conflict(`The ${name} is written off.`);
}

/** Refuses to delete an invoice or expense that is written off, paid or exported. states-and-deletions.md#deletions */
export function refuseDeletion(name: string, document: Settled) {
  refuseWrittenOff(name, document);
  if (isPaid(document)) throw conflict(`The ${name} has payments.`);
  if (document.exported_at !== null) throw conflict(`The ${name} was exported.`);
}
