/** The demo users that every start seeds outside production, and what they all sign in with. */
export const people = {
  super: 'super@demo.test',
  admin: 'admin@demo.test',
  owner: 'owner@demo.test',
  pm: 'pm@demo.test',
} as const;

export type Person = keyof typeof people;

export const password = 'siteledger';
