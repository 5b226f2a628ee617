import { PLATFORM_AUTHOR } from '@siteledger/platform/contract';
import { array, mixed, type InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { email, identifier, identifiers, onUse, record, text, wholeNumber } from '../fields';
import { ROLES } from './permissions';
import type { Recorded } from '../reference';
import { newPassword, passwordConfirmation } from './session';

/** A user in lists. docs/domain/roles-and-permissions.md#users */
export type User = Recorded & {
  name: string;
  email: string;
  roles: { id: number; name: string }[];
  projects: { uuid: string; name: string }[];
};

/** A user in select options. */
export type UserOption = { id: number; uuid: string; name: string };

/** One of the four roles; its name may change. docs/domain/roles-and-permissions.md#roles */
export type Role = { id: number; uuid: string; name: string; version: number };

/**
 * The signed-in user with wildcard and single permissions; `impersonated_by` is set during an impersonation.
 * sessions.md#calls
 */
export type CurrentUser = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  roles: { id: number; name: string }[];
  permissions: { name: string }[];
  impersonated_by?: { name: string; email: string };
};

const isRoleReference = (value: unknown) =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0
    : typeof value === 'string' && value.trim() !== '' && value.length <= NAME_MAX;

/** A list of roles, each by its id or by its name. docs/domain/roles-and-permissions.md#roles */
export const roleReferences = (label: string) =>
  array(mixed<string | number>().label(label).required().test('role', `${label} is not valid.`, isRoleReference))
    .label(label)
    .max(100);

const account = () => ({
  // Histories and the audit trail mark the platform's own actions by this name.
  name: text('Name')
    .required()
    .max(NAME_MAX)
    .notOneOf([PLATFORM_AUTHOR], 'Name is the one that the platform acts under.'),
  email: email('E-mail').required(),
  password_confirmation: passwordConfirmation(),
  roles: roleReferences('Roles'),
  projects: identifiers('Projects'),
});

/** Schema to create a user; roles by id or name, projects by uuid or id. roles-and-permissions.md#users */
export const userSchema = onUse(() => record({ ...account(), password: newPassword().required() }));

/**
 * Schema to update a user; omitted password, roles or projects stay as they are.
 * docs/domain/roles-and-permissions.md#users
 */
export const userUpdateSchema = onUse(() =>
  record({ ...account(), password: newPassword(), version: wholeNumber('Version') }),
);

/** Roles and projects of many users, as role management sends them. docs/domain/roles-and-permissions.md#users */
export const usersRolesSchema = onUse(() =>
  record({
    data: array(
      record({
        id: identifier('User').required(),
        roles: roleReferences('Roles'),
        projects: identifiers('Projects'),
        version: wholeNumber('Version'),
      }),
    )
      .label('Users')
      .required()
      .min(1)
      .max(1000),
  }),
);

/** Role names with the same key look alike: case, spaces, forms of one letter and invisible characters are ignored. */
export const roleNameKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

// "SUPER_ADMIN" as "Super Admin".
const inWords = (key: string) =>
  key
    .toLowerCase()
    .replace(/_/g, ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The original name of a role, even if it was renamed: "Super Admin". */
export const roleLabel = (id: number) =>
  inWords(Object.entries(ROLES).find(([, role]) => role === id)?.[0] ?? `Role ${id}`);

/** Label of the field with a role's name, on the screen and in messages: "Name of Super Admin". */
export const roleNameLabel = (id: number) => `Name of ${roleLabel(id)}`;

// Letters of any script but Latin, Chinese, Tamil and Arabic. Some, such as Greek and Cyrillic, look the same as Latin
// ones.
const OTHER_LETTER = /(?![A-Za-z\p{Script=Han}\p{Script=Tamil}\p{Script=Arabic}])\p{L}/u;

const hasForeignLetter = (name: string | null | undefined) => OTHER_LETTER.test((name ?? '').normalize('NFKD'));

/** Schema to rename a role, with the label that the screen gives the field. roles-and-permissions.md#users */
export const roleSchemaOf = (label: string) =>
  record({
    // A number alone would be read as a role's id.
    name: text(label)
      .required()
      .max(NAME_MAX)
      .matches(/\D/, { message: '${path} is not valid.', excludeEmptyString: true })
      .test(
        'look-alikes',
        '${path} must be in Latin, Chinese, Tamil or Arabic letters.',
        (name) => !hasForeignLetter(name),
      ),
  });

/** Schema to rename a role. docs/domain/roles-and-permissions.md#users */
export const roleSchema = onUse(() => roleSchemaOf('Name'));

export type RoleInput = InferType<typeof roleSchema>;

export type UserInput = InferType<typeof userSchema>;

export type UserUpdate = InferType<typeof userUpdateSchema>;

export type UserAssignment = InferType<typeof usersRolesSchema>['data'][number];

/**
 * Whether these roles include Super Admin. Only a Super Admin may grant or remove it, or change or delete its holders.
 * roles-and-permissions.md#super-admins
 */
export const isSuperAdmin = (roleIds: readonly number[]) => roleIds.includes(ROLES.SUPER_ADMIN);

/**
 * Whether a user with the roles `own` may grant and remove `roleIds`, and edit and delete their holders. Anybody else
 * could set a Super Admin's password and sign in as one. docs/domain/roles-and-permissions.md#super-admins
 */
export const mayManageRoles = (own: readonly number[], roleIds: readonly number[]) =>
  isSuperAdmin(own) || !isSuperAdmin(roleIds);

type Holder = { id: number; roles: readonly { id: number }[] };

/**
 * Whether a user with the permission to impersonate may act as this user: not as themselves or a Super Admin.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export const mayActAs = (self: { id: number }, user: Holder) =>
  self.id !== user.id && !isSuperAdmin(user.roles.map(({ id }) => id));
