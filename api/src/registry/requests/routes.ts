import { type EnvironmentName, ENVIRONMENTS, releasePolicySchema } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { message, one } from '../../http/openapi-replies';
import { type Place } from '../settings/change-setting';
import { changePolicy, confirmPolicy, declinePolicy } from '../policies/change-policy';
import { confirmRequest, declineRequest } from './decide-request';

const REQUEST = '/remotes/:name/environments/:env/requests/:uuid';
const POLICY = '/remotes/policies/:env';

function environmentOf({ params }: { params: Record<string, string | undefined> }): EnvironmentName {
  const found = ENVIRONMENTS.find((one) => one === params.env);
  if (!found) throw notFound('Environment');
  return found;
}

/** Releases that wait for a second person, and where they have to. */
export function requestRoutes(app: App, placeOf: (request: FastifyRequest) => Promise<Place>) {
  const manage = { permission: 'remote.manage', idempotent: true } as const;
  const publish = { permission: 'remote.publish' } as const;

  /** Brings a request into force: `{data: RemoteSetting}`; 403 to who asked or published, 409 when something changed since. */
  app.post(
    `${REQUEST}/confirmation`,
    { config: manage, schema: { summary: 'Confirm a release', reply: one('RemoteSetting') } },
    async (request) => ({ data: await confirmRequest(request.context, await placeOf(request), request.params.uuid) }),
  );

  /** Ends a request and changes nothing: `{message}`; 409 when it was decided before. */
  app.post(
    `${REQUEST}/refusal`,
    { config: manage, schema: { summary: 'Decline a release', reply: message() } },
    async (request) => declineRequest(request.context, await placeOf(request), request.params.uuid),
  );

  /** Asks for a second person, at once; doing without one waits for another Super Admin: `{data: ReleasePolicy}`. */
  app.put(
    POLICY,
    {
      config: publish,
      schema: { body: releasePolicySchema, summary: 'Ask for a second person or not', reply: one('ReleasePolicy') },
    },
    async (request) => ({
      data: await changePolicy(request.context, environmentOf(request), request.body.needs_second_person),
    }),
  );

  /** Confirms that an environment does without a second person: `{data: ReleasePolicy}`; 403 to who asked for it. */
  app.post(
    `${POLICY}/confirmation`,
    {
      config: { ...publish, idempotent: true },
      schema: { summary: 'Confirm a change of the policy', reply: one('ReleasePolicy') },
    },
    async (request) => ({ data: await confirmPolicy(request.context, environmentOf(request)) }),
  );

  /** Ends a change of the policy that waits: `{data: ReleasePolicy}`. */
  app.post(
    `${POLICY}/refusal`,
    {
      config: { ...publish, idempotent: true },
      schema: { summary: 'Decline a change of the policy', reply: one('ReleasePolicy') },
    },
    async (request) => ({ data: await declinePolicy(request.context, environmentOf(request)) }),
  );
}
