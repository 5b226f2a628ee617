import type { GroupKind, Permission, Reference } from '@siteledger/shared-lib/domain';
import { RecordLink } from './record-link';

const PAGES: Record<GroupKind, { folder: string; permission: Permission }> = {
  project: { folder: '/projects', permission: 'project.view' },
  client: { folder: '/clients/list', permission: 'client.*' },
  contractor: { folder: '/contractors/list', permission: 'contractor.*' },
};

type Props = { kind: GroupKind; of: Reference; tabIndex?: number };

/** The name of a project, a client or a contractor, which leads to its page. docs/domain/screens.md#routes */
export const PartyLink = ({ kind, of: { uuid, name }, tabIndex }: Props) => (
  <RecordLink
    to={`${PAGES[kind].folder}/${uuid}`}
    name={name}
    permission={PAGES[kind].permission}
    tabIndex={tabIndex}
  />
);
