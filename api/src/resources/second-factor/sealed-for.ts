/** The purpose for sealing an authenticator app's secret, which binds it to its user. */
export const sealedFor = (userId: number) => `totp:${userId}`;
