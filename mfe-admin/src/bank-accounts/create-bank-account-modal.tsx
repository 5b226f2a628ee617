import { bankAccountSchema, type BankAccountInput } from '@siteledger/shared-lib/domain';
import { DialogActions, Form } from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { BankAccountDialog, useCloseBankAccount } from './bank-account-dialog';
import { BankAccountFields } from './bank-account-fields';
import { useBankAccountsCreateMutation } from './bank-accounts-api';

const usual = { active: 'yes' } as const;

/** Dialog to create an own bank account, over the list. docs/domain/payments.md#own-bank-accounts */
export function CreateBankAccountModal() {
  const [create] = useBankAccountsCreateMutation();
  const close = useCloseBankAccount();

  const onSubmit = async (input: BankAccountInput) => {
    await create(input).unwrap();
    notify.success('Successfully created bank account.');
    close();
  };

  return (
    <BankAccountDialog title="New bank account">
      <Form label="New bank account" schema={bankAccountSchema} initialValues={usual} onSubmit={onSubmit}>
        <BankAccountFields />
        <DialogActions onCancel={close}>Create bank account</DialogActions>
      </Form>
    </BankAccountDialog>
  );
}
