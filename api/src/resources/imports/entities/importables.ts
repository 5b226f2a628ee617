import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { ACCOUNT_CODES } from './account-codes';
import { CLIENTS } from './clients';
import { type Importable } from './importable';
import { ORGANISATIONS } from './organisations';

/** How each kind of record is imported; add new ones here and to `IMPORT_ENTITIES`. */
export const IMPORTABLES: Readonly<Record<ImportEntity, Importable>> = {
  account_code: ACCOUNT_CODES,
  client: CLIENTS,
  organisation: ORGANISATIONS,
};
