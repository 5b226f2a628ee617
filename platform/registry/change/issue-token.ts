import {
  endDateProblem,
  type IssuedPublishToken,
  PUBLISH_TOKEN_PREFIX,
  type PublishTokenInput,
} from '@siteledger/platform/contract';
import { type Context } from '../product';
import { invalid, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { findToken, insertToken } from '../store/tokens.queries';
import { hashToken, newSecret } from '../store/secret';

/** Issues a publish token. Only its hash is stored, so the reply is the only chance to read it. */
export const issueToken = (context: Context, given: PublishTokenInput): Promise<IssuedPublishToken> =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    const problem = endDateProblem(given.ends_on, context.today);
    if (problem) throw invalid({ ends_on: [problem] });

    const token = PUBLISH_TOKEN_PREFIX + newSecret();
    const { user, now } = context;
    const uuid = await insertToken(db, { ...given, issuedBy: user, now, hash: hashToken(token) });
    const after = await findToken(db, uuid);
    if (!after) throw notFound('Publish token');
    await context.audit(db, { action: 'publish-token.issue', entity: 'publish-token', uuid, after });
    return { ...after, token };
  });
