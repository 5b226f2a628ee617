import { type EnvironmentName, type OwnPublishToken, tokenRefusal } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { forbidden } from '../errors';
import { type ManagementInputs } from './inputs';
import { findTokenByHash, type HeldToken, recordUse } from '../store/tokens.queries';
import { hashToken, isPublishToken } from '../store/secret';

/** The 403 for publishing without a token. */
export const publishTokenRequired = () =>
  forbidden('Publish with a publish token: a Super Admin issues one under Remotes.');

const tokens = new WeakMap<FastifyRequest, HeldToken>();

/** The environments of the publish token that admitted the call. */
export const environmentsOfToken = (request: FastifyRequest) => tokens.get(request)?.environments ?? [];

/** The permissions of the publish token that admitted the call, and its previous use. */
export function ownToken(request: FastifyRequest): OwnPublishToken {
  const token = tokens.get(request);
  if (!token) throw publishTokenRequired();
  const { name, remotes, environments, ends_on, issued_by, issued_at, last_used_at } = token;
  return { name, remotes, environments, ends_on, issued_by, issued_at, last_used_at };
}

/** Answers 403 for environments that the call's token does not cover. */
export function requireEnvironmentsOfToken(
  request: FastifyRequest,
  { environments, today }: { environments: readonly EnvironmentName[]; today: string },
) {
  const token = tokens.get(request);
  for (const environment of environments) {
    const refusal = token && tokenRefusal(token, { environment, today });
    if (refusal) throw forbidden(refusal);
  }
}

type Caller = Pick<ManagementInputs, 'callOf' | 'tokenOf' | 'actAs' | 'mayStillPublish'>;

/**
 * Admits only a publish token, for its remotes and environments and while its issuer may issue tokens, before the body
 * is read; 403 says what is missing. The call then runs in the name of the token and its issuer. It counts as a use of
 * the token, unless `isUse` is false.
 */
export const asPublisher =
  ({ callOf, tokenOf, actAs, mayStillPublish }: Caller, { isUse = true } = {}) =>
  async (request: FastifyRequest) => {
    const { db, now, today } = callOf(request);
    const bearer = tokenOf(request);
    if (!isPublishToken(bearer)) throw publishTokenRequired();
    const token = await findTokenByHash(db, hashToken(bearer));
    if (!token) throw forbidden('The publish token is not known here.');
    const { name, env } = request.params as Record<string, string | undefined>;
    const refusal = tokenRefusal(token, { remote: name, environment: env, today });
    if (refusal) throw forbidden(refusal);
    if (!(await mayStillPublish(db, token)))
      throw forbidden(
        `The publish token “${token.name}” was issued by ${token.issued_by}, who may not issue any now: another Super Admin issues one.`,
      );
    tokens.set(request, token);
    if (isUse) await recordUse(db, token.id, now);
    await actAs(request, { uuid: token.issued_by_uuid, name: `Publish token “${token.name}”` });
  };
