import { formatInstant } from '@siteledger/shared-lib/domain';
import type { Column } from '@siteledger/shared-lib/table';
import { actionWords } from './action-words';
import type { AuditRow } from './audit-api';
import { AuditRecordName, recordName } from './audit-record';
import { entityTitle } from './entities';
import { fieldLabel, readableFields } from './field-words';

/** The acting user; during an impersonation the real user comes first: "Ravi as Siti". */
const whoDidIt = ({ user, real_user }: AuditRow) =>
  real_user ? `${real_user.name} as ${user?.name ?? 'nobody'}` : (user?.name ?? '–');

// Only for changes: creating or deleting a record affects every field.
const changedFields = ({ entity, before, after }: AuditRow) =>
  before && after
    ? readableFields(after)
        .map((name) => fieldLabel(entity, name))
        .join(', ')
    : '';

/** Columns of the audit log. docs/domain/states-and-deletions.md#audit-trail */
export const auditColumns: Column<AuditRow>[] = [
  {
    key: 'at',
    title: 'At',
    width: 150,
    sortable: true,
    value: ({ at }) => formatInstant(at),
    render: ({ at }) => (
      <time className="audit-at" dateTime={at} title={at}>
        {formatInstant(at)}
      </time>
    ),
  },
  {
    key: 'user',
    title: 'User',
    width: 190,
    sortable: true,
    value: whoDidIt,
    render: (entry) => (
      <span className="audit-who" title={whoDidIt(entry)}>
        {whoDidIt(entry)}
      </span>
    ),
  },
  {
    key: 'action',
    title: 'Action',
    width: 156,
    sortable: true,
    value: ({ action }) => actionWords(action).words,
    render: ({ action }) => {
      const { words, tone } = actionWords(action);
      return (
        <span className="sl-tag" data-tone={tone} title={action}>
          {words}
        </span>
      );
    },
  },
  { key: 'entity', title: 'Kind', width: 124, sortable: true, value: ({ entity }) => entityTitle(entity) },
  {
    key: 'record',
    title: 'Record',
    width: 210,
    value: recordName,
    render: (entry) => <AuditRecordName entry={entry} />,
  },
  { key: 'changed', title: 'Changed', width: 150, value: changedFields },
  { key: 'request_id', title: 'Request', width: 320, isHidden: true },
  { key: 'caller_request_id', title: 'Caller’s request', width: 320, isHidden: true },
];
