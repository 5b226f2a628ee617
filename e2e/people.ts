/** The demo users that every start seeds outside production, and what they all sign in with. */
export const people = {
  super: 'super@demo.test',
  admin: 'admin@demo.test',
  owner: 'owner@demo.test',
  pm: 'pm@demo.test',
} as const;

export type Person = keyof typeof people;

/** A demo user, or one that the test created. */
export type User = Person | `${string}@${string}`;

export const emailOf = (user: User) => (user.includes('@') ? user : people[user as Person]);

/** What the demo users sign in with. Nobody else may have it. */
export const password = 'siteledger';

/** What users sign in with that a test has created. */
export const ownPassword = 'a fine old horse';

const demo: readonly string[] = Object.values(people);

export const passwordOf = (user: User) => (demo.includes(emailOf(user)) ? password : ownPassword);
