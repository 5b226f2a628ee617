import { addressFields, record, type Address } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(record(addressFields()));

type Row = Address & { uuid: string };

/**
 * Columns for a party's telephone and address; sortable by telephone, city and state. parties.md#telephone-and-address
 */
export const addressColumns: Column<Row>[] = [
  { key: 'tel_no', title: labels.tel_no, width: 136, sortable: true },
  { key: 'fax_no', title: labels.fax_no, width: 150, isHidden: true },
  { key: 'address_1', title: labels.address_1, width: 240, isHidden: true },
  { key: 'address_2', title: labels.address_2, width: 240, isHidden: true },
  { key: 'city', title: labels.city, width: 130, sortable: true },
  { key: 'postcode', title: labels.postcode, width: 110, isHidden: true },
  { key: 'state', title: labels.state, width: 140, sortable: true },
  { key: 'country', title: labels.country, width: 100, isHidden: true },
];
