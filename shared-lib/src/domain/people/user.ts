import { PLATFORM_AUTHOR } from '@siteledger/platform/contract';
import { array, mixed, type InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { email, identifier, identifiers, onUse, record, text, wholeNumber } from '../fields';
import { ROLES } from './permissions';
import type { Recorded } from '../reference';
import { newPassword, passwordConfirmation } from './session';

/** A user as lists show it. docs/domain/roles-and-permissions.md#users */
export type User = Recorded & {
  name: string;
  email: string;
  roles: { id: number; name: string }[];
  projects: { uuid: string; name: string }[];
};

/** A user as selection lists show it. */
export type UserOption = { id: number; uuid: string; name: string };

/** One of the four roles; its name may change. docs/domain/roles-and-permissions.md#roles */
export type Role = { id: number; uuid: string; name: string; version: number };

/** Who is signed in, with wildcards and concrete permissions; `impersonated_by` while somebody acts as them. sessions.md#calls */
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
  // Histories and the audit trail tell by the name what no person did.
  name: text('Name')
    .required()
    .max(NAME_MAX)
    .notOneOf([PLATFORM_AUTHOR], 'Name is the one that the platform acts under.'),
  email: email('E-mail').required(),
  password_confirmation: passwordConfirmation(),
  roles: roleReferences('Roles'),
  projects: identifiers('Projects'),
});

/** What a user is created from; roles by id or name, projects by uuid or number. roles-and-permissions.md#users */
export const userSchema = onUse(() => record({ ...account(), password: newPassword().required() }));

/**
 * What a user is updated with: no password keeps the present one, no roles or projects keep those.
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

/** Role names with the same key read alike: case, spaces, forms of one letter and invisible characters do not count. */
export const roleNameKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

// "SUPER_ADMIN" as people read it.
const inWords = (key: string) =>
  key
    .toLowerCase()
    .replace(/_/g, ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Which role it is, whatever its name was changed to: "Super Admin". */
export const roleLabel = (id: number) =>
  inWords(Object.entries(ROLES).find(([, role]) => role === id)?.[0] ?? `Role ${id}`);

/** What the screen and every message call the name of a role: "Name of Super Admin". */
export const roleNameLabel = (id: number) => `Name of ${roleLabel(id)}`;

// The letters of a keyboard, with or without an accent, and the scripts beside it here. Greek, Cyrillic and others have letters
// that nobody tells from these.
const OTHER_LETTER = /(?![A-Za-z\p{Script=Han}\p{Script=Tamil}\p{Script=Arabic}])\p{L}/u;

const hasLookAlikes = (name: string | null | undefined) => OTHER_LETTER.test((name ?? '').normalize('NFKD'));

/** What a role is updated with, under the label that its screen gives the name. roles-and-permissions.md#users */
export const roleSchemaOf = (label: string) =>
  record({
    // Digits alone would be read as a role's id.
    name: text(label)
      .required()
      .max(NAME_MAX)
      .matches(/\D/, { message: '${path} is not valid.', excludeEmptyString: true })
      .test(
        'look-alikes',
        '${path} must be in Latin, Chinese, Tamil or Arabic letters.',
        (name) => !hasLookAlikes(name),
      ),
  });

/** What a role is updated with. docs/domain/roles-and-permissions.md#users */
export const roleSchema = onUse(() => roleSchemaOf('Name'));

export type RoleInput = InferType<typeof roleSchema>;

export type UserInput = InferType<typeof userSchema>;

export type UserUpdate = InferType<typeof userUpdateSchema>;

export type UserAssignment = InferType<typeof usersRolesSchema>['data'][number];

/** Whether these roles hold the one that only its holders give, take, edit and delete. roles-and-permissions.md#super-admins */
export const isSuperAdmin = (roleIds: readonly number[]) => roleIds.includes(ROLES.SUPER_ADMIN);

/**
 * Whether somebody with the roles `own` may give and take `roleIds`, and edit and delete who has them: anybody else than a
 * Super Admin could set such a user's password, and be one. docs/domain/roles-and-permissions.md#super-admins
 */
export const mayManageRoles = (own: readonly number[], roleIds: readonly number[]) =>
  isSuperAdmin(own) || !isSuperAdmin(roleIds);

type Holder = { id: number; roles: readonly { id: number }[] };

/**
 * Whether somebody who may impersonate may act as this user: not as themselves, and not as a Super Admin.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export const mayActAs = (self: { id: number }, user: Holder) =>
  self.id !== user.id && !isSuperAdmin(user.roles.map(({ id }) => id));
