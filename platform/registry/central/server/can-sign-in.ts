import { ENVIRONMENTS } from '@siteledger/platform/contract';
import { type Db } from '../../store/tables';
import { findVisitors } from './environments.queries';
import { selectAccounts } from './people.queries';

/** Whether a person can sign in to any environment, as its servers last reported. */
export async function canSignInSomewhere(db: Db, person: string): Promise<boolean> {
  for (const environment of ENVIRONMENTS) {
    const account = (await selectAccounts(db, environment)).get(person);
    if (account && (await findVisitors(db, environment)).some(({ uuid }) => uuid === account)) return true;
  }
  return false;
}
