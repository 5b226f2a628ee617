/** Keys in local storage, by purpose. docs/domain/sessions.md#in-the-browser */
export const STORED = {
  accessToken: 'siteledger.access_token',
  refreshToken: 'siteledger.refresh_token',
  expiresAt: 'siteledger.expires_at',
  refreshNonce: 'siteledger.refresh_nonce',
  appVersion: 'siteledger.app_version',
  /** Set from a sign-out by hand to the next sign-in. */
  signedOut: 'siteledger.signed_out',
} as const;

/** Keys in session storage, for this tab only. docs/domain/sessions.md#in-the-browser */
export const STORED_IN_TAB = {
  impersonationToken: 'siteledger.impersonation_token',
  impersonationId: 'siteledger.impersonation_id',
  impersonationStart: 'siteledger.impersonation_start',
  arrival: 'siteledger.arrival',
  draftsOf: 'siteledger.drafts_of',
  previousPath: 'siteledger.previous_path',
} as const;
