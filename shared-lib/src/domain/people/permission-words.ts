import { permissionsOfRoles, type Permission } from './permissions';

/** Permissions of one subject with their descriptions, widest first; only the first granted one is shown. */
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
  [['import.manage', 'Import records from Excel and CSV']],
  [['member', 'Manage users and their roles']],
  [
    ['remote.publish', 'Manage remotes and issue publish tokens'],
    ['remote.manage', 'Manage remotes'],
  ],
  [['impersonate', 'Impersonate other users']],
];

/**
 * Describes the permissions of these roles, one phrase per subject; empty without a role.
 * docs/domain/roles-and-permissions.md#who-may-do-what
 */
export function grantsInWords(roleIds: readonly number[]): string[] {
  const granted = permissionsOfRoles(roleIds);
  return SUBJECTS.flatMap((subject) => subject.find(([permission]) => granted.includes(permission))?.[1] ?? []);
}

const wordsOf = (permission: string) => SUBJECTS.flat().find(([known]) => known === permission)?.[1];

/**
 * Describes a permission: “Manage clients and open the reports” also for one part of that group; undefined if unknown.
 */
export const permissionInWords = (permission: string) =>
  wordsOf(permission) ?? wordsOf(`${permission.split('.', 1)[0]}.*`);
