import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import { RecordFilter } from './record-filter';

type Props = {
  /** The chosen contractor or supplier, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Filter by contractor or supplier, searched by name. */
export const ContractorFilter = (props: Props) => (
  <RecordFilter label="Contractor" anyText="All contractors" useOptions={useContractorOptionsQuery} {...props} />
);
