import { sql } from 'kysely';
import { type Db } from '../database';

/** The parts of an audit row that undo needs. */
export type Write = {
  id: number;
  action: string;
  user_id: number | null;
  real_user_id: number | null;
  user_name: string | null;
  before: Record<string, unknown> | null;
  /** Its age. */
  seconds: number;
};

const WRITE = sql`
  id, action, user_id, real_user_id, user_name, before,
  extract(epoch from clock_timestamp() - at)::double precision as seconds`;

/** The latest write to a record. */
export async function lastWrite(db: Db, entity: string, uuid: string): Promise<Write | undefined> {
  const { rows } = await sql<Write>`
    select ${WRITE} from audit_log where entity = ${entity} and entity_uuid = ${uuid} order by id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** The latest write to any of these records after a row of the log. */
export async function lastWriteAfter(db: Db, id: number, uuids: readonly string[]): Promise<Write | undefined> {
  const { rows } = await sql<Write>`
    select ${WRITE} from audit_log where id > ${id} and entity_uuid = any(${uuids}::uuid[]) order by id desc limit 1`.execute(
    db,
  );
  return rows[0];
}
