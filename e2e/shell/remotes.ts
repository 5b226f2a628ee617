import { type Page } from '@playwright/test';

/**
 * A remote with one of its screens: path, menu entry, heading and the API path that it fetches. `styled` is the screen
 * that loses its style sheet, if the first one has none.
 */
export type Remote = {
  name: string;
  path: string;
  entry: string;
  heading: string;
  call: string;
  styled?: { entry: string; heading: string };
};

export const remotes: readonly [Remote, Remote, Remote, Remote, Remote] = [
  { name: 'mfe-projects', path: '/projects/list', entry: 'Projects', heading: 'Projects', call: 'projects' },
  {
    name: 'mfe-finance',
    path: '/bulk-payment/pending-expenses',
    entry: 'Pending expenses',
    heading: 'Pending expenses',
    call: 'expenses',
  },
  { name: 'mfe-parties', path: '/clients/list', entry: 'Clients', heading: 'Clients', call: 'clients' },
  { name: 'mfe-admin', path: '/users/list', entry: 'Users', heading: 'Users', call: 'users' },
  {
    name: 'mfe-reports',
    path: '/reports/invoices',
    entry: 'Invoices',
    heading: 'Invoices',
    call: 'invoices',
    styled: { entry: 'Dashboard', heading: 'Dashboard' },
  },
];

export const filesOf = ({ name }: { name: string }) => `**/remotes/${name}/**`;

export const openByMenu = (page: Page, { entry }: { entry: string }) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click();

export const headingOf = (page: Page, { heading }: { heading: string }) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^${heading}`) });

export const failureCard = (page: Page) => page.getByRole('alert').filter({ hasText: 'is not available right now' });

/** The failure card once no retry is running: before that, an automatic retry may succeed and remove the card. */
export const settledFailureCard = (page: Page) => failureCard(page).and(page.locator('[aria-busy=false]'));
