import { RecordFilter } from '@siteledger/shared-lib/records';
import { useProjectsClientOptionsQuery } from './api';

type Props = {
  /** The chosen client, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to the projects of one client. A project manager, too, has clients to choose from here. */
export const ClientFilter = (props: Props) => (
  <RecordFilter label="Client" anyText="All clients" useOptions={useProjectsClientOptionsQuery} {...props} />
);
