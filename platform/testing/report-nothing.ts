/** Simulates a tab without a signed-in user, which sends no reports. */
export const reportNothing = () => void (window.siteledger = { token: () => null } as unknown as Window['siteledger']);
