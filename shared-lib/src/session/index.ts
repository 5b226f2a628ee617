export * from './api-url';
export * from './app-version';
export * from './browser-location';
export * from './drafts';
export * from './forget-session';
export * from './keep-surely';
export * from './leave-for-sign-in';
export * from './password-reset';
export * from './paths-of-tab';
export { readable, type Refusal } from './public-call';
export * from './random-key';
export * from './refresh-session';
export * from './safe-redirect';
export * from './second-factor';
export * from './session-changes';
export * from './sign-in';
export * from './sign-out';
export * from './stored-token';
export {
  bearerToken,
  clearImpersonation,
  clearTokens,
  expiresSoon,
  impersonationId,
  impersonationToken,
  isSignedIn,
  readTokens,
  storeImpersonation,
  storeTokens,
  takeImpersonationStart,
  type Tokens,
} from './tokens';
