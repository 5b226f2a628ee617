import { type AccountingHeadings } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { type AccountingAccountsTable, type AccountingTaxCodesTable } from '../../db/schema/accounts';

/** The row of headings and version; none until somebody changes the settings. */
export const storedHeadings = (db: Db) => db.selectFrom('accounting_settings').selectAll().executeTakeFirst();

/** The row of headings and version, locked; made when there is none. */
export async function lockHeadings(db: Db) {
  await db
    .insertInto('accounting_settings')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('accounting_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Stores the headings as the next version. */
export const saveHeadings = (db: Db, headings: AccountingHeadings) =>
  db
    .updateTable('accounting_settings')
    .set((expression) => ({
      headings,
      version: expression('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .execute();

/** Account numbers by purpose. */
export const storedAccounts = (db: Db) => db.selectFrom('accounting_accounts').selectAll().execute();

/** What the accounting software calls our tax codes. */
export const storedTaxCodes = (db: Db) => db.selectFrom('accounting_tax_codes').selectAll().execute();

/** Puts these account numbers in the place of all that were set. */
export async function replaceAccounts(db: Db, rows: readonly AccountingAccountsTable[]) {
  await db.deleteFrom('accounting_accounts').execute();
  if (rows.length > 0)
    await db
      .insertInto('accounting_accounts')
      .values([...rows])
      .execute();
}

/** Puts these tax codes in the place of all that were set. */
export async function replaceTaxCodes(db: Db, rows: readonly AccountingTaxCodesTable[]) {
  await db.deleteFrom('accounting_tax_codes').execute();
  if (rows.length > 0)
    await db
      .insertInto('accounting_tax_codes')
      .values([...rows])
      .execute();
}
