import { sql } from 'kysely';
import { type Db } from '../../../db/database';

type Place = {
  id: string;
  agent: string | null;
  address: string | null;
  created_at: string;
  last_used_at: string;
};

/** A user's sessions with a valid token, most recently used first. */
export async function selectPlaces(db: Db, userId: number, now: Date): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, agent, address, created_at, coalesce(last_used_at, created_at) as last_used_at from sessions
    where user_id = ${userId} and kind = 'sign-in' and revoked_at is null and expires_at > ${now}
      and exists(select from session_tokens where session_id = sessions.id and used_at is null and expires_at > ${now})
    order by coalesce(last_used_at, created_at) desc, id`.execute(db);
  return rows;
}

/** Ends one session of a user, or all but one, and returns the ids of those that were active. */
export async function endPlaces(db: Db, userId: number, which: { only: string } | { allBut: string }, now: Date) {
  const condition = 'only' in which ? sql`id::text = ${which.only}` : sql`id <> ${which.allBut}`;
  const { rows } = await sql<{ id: string }>`
    update sessions set revoked_at = ${now}
    where user_id = ${userId} and kind = 'sign-in' and revoked_at is null and expires_at > ${now} and ${condition}
    returning id`.execute(db);
  return rows.map(({ id }) => id).sort();
}
