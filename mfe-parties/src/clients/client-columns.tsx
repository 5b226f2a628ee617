import { clientSchema, type Client } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { StatusTag } from '@siteledger/shared-lib/ui';
import { addressColumns, idTypeColumn, PartyName } from '../party';

const labels = labelsOf(clientSchema);

/** All columns of a client list. docs/domain/parties.md#clients */
export const clientColumns: Column<Client>[] = [
  {
    key: 'name',
    title: labels.name,
    width: 240,
    sortable: true,
    render: ({ uuid, name, deleted_at }) => (
      <PartyName to={`/clients/list/${uuid}`} name={name}>
        {deleted_at && <StatusTag status="deleted" />}
      </PartyName>
    ),
  },
  { key: 'person_in_charge', title: labels.person_in_charge, width: 160, sortable: true },
  { key: 'end_customer', title: labels.end_customer, width: 160, sortable: true },
  ...addressColumns,
  idTypeColumn,
  ...(['email', 'payment_days', 'tin', 'id_no', 'sst_no', 'accounting_code'] as const).map((key) => ({
    key,
    title: labels[key],
    width: 160,
    isHidden: true,
  })),
];
