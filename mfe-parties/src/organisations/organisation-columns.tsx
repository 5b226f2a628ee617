import {
  ORGANISATION_TYPE_NAMES,
  ORGANISATION_TYPES,
  organisationSchema,
  type Organisation,
} from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { addressColumns, idTypeColumn, PartyName, payeeColumns } from '../party';
import { OwnCompanyTag } from './own-company-tag';

const labels = labelsOf(organisationSchema);

type Hidden = 'tin' | 'brn' | 'sst_no' | 'msic_code' | 'email' | `bank_${'account_no' | 'confirmed_by'}`;

const hidden = (key: Hidden): Column<Organisation> => ({
  key,
  title: labels[key],
  width: 160,
  isHidden: true,
});

/**
 * All columns of an organisation list; our own company is marked. parties.md#organisations, parties.md#the-own-company
 */
export const organisationColumns: Column<Organisation>[] = [
  {
    key: 'name',
    title: labels.name,
    width: 280,
    sortable: true,
    render: ({ uuid, name, type }) => (
      <PartyName to={`/organisations/list/${uuid}`} name={name}>
        {type === ORGANISATION_TYPES.OWN_COMPANY && <OwnCompanyTag />}
      </PartyName>
    ),
  },
  { key: 'type', title: labels.type, width: 130, sortable: true, value: ({ type }) => ORGANISATION_TYPE_NAMES[type] },
  { key: 'registration_no', title: labels.registration_no, width: 200, sortable: true },
  { key: 'bank_name', title: labels.bank_name, width: 130, sortable: true },
  hidden('bank_account_no'),
  hidden('bank_confirmed_by'),
  { key: 'bank_confirmed_on', title: labels.bank_confirmed_on, width: 160, isHidden: true, type: 'day' },
  ...payeeColumns,
  hidden('email'),
  hidden('tin'),
  idTypeColumn,
  hidden('brn'),
  hidden('sst_no'),
  hidden('msic_code'),
  ...addressColumns.map((column) => (column.key === 'state' ? { ...column, isHidden: true } : column)),
];
