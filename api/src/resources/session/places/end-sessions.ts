import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { endPlaces } from './places.queries';

/** Ends one of the caller's sessions; another user's is a 404. */
export const endSession = (context: Context, id: string) =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const ended = await endPlaces(db, context.user.id, { only: id }, context.now);
    if (ended.length === 0) throw notFound('Session');
    await audit(db, context, { action: 'session.end', uuid: id });
    return { message: 'Session ended.' };
  });

/** Ends all of the caller's sessions except the current one. */
export const endOtherSessions = (context: Context) =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const ended = await endPlaces(db, context.user.id, { allBut: context.sessionId }, context.now);
    for (const uuid of ended) await audit(db, context, { action: 'session.end', uuid });
    return { message: 'You are signed out everywhere else.' };
  });
