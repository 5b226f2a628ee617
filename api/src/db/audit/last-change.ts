import { sql } from 'kysely';
import { type Db } from '../database';

/** The author and time (Kuala Lumpur) of a record's last change: "01-Jul-2026 14:05". */
export async function lastChange(db: Db, uuid: string) {
  const found = await sql<{ name: string | null; at: string }>`
    select user_name as name, to_char(at, 'DD-Mon-YYYY HH24:MI') as at
    from audit_log where entity_uuid = ${uuid} order by id desc limit 1`.execute(db);
  return { name: found.rows[0]?.name ?? 'somebody else', at: found.rows[0]?.at ?? 'an unknown time' };
}
