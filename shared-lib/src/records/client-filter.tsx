import { useClientOptionsQuery } from '@siteledger/shared-lib/api';
import type { ComponentProps } from 'react';
import { RecordFilter } from './record-filter';

type Props = {
  /** Source of the clients for users who may not read them all. */
  useOptions?: ComponentProps<typeof RecordFilter>['useOptions'];
  /** The chosen client, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Filter by the client of a project, searched by name. Without `useOptions` it needs permission to read clients. */
export const ClientFilter = ({ useOptions = useClientOptionsQuery, ...props }: Props) => (
  <RecordFilter label="Client" anyText="All clients" useOptions={useOptions} {...props} />
);
