import { pageOfRecord, SEARCH_PERMISSIONS, type Reference } from '@siteledger/shared-lib/domain';
import { RecordLink } from './record-link';

type Props = {
  kind: 'invoice' | 'expense';
  of: { uuid: string; project: Reference };
  number: string;
  tabIndex?: number;
};

/** The number of an invoice or bill, linked to its page in the project. docs/domain/screens.md#routes */
export const DocumentLink = ({ kind, of: { uuid, project }, number, tabIndex }: Props) => (
  <RecordLink
    to={pageOfRecord(kind, uuid, project.uuid)}
    name={number}
    permission={SEARCH_PERMISSIONS[kind]}
    tabIndex={tabIndex}
  />
);
