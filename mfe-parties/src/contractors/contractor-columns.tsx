import { contractorSchema, ORGANISATION_TYPE_NAMES, type Contractor } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { addressColumns, PartyName, payeeColumns } from '../party';

const labels = labelsOf(contractorSchema);

/** All columns of a contractor list. docs/domain/parties.md#organisations */
export const contractorColumns: Column<Contractor>[] = [
  {
    key: 'name',
    title: labels.name,
    width: 320,
    sortable: true,
    render: ({ uuid, name }) => <PartyName to={`/contractors/list/${uuid}`} name={name} />,
  },
  { key: 'type', title: labels.type, width: 150, sortable: true, value: ({ type }) => ORGANISATION_TYPE_NAMES[type] },
  ...addressColumns,
  ...payeeColumns,
];
