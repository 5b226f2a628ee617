import { type Page } from '@playwright/test';

/** The remotes with a screen of each (its path, its entry in the menu, its heading), and one that has a style sheet, if any has. */
export const remotes = [
  {
    name: 'mfe-projects',
    path: '/projects/list',
    entry: 'Projects',
    heading: 'Projects',
    styled: { entry: 'Projects', heading: 'Projects' },
  },
  {
    name: 'mfe-finance',
    path: '/bulk-payment/pending-expenses',
    entry: 'Pending expenses',
    heading: 'Pending expenses',
    styled: { entry: 'Pending expenses', heading: 'Pending expenses' },
  },
  { name: 'mfe-parties', path: '/clients/list', entry: 'Clients', heading: 'Clients', styled: null },
  {
    name: 'mfe-admin',
    path: '/users/list',
    entry: 'Users',
    heading: 'Users',
    styled: { entry: 'Remotes', heading: 'Remotes' },
  },
  {
    name: 'mfe-reports',
    path: '/reports/invoices',
    entry: 'Invoices',
    heading: 'Invoices',
    styled: { entry: 'Dashboard', heading: 'Dashboard' },
  },
] as const;

export type Remote = (typeof remotes)[number];

export const filesOf = ({ name }: Pick<Remote, 'name'>) => `**/remotes/${name}/**`;

export const openByMenu = (page: Page, { entry }: { entry: string }) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click();

export const headingOf = (page: Page, { heading }: { heading: string }) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^${heading}`) });

export const failureCard = (page: Page) => page.getByRole('alert').filter({ hasText: 'is not available right now' });

/** The card once no try is under way: before that, a try of its own may succeed and take the card away. */
export const settledFailureCard = (page: Page) => failureCard(page).and(page.locator('[aria-busy=false]'));
