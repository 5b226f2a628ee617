import { type TaxRate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';

/** Every rate of every tax code, by code and day. docs/domain/tax.md#codes-and-days */
export const allTaxRates = (db: Db): Promise<TaxRate[]> =>
  db
    .selectFrom('tax_rates')
    .select(['code', 'valid_from', 'rate_percent'])
    .orderBy('code')
    .orderBy('valid_from')
    .execute();
