import { clientSchema, type Client } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(clientSchema);

/** What a client list can show. Specification §3. */
export const clientColumns: Column<Client>[] = [
  { key: 'name', title: labels.name, width: 300, sortable: true },
  { key: 'person_in_charge', title: labels.person_in_charge, width: 190, sortable: true },
  { key: 'end_customer', title: labels.end_customer, width: 190, sortable: true },
  { key: 'tel_no', title: labels.tel_no, width: 130 },
  { key: 'fax_no', title: labels.fax_no, width: 160, isHidden: true },
  { key: 'address_1', title: labels.address_1, width: 240, isHidden: true },
  { key: 'address_2', title: labels.address_2, width: 240, isHidden: true },
  { key: 'city', title: labels.city, width: 140, sortable: true },
  { key: 'postcode', title: labels.postcode, width: 110, isHidden: true },
  { key: 'state', title: labels.state, width: 160, sortable: true },
  { key: 'country', title: labels.country, width: 100, isHidden: true },
];
