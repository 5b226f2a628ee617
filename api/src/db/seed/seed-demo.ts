import { todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { hashPassword } from '../../resources/session/password-hash';
import { type Db } from '../database';
import { transaction } from '../transaction/transaction';
import { seedAccounts } from './buying/accounts';
import { type Block, blocksOf } from './block';
import { startNumbering } from './numbering';
import { seedOwnBankAccounts } from './parties/own-bank-accounts';
import { seedOwnCompany } from './parties/own-company';
import { seedBlock } from './seed-block';
import { DEMO_PASSWORD } from './parties/users';

// The number of an advisory lock.
const LOCK = 7_305_442;

export type SeedOptions = {
  /** How many companies to store, up to 1000. docs/domain/demo-data.md */
  scale: number;
  clock: () => Date;
};

/**
 * Fills an empty database with the demo, in one transaction; a database with users is left alone. The same day yields
 * the same data, apart from password salts. Resolves to whether it filled the database.
 */
export async function seedDemo(db: Db, { scale, clock }: SeedOptions): Promise<boolean> {
  const today = todayInKualaLumpur(clock());
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const filled = await transaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // Replicas start together: one seeds, the others wait and then find users.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await hasUsers(trx)) return false;
    const numbering = startNumbering();
    await seedBlocks(trx, blocksOf({ today, numbering, passwordHash }, scale));
    await numbering.save(trx);
    return true;
  });
  if (filled) await countRowsForPlanner(db);
  return filled;
}

// Without statistics the planner assumes empty tables.
const countRowsForPlanner = (db: Db) =>
  transaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze`.execute(trx);
  });

async function seedBlocks(db: Db, blocks: Iterable<Block>) {
  let shared;
  for (const block of blocks) {
    shared ??= await seedOnce(db, block);
    await seedBlock(db, block, shared);
  }
}

async function seedOnce(db: Db, block: Block) {
  await seedOwnCompany(db, block);
  return { accounts: await seedAccounts(db, block), bankAccounts: await seedOwnBankAccounts(db, block) };
}

async function hasUsers(db: Db) {
  const users = await db.selectFrom('users').select('id').limit(1).execute();
  return users.length > 0;
}
