/**
 * Ids of the four roles. Their names may change, their ids and permissions do not.
 * docs/domain/roles-and-permissions.md#roles, docs/domain/roles-and-permissions.md#who-may-do-what
 */
export const ROLES = { SUPER_ADMIN: 1, ADMIN: 2, BUSINESS_OWNER: 3, PROJECT_MANAGER: 4 } as const;

export type RoleId = (typeof ROLES)[keyof typeof ROLES];

/**
 * Every single permission, grouped by the wildcard that covers it.
 * docs/domain/roles-and-permissions.md#who-may-do-what, docs/domain/roles-and-permissions.md#matching
 */
const GROUPS = {
  'project.*': [
    'project.view',
    'project.create',
    'project.update',
    'project.delete',
    'project.invoice',
    'project.expense',
    'project.po',
  ],
  'client.*': ['client.view', 'client.create', 'client.update', 'client.delete', 'client.restore'],
  'contractor.*': ['contractor.view', 'contractor.create', 'contractor.update', 'contractor.delete'],
  'finance_account_code.*': [
    'finance_account_code.view',
    'finance_account_code.create',
    'finance_account_code.update',
    'finance_account_code.delete',
  ],
} as const;

const SINGLE = [
  'member',
  'payment.manage',
  'writeoff.manage',
  'export.accounting',
  'impersonate',
  'remote.manage',
  'remote.publish',
  'audit.view',
  'import.manage',
] as const;

type Wildcard = keyof typeof GROUPS;

/**
 * A permission that a route, menu entry or element may require. `authenticated` requires only a session, `public`
 * nothing.
 */
export type Permission =
  | Wildcard
  | { [Group in Wildcard]: (typeof GROUPS)[Group][number] }[Wildcard]
  | (typeof SINGLE)[number]
  | 'authenticated'
  | 'public';

/** All permissions that roles can grant. */
export const PERMISSIONS: readonly Permission[] = [
  ...(Object.keys(GROUPS) as Wildcard[]),
  ...Object.values(GROUPS).flat(),
  ...SINGLE,
];

const OWNER: readonly Permission[] = [
  'project.*',
  'client.*',
  'contractor.*',
  'finance_account_code.view',
  'payment.manage',
  'writeoff.manage',
  'export.accounting',
  'audit.view',
];
const ADMIN: readonly Permission[] = [...OWNER, 'finance_account_code.*', 'member', 'import.manage', 'remote.manage'];

const GRANTS: Record<RoleId, readonly Permission[]> = {
  [ROLES.SUPER_ADMIN]: [...ADMIN, 'remote.publish', 'impersonate'],
  [ROLES.ADMIN]: ADMIN,
  [ROLES.BUSINESS_OWNER]: OWNER,
  [ROLES.PROJECT_MANAGER]: [
    'project.view',
    'project.update',
    'project.invoice',
    'project.expense',
    'project.po',
    'contractor.view',
  ],
};

/** Permissions of these roles: wildcards and the single permissions they cover. roles-and-permissions.md#matching */
export function permissionsOfRoles(roleIds: readonly number[]): Permission[] {
  const granted = roleIds.flatMap((id) => GRANTS[id as RoleId] ?? []);
  const concrete = granted.flatMap((name) => (name in GROUPS ? [name, ...GROUPS[name as Wildcard]] : [name]));
  return [...new Set(concrete)];
}

const groupOf = (name: string) => name.slice(0, -1);

/**
 * Whether the granted permissions satisfy the required one: equal names, a granted `a.*` covers `a.x`, any `a.x`
 * satisfies a required `a.*`. docs/domain/roles-and-permissions.md#matching
 */
export function isGranted(granted: readonly string[], required: string) {
  if (required === 'public' || required === 'authenticated') return true;
  return granted.some(
    (name) =>
      name === required ||
      (name.endsWith('.*') && required.startsWith(groupOf(name))) ||
      (required.endsWith('.*') && name.startsWith(groupOf(required))),
  );
}

/**
 * Whether a caller sees all projects, not only own ones: this needs every project permission.
 * docs/domain/roles-and-permissions.md#own-projects
 */
export const seesAllProjects = (granted: readonly string[]) => granted.includes('project.*');

/**
 * Whether at least one of the required permissions is granted; always true for an empty list.
 * docs/domain/roles-and-permissions.md#hiding-elements
 */
export const isGrantedAny = (granted: readonly string[], required: readonly string[]) =>
  required.length === 0 || required.some((name) => isGranted(granted, name));
