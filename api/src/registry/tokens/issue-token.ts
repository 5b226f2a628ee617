import {
  endDateProblem,
  type IssuedPublishToken,
  PUBLISH_TOKEN_PREFIX,
  type PublishTokenInput,
} from '@siteledger/shared-lib/domain';
import { hashToken, newToken } from '../../db/token-hash';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { invalid, notFound } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { refuseImpersonation } from '../../http/refuse-impersonation';
import { findToken, insertToken } from './queries';

/** Issues a token to publish with; only its hash is kept, so that the reply is the one chance to read it. */
export const issueToken = (context: Context, given: PublishTokenInput): Promise<IssuedPublishToken> =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const problem = endDateProblem(given.ends_on, context.today);
    if (problem) throw invalid({ ends_on: [problem] });

    const token = PUBLISH_TOKEN_PREFIX + newToken();
    const issued = { issuedBy: context.user.id, now: context.now };
    const uuid = await insertToken(db, { ...given, ...issued, hash: hashToken(token) });
    const after = await findToken(db, uuid);
    if (!after) throw notFound('Publish token');
    await audit(db, context, { action: 'publish-token.issue', entity: 'publish-token', uuid, after });
    return { ...after, token };
  });
