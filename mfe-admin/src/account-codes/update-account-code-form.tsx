import {
  accountCodeSchema,
  wholeNumber,
  type AccountCodeDetails,
  type AccountCodeInput,
} from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, Form, FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { Button, notify } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { AccountCodeActions } from './account-code-actions';
import { AccountCodeFields } from './account-code-fields';
import type { AccountTree } from './account-tree';
import { useAccountCodesUpdateMutation } from './account-codes-api';
import type { AccountCodesContext } from './account-code-list-page';
import { useCloseAccountCode } from './account-dialog';

type Props = {
  code: AccountCodeDetails;
  tree: AccountTree;
  children: ReactNode;
};

// `version` is sent outside the body.
const schema = accountCodeSchema.shape({ version: wholeNumber('Version') });

/**
 * Form to edit an account code, or move it with all codes below to another group. Another user's changes are never
 * silently overwritten. docs/domain/calls.md#versions
 */
export function UpdateAccountCodeForm({ code, tree, children }: Props) {
  const { reveal } = useOutletContext<AccountCodesContext>();
  const [update, { error }] = useAccountCodesUpdateMutation();
  const close = useCloseAccountCode();

  const onSubmit = async ({ version, ...body }: AccountCodeInput & { version?: number | null }) => {
    await update({ uuid: code.uuid, version: version ?? code.version, body }).unwrap();
    notify.success('Successfully update account code.');
    reveal(code.uuid);
    await close();
  };

  return (
    <Form
      label="Account code"
      schema={schema}
      initialValues={{ ...code, parent_id: code.parent?.uuid }}
      onSubmit={onSubmit}
    >
      <AccountCodeFields tree={tree} own={tree.byUuid.get(code.uuid)} />
      {children}
      <ChangedMeanwhile error={error} />
      <FormActions>
        <AccountCodeActions code={code} />
        <Button onClick={() => void close()}>Close</Button>
        <SubmitButton>Save changes</SubmitButton>
      </FormActions>
    </Form>
  );
}
