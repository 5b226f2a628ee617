import { type TaxRate } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';

/** Every rate of every tax code, by code and day. docs/domain/tax.md#codes-and-days */
export async function allTaxRates(db: Db) {
  const { rows } = await sql<TaxRate>`
    select code, valid_from, rate_percent from tax_rates order by code, valid_from`.execute(db);
  return rows;
}
