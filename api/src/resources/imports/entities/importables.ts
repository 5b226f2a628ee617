import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { ACCOUNT_CODES } from './account-codes';
import { BANK_ACCOUNTS } from './bank-accounts';
import { CLIENTS } from './clients';
import { EXPENSES } from './expenses';
import { type Importable } from './importable';
import { INVOICES } from './invoices';
import { OPENINGS } from './openings';
import { ORGANISATIONS } from './organisations';
import { PAYMENTS } from './payments';
import { PROJECTS } from './projects';
import { PURCHASE_ORDERS } from './purchase-orders';
import { USERS } from './users';
import { VARIATION_ORDERS } from './variation-orders';
import { WRITE_OFFS } from './write-offs';

/** How each kind of record is imported; add new ones here and to `IMPORT_ENTITIES`. */
export const IMPORTABLES: Readonly<Record<ImportEntity, Importable>> = {
  account_code: ACCOUNT_CODES,
  bank_account: BANK_ACCOUNTS,
  client: CLIENTS,
  organisation: ORGANISATIONS,
  user: USERS,
  project: PROJECTS,
  purchase_order: PURCHASE_ORDERS,
  variation_order: VARIATION_ORDERS,
  opening: OPENINGS,
  expense: EXPENSES,
  invoice: INVOICES,
  payment: PAYMENTS,
  write_off: WRITE_OFFS,
};
