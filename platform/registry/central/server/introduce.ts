import { type Product } from '../../product';
import { insertPolicyRows } from '../../store/policies.queries';
import { type Introduction } from '../protocol';
import { insertStableHistory } from '../../store/stable-releases.queries';
import { replaceRequests, isEmptyEnvironment } from '../../store/requests.queries';
import { insertSetting } from '../../store/settings.queries';
import { type Db } from '../../store/tables';
import { insertToken } from '../../store/tokens.queries';
import { lockIntroduction } from './environments.queries';
import { type Installation } from './installations.queries';
import { selectPersonOfAccount } from './people.queries';

type Where = { product: Pick<Product, 'transaction'>; installation: Installation };

/**
 * Stores an environment's history from before it followed: its revisions in order under new numbers, and the records
 * that refer to them. Returns false when the environment already has a history here, which then stays.
 */
export const introduce = (db: Db, { product, installation }: Where, given: Introduction): Promise<boolean> =>
  product.transaction(db, async (trx) => {
    const { environment, may_change } = installation;
    await lockIntroduction(trx, environment);
    if (!(await isEmptyEnvironment(trx, environment))) return false;
    const personOf = await selectPersonOfAccount(trx, environment);
    const numbers = new Map<number, number>();
    for (const { revision, ...setting } of given.settings)
      numbers.set(revision, await insertSetting(trx, { ...setting, environment }));
    const numberOf = (revision: number) => numbers.get(revision) ?? revision;

    await insertStableHistory(
      trx,
      environment,
      given.good.map((good) => ({ ...good, first_revision: numberOf(good.first_revision) })),
    );
    const asked = <One extends { requested_by_uuid: string }>(one: One) => ({
      ...one,
      requested_by_uuid: personOf(one.requested_by_uuid),
    });
    await replaceRequests(
      trx,
      environment,
      given.requests.map((one) => asked({ ...one, based_on: one.based_on === null ? null : numberOf(one.based_on) })),
    );
    await insertPolicyRows(trx, environment, given.policies.map(asked));
    for (const { hash, issued_by, issued_by_uuid, issued_at, ...token } of given.tokens)
      await insertToken(trx, {
        ...token,
        // The token is limited to environments that its installation may change now.
        environments: token.environments.filter((one) => may_change.includes(one)),
        hash: Buffer.from(hash, 'base64'),
        issuedBy: { uuid: personOf(issued_by_uuid), name: issued_by },
        now: new Date(issued_at),
      });
    return true;
  });
