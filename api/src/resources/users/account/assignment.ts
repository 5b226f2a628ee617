import { type FieldMessages, isIdentifier, type Role, roleNameKey, ROLES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { type Context } from '../../../http/request/context';
import { selectRoles } from '../../roles/roles.queries';
import { findProjects } from './accounts.queries';

type References = readonly (string | number)[];

/** The assignment sent for a user: roles by id or name, projects by uuid or id; omitted ones stay. */
export type Sent = { roles?: References | null; projects?: References | null };

/** The ids found, sorted, and errors by field. */
export type Assignment = { roles?: number[]; projects?: number[]; errors: FieldMessages };

/** Looks up the roles and projects of many users at once. */
export async function readAssignments(db: Db, context: Context, sent: readonly Sent[]): Promise<Assignment[]> {
  const roles = await selectRoles(db);
  const named = [...new Set(sent.flatMap(({ projects }) => projects ?? []).map((reference) => String(reference)))];
  const found = await findProjects(db, context, named);
  const projectOf = new Map(found.flatMap(({ id, uuid }) => [[String(id), id] as const, [uuid, id] as const]));
  return sent.map((one) => {
    const errors: FieldMessages = {};
    return {
      roles: numbers(one.roles, (reference) => roleOf(roles, reference), 'roles', 'role', errors),
      projects: numbers(
        one.projects,
        (reference) => projectOf.get(String(reference).toLowerCase()),
        'projects',
        'project',
        errors,
      ),
      errors,
    };
  });
}

function numbers(
  references: References | null | undefined,
  find: (reference: string | number) => number | undefined,
  field: 'roles' | 'projects',
  what: string,
  errors: FieldMessages,
) {
  if (!references) return undefined;
  const found = references.map((reference) => [reference, find(reference)] as const);
  const missing = found.filter(([, id]) => id === undefined).map(([reference]) => reference);
  const label = field === 'roles' ? 'Roles' : 'Projects';
  if (missing.length > 0) errors[field] = [`${label} is not valid: there is no ${what} ${missing.join(', ')}.`];
  return [...new Set(found.flatMap(([, id]) => (id === undefined ? [] : [id])))].sort((a, b) => a - b);
}

// A name belongs to one role forever, so it never selects a role other than the one meant.
function roleOf(roles: readonly Role[], reference: string | number) {
  if (isIdentifier(reference)) return roles.find(({ id }) => id === Number(reference))?.id;
  const wanted = roleNameKey(String(reference));
  const matches = roles.filter(({ id, name }) => roleNameKey(name) === wanted || KEYS.get(id) === wanted);
  return matches.length === 1 ? matches[0]?.id : undefined;
}

const KEYS = new Map<number, string>(Object.entries(ROLES).map(([key, id]) => [id, key.toLowerCase()]));
