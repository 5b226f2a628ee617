import { addDays, ROLES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { COUNTS } from '../numbers/counts';
import { insertRows } from '../insert-rows';
import { personName } from '../names/people-names';

/** The demo's sign-ins, all with the same password. */
const DEMO_SIGN_INS = [
  { role: ROLES.SUPER_ADMIN, email: 'super@demo.test', name: 'Farah Hanim binti Jaafar' },
  { role: ROLES.ADMIN, email: 'admin@demo.test', name: 'Lim Siew Ling' },
  { role: ROLES.BUSINESS_OWNER, email: 'owner@demo.test', name: "Dato' Ir. Ravi a/l Subramaniam" },
  { role: ROLES.PROJECT_MANAGER, email: 'pm@demo.test', name: 'Andrew anak Jimbun' },
] as const;

/** The domain of every demo user's e-mail, used only in demos and tests. */
export const DEMO_DOMAIN = '@demo.test';

/** The password of every demo user. */
export const DEMO_PASSWORD = 'siteledger';

/** Users of each role; `COUNTS` has the project managers. */
const OTHER_ROLES = { [ROLES.SUPER_ADMIN]: 1, [ROLES.ADMIN]: 6, [ROLES.BUSINESS_OWNER]: 6 };

const SERVICE_DAYS_MAX = 4 * 365;

export type SeedUser = { id: number; name: string; email: string; role: number };

export type Staff = { managers: readonly SeedUser[]; owner: SeedUser };

/** Stores the users of a block. The first manager of the first block is the demo's Project Manager sign-in. */
export async function seedUsers(db: Db, block: Block): Promise<Staff> {
  const random = block.random('users');
  const roles = [
    ...Object.entries(OTHER_ROLES).flatMap(([role, count]) => Array<number>(count).fill(Number(role))),
    ...Array<number>(COUNTS.projectManagers).fill(ROLES.PROJECT_MANAGER),
  ];
  const signIns = new Map(block.isFirst ? DEMO_SIGN_INS.map((signIn) => [signIn.role as number, signIn]) : []);
  const users = roles.map((role) => {
    const id = block.numbering.nextId('users');
    const signIn = signIns.get(role);
    signIns.delete(role);
    const name = signIn?.name ?? personName(random);
    return { id, role, name, email: signIn?.email ?? block.uniqueName(() => emailOf(name, id)) };
  });
  await insertRows(
    db,
    'users',
    users.map(({ id, name, email }) => {
      const joined = addDays(block.today, -random.whole(1, SERVICE_DAYS_MAX));
      const uuid = random.uuid();
      const password_hash = block.passwordHash;
      return { id, uuid, name, email, password_hash, is_demo: true, ...recordedOn(joined, random) };
    }),
  );
  await insertRows(
    db,
    'user_roles',
    users.map(({ id, role }) => ({ user_id: id, role_id: role })),
  );
  const withRole = (role: number) => users.filter((user) => user.role === role);
  return { managers: withRole(ROLES.PROJECT_MANAGER), owner: withRole(ROLES.BUSINESS_OWNER)[0] as SeedUser };
}

// "Ravi a/l Krishnan" becomes ravi.krishnan plus the id, so that addresses are unique.
function emailOf(name: string, id: number) {
  const words = name.toLowerCase().replace(/\b(bin|binti|anak|a\/l|a\/p)\b/g, ' ');
  return `${words
    .match(/[a-z]+/g)
    ?.slice(0, 3)
    .join('.')}.${id}${DEMO_DOMAIN}`;
}
