import type { InferType } from 'yup';
import type { Day } from '../days/dates';
import { amount, day, onUse, record, wholeNumber } from '../fields';
import type { ImportJob, ImportTotal } from './import-job';
import type { ImportEntity } from './import-kinds';

/** Schema of the totals of the former books on the day of the cut-over, in RM. docs/domain/imports.md#moving-in */
export const moveInSchema = onUse(() =>
  record({
    as_of: day('Cut-over Date').required(),
    debtors: amount('Debtors'),
    creditors: amount('Creditors'),
    retention_receivable: amount('Retention Receivable'),
    retention_payable: amount('Retention Payable'),
    bank: amount('Bank'),
    version: wholeNumber('Version'),
  }),
);

export type MoveInInput = InferType<typeof moveInSchema>;

/** A kind of record to bring over: how many there are, and its last import. */
export type MoveInStep = {
  entity: ImportEntity;
  records: number;
  last_import: Pick<ImportJob, 'uuid' | 'file_name' | 'status'> | null;
};

/** The way from the former books: the records in order, and the totals of both books on a day. */
export type MoveIn = { as_of: Day; steps: MoveInStep[]; totals: ImportTotal[]; version: number };
