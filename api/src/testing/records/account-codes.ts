import { type AccountCode } from '@siteledger/shared-lib/domain';
import { type Client } from '../apps/client';

/** Creates an account code through the API. */
export async function addAccountCode(
  api: Client,
  code: string,
  parent_id?: string | number,
  name = `Account ${code}`,
): Promise<AccountCode> {
  const { body } = await api.post('/finance_account_codes', { name, code, parent_id });
  return (body as { data: AccountCode }).data;
}

/** A small chart of accounts: 1(11(111 112) 12) 2. */
export async function enterChart(api: Client) {
  const one = await addAccountCode(api, '1');
  const eleven = await addAccountCode(api, '11', one.uuid, 'Materials');
  return {
    one,
    eleven,
    leaf: await addAccountCode(api, '111', eleven.id, 'Cement'),
    other: await addAccountCode(api, '112', eleven.uuid, 'Steel'),
    twelve: await addAccountCode(api, '12', one.uuid, 'Labour'),
    two: await addAccountCode(api, '2'),
  };
}
