import type { AccountCodeDetails, AccountCodeNode } from '@siteledger/shared-lib/domain';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import { accountText, groupsAbove, type AccountTree } from './account-tree';
import { accountCodePath } from './paths';
import { bookedInWords } from './use-delete-account-code';

type Props = { code: AccountCodeDetails; tree: AccountTree };

/** Groups above an account code, its bookings, and the codes directly below it. */
export function AccountRelations({ code, tree }: Props) {
  const groups = groupsAbove(tree, code.uuid);
  const below = tree.byUuid.get(code.uuid)?.children ?? [];
  return (
    <dl className="account-relations">
      <dt>Parent</dt>
      <dd>{groups.length > 0 ? <Path groups={groups} /> : 'Top level'}</dd>
      <dt>Used by</dt>
      <dd>{bookedInWords(code.use) || 'Nothing yet'}</dd>
      <dt>Sub-accounts</dt>
      <dd>
        {below.length === 0
          ? 'None'
          : below.map((child) => (
              <div key={child.uuid}>
                <CodeLink node={child} />
              </div>
            ))}
      </dd>
    </dl>
  );
}

const Path = ({ groups }: { groups: AccountCodeNode[] }) => (
  <ol className="account-path">
    {groups.map((group) => (
      <li key={group.uuid}>
        <CodeLink node={group} />
      </li>
    ))}
  </ol>
);

function CodeLink({ node }: { node: AccountCodeNode }) {
  const { search } = useLocation();
  return <Link to={{ pathname: accountCodePath(node.uuid), search }}>{accountText(node)}</Link>;
}
