import type { AccountCodeNode } from '@siteledger/shared-lib/domain';
import { FormSection, SelectField, TextField } from '@siteledger/shared-lib/form';
import { accountText, allBelow, groupsAbove, type AccountTree } from './account-tree';

type Props = {
  tree: AccountTree;
  /** The edited code; neither it nor a code below it can be its group. */
  own?: AccountCodeNode;
};

/** All editable fields of an account code. docs/domain/accounting-export.md#account-codes */
export function AccountCodeFields({ tree, own }: Props) {
  const barred = new Set(own && [own, ...allBelow(own)].map(({ uuid }) => uuid));
  const groups = [...tree.byUuid.values()]
    .filter(({ uuid }) => !barred.has(uuid))
    .map((node) => ({ value: node.uuid, label: accountText(node), level: groupsAbove(tree, node.uuid).length }));
  return (
    <FormSection>
      <TextField name="code" />
      <TextField name="name" />
      <SelectField
        name="parent_id"
        isWide
        options={groups}
        placeholder="Top level"
        hint={own && barred.size > 1 ? 'Sub-accounts move with it.' : undefined}
      />
    </FormSection>
  );
}
