/**
 * How the menu reads a permission: `gated` (the default) shows what the user may open; `open`, by
 * `<meta name="access-filter">` from ACCESS_FILTER, shows everything. Routes and the server do not follow it.
 * docs/domain/roles-and-permissions.md#the-menu
 */
export const accessFilter = (): 'gated' | 'open' =>
  document.querySelector<HTMLMetaElement>('meta[name="access-filter"]')?.content === 'open' ? 'open' : 'gated';
