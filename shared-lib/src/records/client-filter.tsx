import { useClientOptionsQuery } from '@siteledger/shared-lib/api';
import { RecordFilter } from './record-filter';

type Props = {
  /** The chosen client, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to the projects of one client, found by typing a part of its name. It is for those who may see clients. */
export const ClientFilter = (props: Props) => (
  <RecordFilter label="Client" anyText="All clients" useOptions={useClientOptionsQuery} {...props} />
);
