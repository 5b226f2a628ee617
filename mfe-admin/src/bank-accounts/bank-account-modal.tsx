import { CallState } from '@siteledger/shared-lib/api';
import { type BankAccount, type BankAccountInput, bankAccountSchema, wholeNumber } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, DialogActions, Form } from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { useParams } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { BankAccountDialog, useCloseBankAccount } from './bank-account-dialog';
import { BankAccountFields } from './bank-account-fields';
import { useBankAccountsOneQuery, useBankAccountsUpdateMutation } from './bank-accounts-api';

/** Dialog of an own bank account, editable with the permission. docs/domain/payments.md#own-bank-accounts */
export function BankAccountModal() {
  const { uuid = '' } = useParams();
  const { currentData: account, error, refetch } = useBankAccountsOneQuery(uuid, { refetchOnMountOrArgChange: true });
  return (
    <BankAccountDialog title={account?.name ?? 'Bank account'}>
      {account ? (
        <Permission any={['finance_account_code.update']} otherwise="readonly">
          <UpdateBankAccountForm key={uuid} account={account} />
        </Permission>
      ) : (
        <CallState error={error} onRetry={refetch} notFound="Bank account not found." />
      )}
    </BankAccountDialog>
  );
}

// `version` is sent outside the body.
const schema = bankAccountSchema.shape({ version: wholeNumber('Version') });

function UpdateBankAccountForm({ account }: { account: BankAccount }) {
  const [update, { error }] = useBankAccountsUpdateMutation();
  const close = useCloseBankAccount();

  const onSubmit = async ({ version, ...body }: BankAccountInput & { version?: number | null }) => {
    await update({ uuid: account.uuid, version: version ?? account.version, body }).unwrap();
    notify.success('Successfully update bank account.');
    close();
  };

  return (
    <Form label="Bank account" schema={schema} initialValues={account} onSubmit={onSubmit}>
      <BankAccountFields />
      <ChangedMeanwhile error={error} />
      <DialogActions onCancel={close}>Save changes</DialogActions>
    </Form>
  );
}
