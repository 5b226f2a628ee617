import { pageOfRecord, type GroupKind, type Permission, type Reference } from '@siteledger/shared-lib/domain';
import { RecordLink } from './record-link';

const PERMISSIONS: Record<GroupKind, Permission> = {
  project: 'project.view',
  client: 'client.*',
  contractor: 'contractor.*',
};

type Props = { kind: GroupKind; of: Reference; tabIndex?: number };

/** The name of a project, client or contractor, linked to its page. docs/domain/screens.md#routes */
export const PartyLink = ({ kind, of: { uuid, name }, tabIndex }: Props) => (
  <RecordLink to={pageOfRecord(kind, uuid)} name={name} permission={PERMISSIONS[kind]} tabIndex={tabIndex} />
);
