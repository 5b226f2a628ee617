import { type Context } from '../product';
import { type Db } from '../tables';
import { closeRequest, type StoredRequest } from './requests.queries';

/** Ends a request without any change, in the name of who asks for that. */
export async function decline({ user, now, audit }: Context, db: Db, request: StoredRequest) {
  await closeRequest(db, request.uuid, 'declined', user.name, now);
  const after = { ...request, decision: 'declined', decided_by: user.name };
  await audit(db, { action: 'remote.decline', entity: 'remote', uuid: null, before: request, after });
}
