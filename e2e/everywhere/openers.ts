/** A button or link that opens a dialog or form, and the route of its screen. */
export type Opener = { route: string; name: RegExp; ticksRow?: boolean };

/** Every opener of a form, once. */
export const openers: Opener[] = [
  { route: '/clients/list', name: /^New client$/ },
  { route: '/contractors/list', name: /^New contractor$/ },
  { route: '/organisations/list', name: /^New organisation$/ },
  { route: '/projects/list', name: /^New project$/ },
  { route: '/users/list', name: /^New user$/ },
  { route: '/accountCodes', name: /^New account code$/ },
  { route: '/bankAccounts', name: /^New bank account$/ },
  { route: '/projects/:uuid/variation-orders', name: /^New variation order$/ },
  { route: '/projects/:uuid/suppliers/expenses', name: /^New bill$/ },
  { route: '/projects/:uuid/invoices', name: /^New invoice$/ },
  { route: '/projects/:uuid/purchase-orders', name: /^New purchase order$/ },
  { route: '/projects/:uuid/suppliers', name: /^Assign/ },
  { route: '/projects/:uuid/invoices', name: /^Move to another project/, ticksRow: true },
  { route: '/pending-invoices/list', name: /^Receive/ },
  { route: '/pending-invoices/list', name: /^Write off/ },
  { route: '/bulk-payment/pending-expenses', name: /^Write off/ },
  { route: '/remotes/tokens', name: /^Issue/ },
];
