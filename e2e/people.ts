/** E-mails of the demo users, which every start seeds outside production. */
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

/** Password of the demo users. No other user may have it. */
export const password = 'siteledger';

/** Password of the users that tests create. */
export const ownPassword = 'a fine old horse';

const demo: readonly string[] = Object.values(people);

export const passwordOf = (user: User) => (demo.includes(emailOf(user)) ? password : ownPassword);
