import { type BankAccount } from '@siteledger/shared-lib/domain';
import { type Client } from '../apps/client';

/** Creates an active own bank account through the API. */
export async function addBankAccount(
  api: Client,
  bank: string,
  given: Partial<BankAccount> = {},
): Promise<BankAccount> {
  const account = { name: `${bank} account`, bank, account_no: `${bank}-1`, active: 'yes', ...given };
  const { body } = await api.post('/bank_accounts', account);
  return (body as { data: BankAccount }).data;
}
