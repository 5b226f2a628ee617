import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';

/** Points in storing a batch at which the server is killed. */
export const POINTS = ['mid rows', 'before commit', 'after commit', 'after lock', 'after header'] as const;
export type Point = (typeof POINTS)[number];

const PAUSE_MS = 5;
const TIMEOUT_MS = 30_000;

/** Makes a database stop at the point named in `crash_points`, without support in the product. */
export async function addPoints(db: Db) {
  await sql`
    create table crash_points (point text);
    create function stop_here() returns trigger language plpgsql as $$
    begin
      if exists (select from crash_points where point = tg_argv[0]) then
        if tg_argv[0] = 'mid rows' then
          perform set_config('crash.rows', current_setting('crash.rows', true) || 'x', true);
          if current_setting('crash.rows') not like '%xx' then return new; end if;
        end if;
        perform pg_sleep(60);
      end if;
      return new;
    end $$;
    create trigger after_lock before insert on payment_records for each row execute function stop_here('after lock');
    create trigger after_header after insert on payment_records for each row execute function stop_here('after header');
    create trigger mid_rows before insert on payments for each row when (new.payment_record_id is not null) execute function stop_here('mid rows');
    create constraint trigger before_commit after insert on payment_records deferrable initially deferred
      for each row execute function stop_here('before commit');
    do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`.execute(
    db,
  );
}

// A commit that waits for a missing standby is stored but never confirmed.
async function setStandby(db: Db, name: string) {
  await sql`alter system set synchronous_standby_names = ${sql.lit(name)}`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
}

/** Resolves when a transaction waits at the point. */
export async function reach(db: Db, point: Point) {
  if (point === 'after commit') await setStandby(db, 'nobody');
  else await sql`insert into crash_points values (${point})`.execute(db);
  const since = Date.now();
  while ((await waiting(db, point)) === 0) {
    if (Date.now() - since > TIMEOUT_MS) throw new Error(`Nobody came to the point ${point}.`);
    await pause(PAUSE_MS);
  }
}

const EVENTS = { sleeping: 'PgSleep', committing: 'SyncRep' };

async function waiting(db: Db, point: Point) {
  const event = point === 'after commit' ? EVENTS.committing : EVENTS.sleeping;
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event = ${event}`.execute(db);
  return rows.length;
}

/** Releases the point, and ends transactions of a killed server. */
export async function leave(db: Db, point: Point) {
  if (point === 'after commit') return setStandby(db, '');
  await sql`delete from crash_points`.execute(db);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = ${EVENTS.sleeping}`.execute(db);
}
