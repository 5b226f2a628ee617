import { type AccountingHeadings } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { type Database } from '../../db/schema';

/** The row of headings and version; undefined until the settings are first changed. */
export const storedHeadings = (db: Db) => db.selectFrom('accounting_settings').selectAll().executeTakeFirst();

/** The row of headings and version, locked; created if missing. */
export async function lockHeadings(db: Db) {
  await db
    .insertInto('accounting_settings')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('accounting_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

type Settings = {
  headings: AccountingHeadings;
  accounts: readonly Database['accounting_accounts'][];
  tax_codes: readonly Database['accounting_tax_codes'][];
};

/** Stores all settings as the next version; accounts and tax codes missing from them are deleted. */
export async function saveSettings(db: Db, { accounts, tax_codes, ...columns }: Settings) {
  await db
    .updateTable('accounting_settings')
    .set((expression) => ({ ...columns, version: expression('version', '+', 1), updated_at: sql<string>`now()` }))
    .execute();
  await replaceAccounts(db, accounts);
  await replaceTaxCodes(db, tax_codes);
}

export const storedAccounts = (db: Db) => db.selectFrom('accounting_accounts').selectAll().execute();

/** The accounting software's names of our tax codes. */
export const storedTaxCodes = (db: Db) => db.selectFrom('accounting_tax_codes').selectAll().execute();

async function replaceAccounts(db: Db, rows: readonly Database['accounting_accounts'][]) {
  await db.deleteFrom('accounting_accounts').execute();
  if (rows.length > 0)
    await db
      .insertInto('accounting_accounts')
      .values([...rows])
      .execute();
}

async function replaceTaxCodes(db: Db, rows: readonly Database['accounting_tax_codes'][]) {
  await db.deleteFrom('accounting_tax_codes').execute();
  if (rows.length > 0)
    await db
      .insertInto('accounting_tax_codes')
      .values([...rows])
      .execute();
}
