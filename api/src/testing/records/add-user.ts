import { type RoleId } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { hashToken, newToken } from '../../secrets/token-hash';

export type TestUser = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  roles: readonly RoleId[];
  passwordHash: string;
  token: string;
};

const DAY_MS = 86_400_000;
let created = 0;

/** Inserts a user with an active session. */
export async function addUser(
  db: Db,
  now: Date,
  { name, email, roles = [], passwordHash = 'none' }: Partial<TestUser>,
): Promise<TestUser> {
  const number = ++created;
  const user = await db
    .insertInto('users')
    .values({
      name: name ?? `User ${number}`,
      email: email ?? `user-${number}@example.test`,
      password_hash: passwordHash,
    })
    .returning(['id', 'uuid', 'name', 'email'])
    .executeTakeFirstOrThrow();
  if (roles.length > 0)
    await db
      .insertInto('user_roles')
      .values(roles.map((role_id) => ({ user_id: user.id, role_id })))
      .execute();
  return { ...user, roles, passwordHash, token: await addSession(db, now, user.id) };
}

async function addSession(db: Db, now: Date, userId: number) {
  const token = newToken();
  const expires_at = new Date(now.getTime() + 365 * DAY_MS);
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, kind: 'sign-in', expires_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session_tokens')
    .values({ session_id: id, kind: 'access', token_hash: hashToken(token), expires_at })
    .execute();
  return token;
}
