import { accountCodeSchema, type AccountCodeInput } from '@siteledger/shared-lib/domain';
import { DialogActions, Form } from '@siteledger/shared-lib/form';
import { useOutletContext, useSearchParams } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { AccountCodeFields } from './account-code-fields';
import { useAccountCodesCreateMutation } from './account-codes-api';
import type { AccountCodesContext } from './account-code-list-page';
import { AccountDialog, useCloseAccountCode } from './account-dialog';

/** Dialog to create an account code, over the tree; `?parent=` is its group. accounting-export.md#account-codes */
export function CreateAccountCodeModal() {
  const { tree, reveal } = useOutletContext<AccountCodesContext>();
  const [params] = useSearchParams();
  const group = tree.byUuid.get(params.get('parent') ?? '');
  const [create] = useAccountCodesCreateMutation();
  const close = useCloseAccountCode();

  const onSubmit = async (input: AccountCodeInput) => {
    const { uuid } = await create(input).unwrap();
    notify.success('Successfully created account code.');
    reveal(uuid);
    await close();
  };

  return (
    <AccountDialog title="New account code">
      <Form
        label="New account code"
        schema={accountCodeSchema}
        initialValues={{ parent_id: group?.uuid }}
        onSubmit={onSubmit}
      >
        <AccountCodeFields tree={tree} />
        <DialogActions onCancel={() => void close()}>Create account code</DialogActions>
      </Form>
    </AccountDialog>
  );
}
