import { type EnvironmentName } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Product } from '../../product';
import { type Db } from '../../store/tables';

/** An account of an installation, with the digest of its e-mail address. */
export type Account = { uuid: string; mailDigest: string };

type Where = { product: Pick<Product, 'transaction'>; environment: EnvironmentName };

/**
 * The person behind an account: the same for accounts of several installations that share, or once shared, an e-mail
 * address. This prevents a user from confirming their own request with a second account.
 */
export async function personOf(db: Db, { product, environment }: Where, { uuid, mailDigest }: Account) {
  const known = await findPerson(db, environment, uuid, mailDigest);
  if (known) return known;
  return product.transaction(db, async (trx) => {
    // Two installations may report the same person for the first time at once.
    await sql`select pg_advisory_xact_lock(hashtext('registry.people'))`.execute(trx);
    const { rows } = await sql<{ person: string }>`
      insert into registry.people (environment, account, mail_digest, person)
      values (${environment}, ${uuid}, ${mailDigest}, coalesce(
        (select person from registry.people where environment = ${environment} and account = ${uuid} order by id limit 1),
        (select person from registry.people where mail_digest = ${mailDigest} order by id limit 1),
        ${uuid}))
      on conflict (environment, account, mail_digest) do update set person = people.person
      returning person`.execute(trx);
    return rows[0]?.person ?? uuid;
  });
}

async function findPerson(db: Db, environment: EnvironmentName, account: string, mailDigest: string) {
  const { rows } = await sql<{ person: string }>`
    select person from registry.people
    where environment = ${environment} and account = ${account} and mail_digest = ${mailDigest}`.execute(db);
  return rows[0]?.person;
}

/** Each person's account in an environment, where they have one. */
export async function selectAccounts(db: Db, environment: EnvironmentName): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ person: string; account: string }>`
    select distinct on (person) person, account from registry.people
    where environment = ${environment} order by person, id`.execute(db);
  return new Map(rows.map(({ person, account }) => [person, account]));
}

/** Maps reported accounts to persons; an unreported account maps to itself. */
export async function selectPersonOfAccount(
  db: Db,
  environment: EnvironmentName,
): Promise<(account: string) => string> {
  const { rows } = await sql<{ person: string; account: string }>`
    select distinct on (account) person, account from registry.people
    where environment = ${environment} order by account, id`.execute(db);
  const persons = new Map(rows.map(({ person, account }) => [account, person]));
  return (account) => persons.get(account) ?? account;
}

/** Links accounts to persons where no link exists yet. */
export async function linkAccounts(db: Db, where: Where, accounts: readonly Account[]) {
  const { rows } = await sql<{ account: string; mail_digest: string }>`
    select account, mail_digest from registry.people where environment = ${where.environment}`.execute(db);
  const known = new Set(rows.map(({ account, mail_digest }) => `${account} ${mail_digest}`));
  for (const account of accounts)
    if (!known.has(`${account.uuid} ${account.mailDigest}`)) await personOf(db, where, account);
}
