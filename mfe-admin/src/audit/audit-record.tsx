import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import type { AuditRow } from './audit-api';
import { ENTITIES } from './entities';

/** The record's present name, else its name in the entry, else empty. */
export function recordName({ record, before, after }: AuditRow) {
  const name = record?.name ?? after?.name ?? before?.name;
  return typeof name === 'string' ? name : '';
}

/** Name of an entry's record, linked to it if it still exists and the user may see it. */
export function AuditRecordName({ entry }: { entry: AuditRow }) {
  const { can } = usePermissions();
  const { entity, entity_uuid, record } = entry;
  const screen = ENTITIES[entity]?.screen;
  const name = recordName(entry);
  if (!screen || !entity_uuid || !record?.is_live || !can(screen.permission))
    return (
      <span className="sl-list-text" title={name}>
        {name}
      </span>
    );
  return (
    <Link className="sl-list-text" title={name} to={screen.path(entity_uuid, record)}>
      {name}
    </Link>
  );
}
