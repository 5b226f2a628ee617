import { type Person } from './people';

const finance = [
  'Pending invoices',
  'Written-off invoices',
  'Pending expenses',
  'Written-off expenses',
  'Payment history',
];
const everyone = ['Dashboard', 'Projects', ...finance];
const parties = ['Clients', 'Contractors', 'Organisations'];
const reports = ['Invoices', 'Purchase orders', 'Expenses', 'Payments'];
const owner = [...everyone, ...parties, ...reports];
const administrator = [...owner, 'Users', 'Role Management', 'Account codes', 'Remotes', 'Audit trail'];

/** What the side drawer lists to each of the demo users, in its order. */
export const menus: Record<Person, string[]> = {
  super: administrator,
  admin: administrator,
  owner: [...owner, 'Account codes', 'Audit trail'],
  pm: [...everyone, 'Contractors', 'Organisations'],
};
