import { clientSchema, ID_TYPE_NAMES, type IdType } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

/** Column with the kind of a party's number, for files. docs/domain/parties.md#tax-identity */
export const idTypeColumn: Column<{ uuid: string; id_type: IdType | null }> = {
  key: 'id_type',
  title: labelsOf(clientSchema).id_type,
  width: 160,
  isHidden: true,
  value: ({ id_type }) => id_type && ID_TYPE_NAMES[id_type],
};
