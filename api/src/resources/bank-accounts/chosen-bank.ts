import { type Db } from '../../db/database';
import { invalid } from '../../http/errors/errors';
import { findPayingAccount } from './bank-accounts.queries';

type Chosen = { bank?: string | null; bank_account_uuid?: string | number | null };

/**
 * The bank of a payment, and the id of the own account if the body names one: then the bank is that account's, which
 * cannot be deleted until the transaction ends. A 422 when the account is missing, deleted or inactive; `present`, the
 * id of the account that the payment has now, may be inactive. docs/domain/payments.md#own-bank-accounts
 */
export async function chosenBank<Input extends Chosen>(
  db: Db,
  { bank, bank_account_uuid }: Input,
  present?: number | null,
): Promise<{ bank: Input['bank'] | string; bank_account_id: number | null }> {
  if (!bank_account_uuid) return { bank, bank_account_id: null };
  const account = await findPayingAccount(db, bank_account_uuid);
  if (!account || (account.active === 'no' && account.id !== present))
    throw invalid({ bank_account_uuid: ['Bank Account is not valid.'] });
  return { bank: account.bank, bank_account_id: account.id };
}
