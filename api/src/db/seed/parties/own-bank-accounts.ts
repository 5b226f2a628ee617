import { addDays } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { insertRows } from '../insert-rows';

const ACCOUNTS = [
  { name: 'Operating account', bank: 'Maybank', account_no: '512834067721', bic: 'MBBEMYKL' },
  { name: 'Project account', bank: 'CIMB', account_no: '8600143327', bic: 'CIBBMYKL' },
  { name: 'Supplier account', bank: 'Bank Islam', account_no: '14023010077165', bic: 'BIMBMYKL' },
] as const;

/** A bank at which the demo's company has an account. */
export type OwnBank = (typeof ACCOUNTS)[number]['bank'];

/** The banks from which the demo pays. */
export const OWN_BANKS = ACCOUNTS.map(({ bank }) => bank);

/** Ids of the own bank accounts by bank. */
export type BankAccountIds = Readonly<Record<OwnBank, number>>;

/** Stores the own bank accounts, one at each bank. docs/domain/payments.md#own-bank-accounts */
export async function seedOwnBankAccounts(db: Db, { today, numbering, random }: Block): Promise<BankAccountIds> {
  const own = random('own-bank-accounts');
  const made = recordedOn(addDays(today, -7 * 365), own);
  const rows = ACCOUNTS.map((account) => ({
    id: numbering.nextId('bank_accounts'),
    uuid: own.uuid(),
    ...account,
    active: 'yes' as const,
    ...made,
  }));
  await insertRows(db, 'bank_accounts', rows);
  return Object.fromEntries(rows.map(({ bank, id }) => [bank, id])) as Record<OwnBank, number>;
}
