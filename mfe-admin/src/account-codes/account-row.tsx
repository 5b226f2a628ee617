import { Link } from '@siteledger/shared-lib/router';
import { RightOutlined } from '@siteledger/shared-lib/ui';
import { memo } from 'react';
import { exactPhrase } from '@siteledger/shared-lib/domain';
import { accountText, allBelow, type TreeRow } from './account-tree';
import { AccountRowActions } from './account-row-actions';
import { accountCodePath } from './paths';

type Props = {
  row: TreeRow;
  /** Index in the table, from 0, and the height of a line in px. */
  index: number;
  height: number;
  isActive: boolean;
  /** Search text to highlight; undefined in a line that does not match. */
  marked: string | undefined;
  /** Query of the address, which the link to the details keeps. */
  query: string;
  hasActions: boolean;
  onToggle: (uuid: string) => void;
  onChoose: (uuid: string) => void;
};

/** Line of an account code in the tree: code, name, and number of codes below. */
export const AccountRow = memo(function AccountRow(props: Props) {
  const { row, index, height, isActive, marked, query, hasActions, onToggle, onChoose } = props;
  const { node, level, place, places, isOpen } = row;
  const { uuid, code, name } = node;
  return (
    <div
      role="row"
      aria-label={accountText(node)}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={places}
      aria-expanded={isOpen}
      // The header is row 1.
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      className="account-row"
      data-group={isOpen !== undefined || undefined}
      data-found={marked !== undefined || undefined}
      style={{ height, top: index * height, '--level': level - 1 } as React.CSSProperties}
      onFocus={() => onChoose(uuid)}
      onClick={() => isOpen !== undefined && onToggle(uuid)}
    >
      <span role="gridcell" className="account-code">
        <RightOutlined className="account-toggle" aria-hidden data-open={isOpen} />
        <code title={code}>
          <Marked text={code} search={marked} />
        </code>
      </span>
      <span role="gridcell" className="account-name">
        <Link
          to={{ pathname: accountCodePath(uuid), search: query }}
          title={name}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          <Marked text={name} search={marked} />
        </Link>
      </span>
      <span role="gridcell" className="account-below">
        {isOpen !== undefined && allBelow(node).length}
      </span>
      {hasActions && <AccountRowActions node={node} query={query} isReachable={isActive} />}
    </div>
  );
});

type MarkedProps = { text: string; search: string | undefined };

function Marked({ text, search = '' }: MarkedProps) {
  const part = (exactPhrase(search) ?? search).trim().toLowerCase();
  const at = part ? text.toLowerCase().indexOf(part) : -1;
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
