import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { useIsNarrow } from '@siteledger/shared-lib/table';
import { SIZES } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import { useCallback, useEffect, useRef } from 'react';
import { AccountRow } from './account-row';
import type { Found, TreeRow } from './account-tree';
import { accountCodePath } from './paths';
import { useTreeRows } from './use-tree-rows';

type Props = {
  rows: readonly TreeRow[];
  search: string | undefined;
  found: Found | undefined;
  revealed: string | undefined;
  onToggle: (uuid: string) => void;
};

// Height of the two lines laid out by account-codes.css.
const NARROW_ROW_PX = 56;

/**
 * Account codes as a treegrid: arrow keys move, open and close, Home and End go to the ends, Enter shows a code. Only
 * lines in the viewport are in the document.
 */
export function TreeTable({ rows, search, found, revealed, onToggle }: Props) {
  const { density } = useAppearance();
  const rowHeight = useIsNarrow() ? NARROW_ROW_PX : SIZES[density].row;
  const { canAny } = usePermissions();
  const hasActions = canAny(['finance_account_code.create', 'finance_account_code.delete']);
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const onShow = (uuid: string) => void navigate({ pathname: accountCodePath(uuid), search: query });
  const tree = useTreeRows({ rows, rowHeight, revealed, onToggle, onShow });
  // A stable callback, so that scrolling does not render lines again.
  const latestToggle = useRef(onToggle);
  useEffect(() => {
    latestToggle.current = onToggle;
  });
  const toggle = useCallback((uuid: string) => latestToggle.current(uuid), []);

  return (
    <div
      role="treegrid"
      aria-label="Account codes"
      aria-rowcount={rows.length + 1}
      className="account-tree"
      data-actions={hasActions || undefined}
      onKeyDown={tree.onKeyDown}
    >
      <div role="rowgroup" className="account-heads">
        <div role="row" aria-rowindex={1} className="account-head">
          <span role="columnheader" aria-sort="ascending">
            Code
          </span>
          <span role="columnheader">Name</span>
          <span role="columnheader" className="account-below">
            Sub-accounts
          </span>
          {hasActions && (
            <span role="columnheader">
              <span className="sl-visually-hidden">Actions</span>
            </span>
          )}
        </div>
      </div>
      <div ref={tree.lines} role="rowgroup" className="account-rows" style={{ height: rows.length * rowHeight }}>
        {tree.inDocument.map((index) => {
          const row = rows[index]!;
          const { uuid } = row.node;
          return (
            <AccountRow
              key={uuid}
              row={row}
              index={index}
              height={rowHeight}
              isActive={index === tree.active}
              marked={found?.hits.has(uuid) ? search : undefined}
              query={query}
              hasActions={hasActions}
              onToggle={toggle}
              onChoose={tree.choose}
            />
          );
        })}
      </div>
    </div>
  );
}
