import type { CashflowItem, Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { OverdueDays } from '@siteledger/shared-lib/records';
import { Day, Money } from '@siteledger/shared-lib/ui';

type Props = { project: string; item: CashflowItem };

type Place = { text: string; path: string; permission: Permission };

const PLACES: Record<CashflowItem['type'], Place> = {
  invoice: { text: 'Invoice', path: 'invoices', permission: 'project.invoice' },
  expense: { text: 'Expense', path: 'suppliers/expenses', permission: 'project.expense' },
};

/** Row of an open document in a projection: the expected date of its payment, and the balance after it. */
export const CashflowItemRow = ({ project, item }: Props) => (
  <tr>
    <td>
      <Day value={item.date} />
    </td>
    <td>
      <span className="cashflow-kind">{PLACES[item.type].text}</span> <DocumentLink project={project} item={item} />
    </td>
    <td>{item.party}</td>
    <td>
      <Day value={item.due_date} />
    </td>
    <td>
      <OverdueDays days={item.overdue} />
    </td>
    <td>{item.direction === 'IN' && <Money value={item.amount} />}</td>
    <td>{item.direction === 'OUT' && <Money value={item.amount} />}</td>
    <td>
      <Money value={item.running_balance} />
    </td>
  </tr>
);

function DocumentLink({ project, item: { type, uuid, ref_no } }: Props) {
  const { can } = usePermissions();
  const { path, permission } = PLACES[type];
  return can(permission) ? <Link to={`/projects/${project}/${path}/${uuid}`}>{ref_no}</Link> : ref_no;
}
