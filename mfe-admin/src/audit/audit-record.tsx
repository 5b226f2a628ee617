import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import type { AuditRow } from './audit-api';
import { ENTITIES } from './entities';

/** What a record is called now, else what the entry says of it; empty where neither does. */
export function recordName({ record, before, after }: AuditRow) {
  const name = record?.name ?? after?.name ?? before?.name;
  return typeof name === 'string' ? name : '';
}

/** The record of an entry by its name; it leads there while the record is there and the user may see it. */
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
