import { type EnvironmentName, needsSecondPersonByDefault, type ReleasePolicy } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';

/** A stored policy: it applies from its confirmation; a declined one never applied. */
export type StoredPolicy = {
  uuid: string;
  environment: EnvironmentName;
  needs_second_person: boolean;
  requested_by: string;
  requested_by_uuid: string;
  requested_at: string;
  decision: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: string | null;
};

/** Every policy that an environment has ever had, oldest first. */
export async function selectPolicies(db: Db, environment: EnvironmentName) {
  const { rows } = await sql<StoredPolicy>`
    select uuid, environment, needs_second_person, requested_by, requested_by_uuid, requested_at, decision, decided_by, decided_at
    from registry.remote_policies where environment = ${environment} order by id`.execute(db);
  return rows;
}

/** Inserts policies as another registry stored them. */
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

/** Whether an environment requires a second person now. */
export async function findPolicy(db: Db, environment: EnvironmentName): Promise<ReleasePolicy> {
  const { rows } = await sql<{ needs_second_person: boolean }>`
    select needs_second_person from registry.remote_policies
    where environment = ${environment} and decision = 'confirmed' order by id desc limit 1`.execute(db);
  return rows[0] ?? { needs_second_person: needsSecondPersonByDefault(environment) };
}

type NewPolicy = Pick<StoredPolicy, 'environment' | 'needs_second_person'> & {
  by: { uuid: string; name: string };
  now: Date;
};

export const insertPolicy = (db: Db, { by, now, ...policy }: NewPolicy) =>
  db
    .insertInto('registry.remote_policies')
    .values({
      ...policy,
      ...{ requested_by: by.name, requested_by_uuid: by.uuid, requested_at: now },
      ...{ decision: 'confirmed', decided_by: by.name, decided_at: now },
    })
    .execute();

/** Changes of an environment's policy wait for each other. */
export const lockPolicy = (db: Db, environment: EnvironmentName) =>
  sql`select pg_advisory_xact_lock(hashtext('remote_policies'), hashtext(${environment}))`.execute(db);
