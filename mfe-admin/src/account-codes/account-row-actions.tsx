import type { AccountCodeNode } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { DeleteOutlined, PlusOutlined } from '@siteledger/shared-lib/ui';
import type { MouseEvent } from 'react';
import { accountText } from './account-tree';
import { createPath } from './paths';
import { useDeleteAccountCode } from './use-delete-account-code';

type Props = {
  node: AccountCodeNode;
  query: string;
  /** Whether the Tab key reaches the buttons, as in the focused line. */
  isReachable: boolean;
};

/** Buttons in an account code's line: create one below it, and delete it. */
export function AccountRowActions({ node, query, isReachable }: Props) {
  const { can } = usePermissions();
  const { ask, isDeleting } = useDeleteAccountCode();
  const tabIndex = isReachable ? 0 : -1;
  // Stops the click, which would open the line's group.
  const act = (what: () => unknown) => (event: MouseEvent) => {
    event.stopPropagation();
    void what();
  };
  return (
    <span role="gridcell" className="account-actions">
      {can('finance_account_code.create') && (
        <Link
          tabIndex={tabIndex}
          aria-label={`Add sub-account to ${accountText(node)}`}
          title="Add sub-account"
          to={createPath(query, node.uuid)}
          onClick={(event) => event.stopPropagation()}
        >
          <PlusOutlined aria-hidden />
        </Link>
      )}
      {can('finance_account_code.delete') && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`Delete ${accountText(node)}`}
          title="Delete"
          disabled={isDeleting}
          onClick={act(() => ask(node, { children: node.children.length, expenses: 0, order_lines: 0 }))}
        >
          <DeleteOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
