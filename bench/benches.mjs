/** Loads each bench, by name in the order in which they run. */
export const benches = {
  browser: () => import('./browser/first-rows.mjs').then(({ benchBrowser }) => benchBrowser),
  platform: () => import('./browser/platform.mjs').then(({ benchPlatform }) => benchPlatform),
  'payment-grid': () => import('./browser/payment-grid.mjs').then(({ benchPaymentGrid }) => benchPaymentGrid),
  'project-list': () => import('./browser/project-list.mjs').then(({ benchProjectList }) => benchProjectList),
  'account-codes': () => import('./browser/account-codes.mjs').then(({ benchAccountCodes }) => benchAccountCodes),
  interactions: () => import('./browser/interactions.mjs').then(({ benchInteractions }) => benchInteractions),
  dashboard: () => import('./browser/dashboard.mjs').then(({ benchDashboard }) => benchDashboard),
  export: () => import('./browser/export.mjs').then(({ benchExport }) => benchExport),
  soak: () => import('./soak/soak.mjs').then(({ benchSoak }) => benchSoak),
  api: () => import('./api/large-books.mjs').then(({ benchApi }) => benchApi),
};
