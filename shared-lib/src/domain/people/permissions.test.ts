import { isGranted, isGrantedAny, permissionsOfRoles, ROLES, seesAllProjects } from './permissions';

const manager = permissionsOfRoles([ROLES.PROJECT_MANAGER]);
const owner = permissionsOfRoles([ROLES.BUSINESS_OWNER]);

test('lets a wildcard cover every permission of its group', () => {
  expect(isGranted(['project.*'], 'project.delete')).toBe(true);
  expect(isGranted(['project.*'], 'projects.view')).toBe(false);
});

test('meets a required wildcard by any permission of the group', () => {
  expect(isGranted(manager, 'project.*')).toBe(true);
  expect(isGranted(manager, 'client.*')).toBe(false);
});

test('gives a project manager no creation, payment or write-off', () => {
  expect(
    ['project.create', 'project.delete', 'payment.manage', 'writeoff.manage'].some((name) => isGranted(manager, name)),
  ).toBe(false);
});

test('gives an owner the account codes to read only', () => {
  expect(isGranted(owner, 'finance_account_code.view')).toBe(true);
  expect(isGranted(owner, 'finance_account_code.create')).toBe(false);
});

test('keeps impersonation to the super admin', () => {
  const holders = Object.values(ROLES).filter((role) => isGranted(permissionsOfRoles([role]), 'impersonate'));

  expect(holders).toEqual([ROLES.SUPER_ADMIN]);
});

test('tells the wildcard and the concrete names it covers', () => {
  expect(owner).toEqual(expect.arrayContaining(['client.*', 'client.create']));
});

test('keeps a project manager to own projects, and nobody else', () => {
  const seeing = Object.values(ROLES).filter((role) => seesAllProjects(permissionsOfRoles([role])));

  expect(seeing).toEqual([ROLES.SUPER_ADMIN, ROLES.ADMIN, ROLES.BUSINESS_OWNER]);
  expect(seesAllProjects([])).toBe(false);
});

test('asks for nothing where the list is empty', () => {
  expect(isGrantedAny([], [])).toBe(true);
});
