import { sql, type RawBuilder } from 'kysely';
import { type Db } from '../../../db/database';
import { projectScope } from '../../../http/request/project-scope.queries';
import { type Find, type Referred } from './importable';

type Found = { uuid: string };

/** The only record found, or the problem that it is missing or not the only one. */
export function onlyOne(label: string, text: string, found: readonly Found[]): Referred {
  const [first] = found;
  if (!first) return { problem: `${label} ${text} does not exist.` };
  return found.length === 1 ? { id: first.uuid } : { problem: `More than one ${label} is called ${text}.` };
}

async function live(db: Db, table: string, condition: RawBuilder<unknown>) {
  const { rows } = await sql<Found>`
    select uuid from ${sql.table(table)} where deleted_at is null and ${condition} limit 2`.execute(db);
  return rows;
}

/** A project of the user by its code, or by its name. */
export const projectOf: Find = async (context, text) => {
  const named = (column: string) =>
    live(context.db, 'projects', sql`lower(${sql.ref(column)}) = lower(${text}) and ${projectScope(context)}`);
  const byCode = await named('code');
  return onlyOne('Project', text, byCode.length > 0 ? byCode : await named('name'));
};

/** A record of a table by a column, regardless of case. */
export const recordOf =
  (label: string, table: string, column: string): Find =>
  async ({ db }, text) =>
    onlyOne(label, text, await live(db, table, sql`lower(${sql.ref(column)}) = lower(${text})`));

/** A client or an organisation by its name, or by its code in the accounting software. */
export const partyOf =
  (label: string, table: 'clients' | 'organisations'): Find =>
  async ({ db }, text) => {
    const by = (column: string) => live(db, table, sql`lower(${sql.ref(column)}) = lower(${text})`);
    const named = await by('name');
    return onlyOne(label, text, named.length > 0 ? named : await by('accounting_code'));
  };

/** Several names in one cell, between semicolons or, as lists export them, commas. */
export const namesIn = (text: string) => text.split(/[;,]/).map((one) => one.trim());

/** Projects of the user by code or name, several in one cell. */
export const projectsOf: Find = async (context, text) => {
  const found: string[] = [];
  for (const name of namesIn(text)) {
    const referred = await projectOf(context, name);
    if ('problem' in referred) return referred;
    found.push(String(referred.id));
  }
  return { id: found.toSorted() };
};

/** Users by e-mail or name, several in one cell; in the order of their names. */
export const usersOf: Find = async ({ db }, text) => {
  const wanted = namesIn(text).map((one) => one.toLowerCase());
  const { rows } = await sql<Found & { name: string; email: string }>`
    select uuid, lower(name) as name, lower(email) as email from users
    where deleted_at is null and (lower(email) = any(${wanted}::text[]) or lower(name) = any(${wanted}::text[]))
    order by lower(name), id`.execute(db);
  const unclear = wanted.find((one) => rows.filter(({ name, email }) => name === one || email === one).length !== 1);
  if (unclear !== undefined) return { problem: `No single user is called ${unclear}. Use the e-mail address.` };
  return { id: rows.map(({ uuid }) => uuid) };
};
