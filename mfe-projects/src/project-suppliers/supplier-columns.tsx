import { ORGANISATION_TYPE_NAMES, type ProjectContractor } from '@siteledger/shared-lib/domain';
import { PartyLink } from '@siteledger/shared-lib/records';
import { Link } from '@siteledger/shared-lib/router';
import type { Column } from '@siteledger/shared-lib/table';

type Money = 'budget' | 'po_value' | 'billed' | 'dc_note' | 'paid' | 'write_off' | 'balance';

const money = (key: Money, title: string, look: Partial<Column<ProjectContractor>> = {}) =>
  ({ key, title, type: 'money', width: 142, sortable: true, ...look }) as Column<ProjectContractor>;

/**
 * Columns of a project's list of contractors, in RM; the number of orders links to them.
 * docs/domain/figures.md#contractors-of-a-project
 */
export const supplierColumns = (project: string, opensOrders: boolean): Column<ProjectContractor>[] => [
  {
    key: 'name',
    title: 'Contractor',
    width: 180,
    sortable: true,
    render: (contractor) => (
      <strong>
        <PartyLink kind="contractor" of={contractor} />
      </strong>
    ),
  },
  money('budget', 'Budget'),
  money('po_value', 'PO Value'),
  money('billed', 'Billed'),
  money('paid', 'Paid'),
  {
    key: 'po_count',
    title: 'POs',
    type: 'whole number',
    width: 76,
    sortable: true,
    render: ({ uuid, name, po_count }) =>
      opensOrders && po_count > 0 ? (
        <Link to={`/projects/${project}/purchase-orders/${uuid}`} aria-label={`${po_count} of ${name}`}>
          {po_count}
        </Link>
      ) : (
        po_count
      ),
  },
  {
    key: 'type',
    title: 'Type',
    width: 116,
    sortable: true,
    value: ({ type }) => ORGANISATION_TYPE_NAMES[type],
  },
  money('dc_note', 'D/C Note'),
  money('write_off', 'Write-off'),
  money('balance', 'Balance', { isPinned: true }),
];
