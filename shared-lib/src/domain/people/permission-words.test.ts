import { grantsInWords, permissionInWords } from './permission-words';
import { PERMISSIONS, ROLES } from './permissions';

test('says what a project manager may do, own projects only', () => {
  expect(grantsInWords([ROLES.PROJECT_MANAGER])).toEqual([
    'Edit their own projects, with invoices, expenses and purchase orders',
    'View contractors and suppliers',
  ]);
});

test('says of several roles what they grant together, each thing once and at its widest', () => {
  const together = grantsInWords([ROLES.PROJECT_MANAGER, ROLES.ADMIN]);

  expect(together).toEqual(grantsInWords([ROLES.ADMIN]));
  expect(together).toContain('Manage users and their roles');
  expect(together).not.toContain('View contractors and suppliers');
});

test('has words for every permission that can be granted', () => {
  const subjects = new Set(PERMISSIONS.map((permission) => permission.split('.', 1)[0]));

  expect(grantsInWords([ROLES.SUPER_ADMIN])).toHaveLength(subjects.size);
});

test('tells a role that grants less by fewer or narrower words', () => {
  const [admin, owner] = [grantsInWords([ROLES.ADMIN]), grantsInWords([ROLES.BUSINESS_OWNER])];

  expect(admin.filter((words) => !owner.includes(words))).toEqual([
    'Manage account codes',
    'Import records from Excel and CSV',
    'Manage users and their roles',
    'Manage remotes',
  ]);
  expect(grantsInWords([])).toEqual([]);
});

test('has words for what each permission lets its holder do, in the same words as its subject', () => {
  expect(PERMISSIONS.filter((permission) => permissionInWords(permission) === undefined)).toEqual([]);
  expect(permissionInWords('contractor.delete')).toBe(permissionInWords('contractor.*'));
  expect(permissionInWords('crane.lift')).toBeUndefined();
});
