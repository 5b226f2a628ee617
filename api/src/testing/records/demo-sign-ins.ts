import { type Db } from '../../db/database';
import { blocksOf } from '../../db/seed/block';
import { startNumbering } from '../../db/seed/numbering';
import { DEMO_PASSWORD, seedUsers } from '../../db/seed/parties/users';
import { hashPassword } from '../../resources/session/password-hash';

/** Adds only the users of the demo, created by the seed. */
export async function addDemoSignIns(db: Db) {
  const numbering = startNumbering();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const block of blocksOf({ today: '2026-07-01', numbering, passwordHash }, 1)) await seedUsers(db, block);
  await numbering.save(db);
}
