import { permissionsOfRoles, type Permission } from './permissions';

/** Permissions of one subject in words, the widest first: only the first that is granted is said. */
type Subject = readonly (readonly [permission: Permission, words: string])[];

const SUBJECTS: readonly Subject[] = [
  [
    ['project.*', 'Manage all projects, with their invoices, expenses and purchase orders'],
    ['project.view', 'Edit their own projects, with invoices, expenses and purchase orders'],
  ],
  [['client.*', 'Manage clients and open the reports']],
  [
    ['contractor.*', 'Manage contractors, suppliers and organisations'],
    ['contractor.view', 'View contractors and suppliers'],
  ],
  [
    ['finance_account_code.*', 'Manage account codes'],
    ['finance_account_code.view', 'View account codes'],
  ],
  [['payment.manage', 'Make and delete payments']],
  [['writeoff.manage', 'Write off invoices and expenses']],
  [['export.accounting', 'Export to the accounting software']],
  [['audit.view', 'View the audit trail']],
  [['member', 'Manage users and their roles']],
  [
    ['remote.publish', 'Manage remotes and issue publish tokens'],
    ['remote.manage', 'Manage remotes'],
  ],
  [['impersonate', 'Impersonate other users']],
];

/**
 * What users with these roles may do, in words, one phrase a subject; empty without a role.
 * docs/domain/roles-and-permissions.md#who-may-do-what
 */
export function grantsInWords(roleIds: readonly number[]): string[] {
  const granted = permissionsOfRoles(roleIds);
  return SUBJECTS.flatMap((subject) => subject.find(([permission]) => granted.includes(permission))?.[1] ?? []);
}

const wordsOf = (permission: string) => SUBJECTS.flat().find(([known]) => known === permission)?.[1];

/** What lets somebody do a thing, in words: “Manage clients and open the reports” also of one part of that; undefined where there are none. */
export const permissionInWords = (permission: string) =>
  wordsOf(permission) ?? wordsOf(`${permission.split('.', 1)[0]}.*`);
