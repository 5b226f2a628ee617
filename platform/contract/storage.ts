/** Where the browser keeps the last listing that the registry gave it; it belongs to the browser, whoever is signed in. */
export const STORED_LISTING = 'siteledger.remote_listing';

/** Where a tab keeps the builds that its developer agreed to, by remote, and those that were declined. */
export const STORED_OVERRIDES = {
  agreed: 'siteledger.remote_overrides',
  declined: 'siteledger.remote_overrides_declined',
} as const;

/** What in the address starts a tab without any remote, `/recovery?safe`, and where the tab keeps that. */
export const SAFE_START = { parameter: 'safe', stored: 'siteledger.safe_start' } as const;
