import { type BankAccount } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { type Row } from '../../db/rows';
import { columnsOf, select, selection } from '../../db/selection';
import { lockedOnce } from '../../db/transaction/in-batch';
import { matchesSearch, natural, neverNull, tableList } from '../../lists';

const BANK_ACCOUNT = selection<BankAccount>({
  ...columnsOf('bank_accounts', 'id', 'uuid', 'version', 'created_at', 'name', 'bank', 'account_no', 'bic'),
  ...columnsOf('bank_accounts', 'opening_balance', 'opening_day', 'active'),
});

/** Own bank accounts that are not deleted. */
export const BANK_ACCOUNTS = tableList({
  table: 'bank_accounts',
  selection: BANK_ACCOUNT,
  sorts: {
    name: neverNull(sql`lower(bank_accounts.name)`),
    bank: neverNull(sql`lower(bank_accounts.bank)`),
    account_no: neverNull(natural(sql`bank_accounts.account_no`)),
    opening_balance: sql`bank_accounts.opening_balance`,
    opening_day: sql`bank_accounts.opening_day`,
    active: neverNull(sql`bank_accounts.active`),
    created_at: neverNull(sql`bank_accounts.created_at`),
  },
  defaultSort: { sort: 'name', order: 'asc' },
  chosen: ({ search }) => sql`
    bank_accounts.deleted_at is null
    and ${matchesSearch(search, ['bank_accounts.name', 'bank_accounts.bank', 'bank_accounts.account_no'])}`,
});

/** An own bank account as in replies, if not deleted. */
export async function findBankAccount(db: Db, reference: string | number) {
  const { rows } = await select(
    BANK_ACCOUNT,
    sql`from bank_accounts where ${isRecord('bank_accounts', reference)} and deleted_at is null`,
  ).execute(db);
  return rows[0];
}

/** Locks an own bank account, deleted or not. */
export async function lockBankAccount(db: Db, reference: string) {
  const { rows } = await sql<Pick<Row<'bank_accounts'>, 'id' | 'uuid' | 'version' | 'name' | 'deleted_at'>>`
    select id, uuid, version, name, deleted_at from bank_accounts
    where ${isRecord('bank_accounts', reference)} for update`.execute(db);
  return rows[0];
}

/** The own bank account that a body names, if not deleted; it cannot be deleted until the transaction ends. */
export const findPayingAccount = (db: Db, reference: string | number) =>
  lockedOnce(db, `bank account ${reference}`, async () => {
    const { rows } = await sql<Pick<Row<'bank_accounts'>, 'id' | 'bank' | 'active'>>`
      select id, bank, active from bank_accounts
      where ${isRecord('bank_accounts', reference)} and deleted_at is null for share`.execute(db);
    return rows[0];
  });

/** Whether a payment that is not deleted names the account. */
export async function isPaidFrom(db: Db, id: number) {
  const { rows } = await sql`
    select 1 from payments where bank_account_id = ${id} and deleted_at is null limit 1`.execute(db);
  return rows.length > 0;
}
