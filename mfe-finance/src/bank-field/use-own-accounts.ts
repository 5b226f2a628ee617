import { usePermissions } from '@siteledger/shared-lib/permission';
import { useBankFieldAccountsQuery } from './bank-accounts-api';

/**
 * Our own bank accounts that are active, by name; none for users who may not read them.
 * docs/domain/payments.md#own-bank-accounts
 */
export function useOwnAccounts() {
  const { can } = usePermissions();
  const { data } = useBankFieldAccountsQuery(undefined, { skip: !can('finance_account_code.view') });
  return data?.filter(({ active }) => active === 'yes') ?? [];
}
