/** The demo users that every start seeds outside production, and what they all sign in with. */
export const people = {
  super: 'super@demo.test',
  admin: 'admin@demo.test',
  owner: 'owner@demo.test',
  pm: 'pm@demo.test',
} as const;

export type Person = keyof typeof people;

/** A demo user, or one that the test created, who signs in with the same password. */
export type User = Person | `${string}@${string}`;

export const emailOf = (user: User) => (user.includes('@') ? user : people[user as Person]);

export const password = 'siteledger';
