import { type EnvironmentName } from '@siteledger/platform/contract';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ManagementInputs } from '../../http/inputs';
import { type Call } from '../../product';
import { type Caller, CALLER_HEADER, FOLLOWERS, PUBLISH_TOKEN_HEADER } from '../protocol';
import { publishTokenRequired } from '../../http/as-publisher';
import { isPublishToken } from '../../store/secret';
import { type Follower } from './follower';
import { type Answer, type Link, NoAnswer, refuseChange } from './link';

type Inputs = Pick<ManagementInputs, 'callOf' | 'tokenOf'> & { environment: EnvironmentName };

/**
 * Forwards every call of these routes to the central registry, after this server has checked the caller and the body,
 * and returns its answer. While it is unreachable, reads show the last known state and changes are refused.
 */
export function forwardCalls(app: FastifyInstance, follower: Follower, inputs: Inputs) {
  app.addHook('preHandler', async (request, reply) => {
    if (canAnswer(request, inputs) && follower.isAway) return undefined;
    const answer = await handOn(follower, request, inputs);
    if (!answer) return undefined;
    // Fetches the state, so that the caller sees their change immediately.
    if (request.method !== 'GET' && answer.status < 300) await follower.look();
    return send(reply, answer);
  });
}

// This installation can answer for its own environment, but not about publish tokens, so it answers no caller that uses
// one.
function canAnswer(request: FastifyRequest, { environment, tokenOf }: Inputs) {
  const { method, routeOptions, params } = request;
  const { env = environment } = params as Record<string, string | undefined>;
  return method === 'GET' && env === environment && !isPublishToken(tokenOf(request)) && !isOfTokens(routeOptions.url);
}

const isOfTokens = (url: string | undefined) => url?.endsWith('/tokens') === true;

async function handOn(follower: Follower, request: FastifyRequest, inputs: Inputs): Promise<Answer | undefined> {
  try {
    if (follower.problem) throw notTried(follower.problem);
    return await forward(follower.link, request, inputs);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    follower.noteAway(error);
    if (canAnswer(request, inputs)) return undefined;
    throw refuseChange(error);
  }
}

// This call was certainly not carried out.
const notTried = ({ message, outcome }: NoAnswer) =>
  new NoAnswer(message, outcome === 'unknown' ? 'not done' : outcome);

async function forward(link: Link, request: FastifyRequest, { callOf, tokenOf }: Inputs) {
  const { method, url, body } = request;
  const call = callOf(request);
  const publishToken = tokenOf(request);
  const headers: Record<string, string> = {
    ...(isPublishToken(publishToken)
      ? { [PUBLISH_TOKEN_HEADER]: publishToken }
      : { [CALLER_HEADER]: headerOf(link, call) }),
    ...(call.expectedRevision !== undefined && { 'if-match': String(call.expectedRevision) }),
  };
  const answer = await link.call({ method, path: url, ...(method !== 'GET' && { body: body ?? {} }), headers });
  // A 401 concerns the installation's own token, which the caller cannot fix.
  if (answer.status === 401) throw new NoAnswer('it does not take the token', 'token refused');
  return answer;
}

function headerOf(link: Link, { user, mailDigest, personUuid, mayPublish, requestId }: Call) {
  const caller: Caller = {
    uuid: user.uuid,
    name: user.name,
    mailDigest,
    isImpersonated: personUuid !== user.uuid,
    mayPublish,
    requestId,
    url: link.url,
  };
  return Buffer.from(JSON.stringify(caller)).toString('base64url');
}

function send(reply: FastifyReply, { status, body, headers }: Answer) {
  for (const name of ['cache-control', 'retry-after']) {
    const value = headers.get(name);
    if (value) reply.header(name, value);
  }
  return reply.code(status).send(body);
}

/**
 * Asks the central registry whether a publish token allows the call, before the body is read; 403 says what is missing.
 */
export const asForwardedPublisher =
  (follower: Follower, { tokenOf }: Pick<ManagementInputs, 'tokenOf'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request);
    if (!isPublishToken(token)) throw publishTokenRequired();
    const { name, env } = request.params as Record<string, string | undefined>;
    const place = [name, env].flatMap((part) => (part === undefined ? [] : [`/${encodeURIComponent(part)}`])).join('');
    const headers = { [PUBLISH_TOKEN_HEADER]: token };
    try {
      const answer = await follower.link.call({ method: 'GET', path: `${FOLLOWERS}/publishers${place}`, headers });
      if (answer.status === 401) throw new NoAnswer('it does not take the token', 'token refused');
      if (answer.status !== 200) await send(reply, answer);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw refuseChange(notTried(error));
    }
  };
