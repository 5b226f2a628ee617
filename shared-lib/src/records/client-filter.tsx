import { useClientOptionsQuery } from '@siteledger/shared-lib/api';
import type { ComponentProps } from 'react';
import { RecordFilter } from './record-filter';

type Props = {
  /** Where the clients come from, for who may not see them all. */
  useOptions?: ComponentProps<typeof RecordFilter>['useOptions'];
  /** The chosen client, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to the projects of one client, found by typing a part of its name. Without `useOptions` it is for those who may see clients. */
export const ClientFilter = ({ useOptions = useClientOptionsQuery, ...props }: Props) => (
  <RecordFilter label="Client" anyText="All clients" useOptions={useOptions} {...props} />
);
