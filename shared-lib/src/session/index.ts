export * from './api-url';
export * from './app-version';
export * from './browser-location';
export * from './drafts';
export * from './refresh-session';
export * from './safe-redirect';
export * from './session-changes';
export { signIn, type SignInRefusal } from './sign-in';
export * from './sign-out';
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
  type Tokens,
} from './tokens';
