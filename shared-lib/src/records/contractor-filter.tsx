import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import { RecordFilter } from './record-filter';

type Props = {
  /** The chosen contractor or supplier, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to one contractor or supplier, found by typing a part of the name. */
export const ContractorFilter = (props: Props) => (
  <RecordFilter label="Contractor" anyText="All contractors" useOptions={useContractorOptionsQuery} {...props} />
);
