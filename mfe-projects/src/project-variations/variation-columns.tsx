import { pageOfRecord, subtractMoney, variationOrderSchema, type VariationOrder } from '@siteledger/shared-lib/domain';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import { PartyLink, projectColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import type { ReactNode } from 'react';
import { TYPE_TEXT } from './variation-words';

const labels = labelsOf(variationOrderSchema);

// The link keeps the list's filters.
function VariationLink({ variation: { uuid, project, vo_no } }: { variation: VariationOrder }) {
  const { search } = useLocation();
  return <Link to={{ pathname: `/projects/${project.uuid}/variation-orders/${uuid}`, search }}>{vo_no}</Link>;
}

// Links to the dialog over the list of its project.
const inItsProject = ({ uuid, project, vo_no }: VariationOrder) => (
  <Link to={pageOfRecord('variation_order', uuid, project.uuid)}>{vo_no}</Link>
);

const numberColumn = (render: (variation: VariationOrder) => ReactNode): Column<VariationOrder> => ({
  key: 'vo_no',
  title: labels.vo_no,
  width: 90,
  sortable: true,
  render,
});

const OTHERS: readonly Column<VariationOrder>[] = [
  { key: 'title', title: labels.title, width: 200, sortable: true },
  statusColumn({ title: labels.status }),
  {
    key: 'type',
    title: labels.type,
    width: 100,
    sortable: true,
    value: ({ type }) => TYPE_TEXT[type],
  },
  {
    key: 'amount',
    title: labels.amount,
    type: 'money',
    sortable: true,
    // Negative for an omission, as in the total.
    value: ({ type, amount }) => (type === 'omission' ? subtractMoney('0.00', amount) : amount),
  },
  { key: 'cost_amount', title: labels.cost_amount, type: 'money', sortable: true },
  {
    key: 'contractor.name',
    title: labels.contractor_uuid,
    width: 160,
    sortable: true,
    render: ({ contractor }) =>
      contractor ? <PartyLink kind="contractor" of={contractor} /> : <span className="no-contractor">Client’s</span>,
  },
  { key: 'submitted_date', title: labels.submitted_date, type: 'day', sortable: true },
  { key: 'approved_date', title: labels.approved_date, type: 'day', sortable: true },
  { key: 'client_ref', title: labels.client_ref, width: 140, sortable: true },
  { key: 'eot_days', title: `${labels.eot_days} (days)`, type: 'whole number', width: 130, sortable: true },
  { key: 'remarks', title: labels.remarks, width: 200, isHidden: true },
];

/** All columns of a project's list of variation orders. docs/domain/variations.md#fields */
export const variationColumns: Column<VariationOrder>[] = [
  numberColumn((variation) => <VariationLink variation={variation} />),
  ...OTHERS,
];

/** The same for a list across projects, with a link to each project. */
export const allVariationColumns: Column<VariationOrder>[] = [
  projectColumn({ width: 240 }),
  numberColumn(inItsProject),
  ...OTHERS,
];
