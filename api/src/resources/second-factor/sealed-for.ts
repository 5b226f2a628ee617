/** What a secret of an authenticator app is sealed for: it opens for no other user. */
export const sealedFor = (userId: number) => `totp:${userId}`;
