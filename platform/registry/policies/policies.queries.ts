import { type EnvironmentName, needsSecondPersonAtFirst, type ReleasePolicy } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from '../tables';

/** A change of a policy that waits for a second person. */
export type StoredPolicyRequest = {
  uuid: string;
  environment: EnvironmentName;
  needs_second_person: boolean;
  requested_by: string;
  requested_by_uuid: string;
  requested_at: string;
  decision: 'confirmed' | 'declined' | null;
};

/** A policy as it is kept, whether it holds, waits or was declined. */
export type StoredPolicy = StoredPolicyRequest & { decided_by: string | null; decided_at: string | null };

const POLICY = sql`uuid, environment, needs_second_person, requested_by, requested_by_uuid, requested_at, decision`;

/** Every policy that an environment ever had, oldest first. */
export async function selectPolicies(db: Db, environment: EnvironmentName) {
  const { rows } = await sql<StoredPolicy>`
    select ${POLICY}, decided_by, decided_at from registry.remote_policies where environment = ${environment} order by id`.execute(
    db,
  );
  return rows;
}

/** Adds policies as another registry kept them. */
export async function insertPolicyRows(
  db: Db,
  environment: EnvironmentName,
  policies: readonly Omit<StoredPolicy, 'environment'>[],
) {
  if (policies.length > 0)
    await db
      .insertInto('registry.remote_policies')
      .values(policies.map((policy) => ({ ...policy, environment })))
      .execute();
}

/** Whether an environment asks for a second person now. */
export async function findPolicy(
  db: Db,
  environment: EnvironmentName,
): Promise<Pick<ReleasePolicy, 'needs_second_person'>> {
  const { rows } = await sql<{ needs_second_person: boolean }>`
    select needs_second_person from registry.remote_policies
    where environment = ${environment} and decision = 'confirmed' order by id desc limit 1`.execute(db);
  return rows[0] ?? { needs_second_person: needsSecondPersonAtFirst(environment) };
}

export async function findWaitingPolicy(db: Db, environment: EnvironmentName) {
  const { rows } = await sql<StoredPolicyRequest>`
    select ${POLICY} from registry.remote_policies where environment = ${environment} and decision is null`.execute(db);
  return rows[0];
}

type NewPolicy = Pick<
  StoredPolicyRequest,
  'environment' | 'needs_second_person' | 'requested_by' | 'requested_by_uuid'
> & {
  now: Date;
  isDecided: boolean;
};

export const insertPolicy = (db: Db, { now, isDecided, ...given }: NewPolicy) =>
  db
    .insertInto('registry.remote_policies')
    .values({
      ...given,
      requested_at: now,
      ...(isDecided && { decision: 'confirmed', decided_by: given.requested_by, decided_at: now }),
    })
    .execute();

export const closePolicy = (db: Db, uuid: string, decision: 'confirmed' | 'declined', by: string, now: Date) =>
  db
    .updateTable('registry.remote_policies')
    .set({ decision, decided_by: by, decided_at: now })
    .where('uuid', '=', uuid)
    .execute();

/** Changes of an environment's policy wait for each other. */
export const lockPolicy = (db: Db, environment: EnvironmentName) =>
  sql`select pg_advisory_xact_lock(hashtext('remote_policies'), hashtext(${environment}))`.execute(db);
