import { type EnvironmentName, ENVIRONMENTS, releasePolicySchema } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { type App, type ManagementInputs } from './inputs';
import { type Context } from '../product';
import { message, one } from './replies';
import { type Target } from '../change/target';
import { changePolicy } from '../change/change-policy';
import { confirmRequest, declineRequest } from '../change/decide-request';

const REQUEST = '/remotes/:name/environments/:env/requests/:uuid';

type Params = { params: Record<string, string | undefined> };

/** The environment whose policy is changed. */
const environmentOf =
  (requireOwn: ManagementInputs['requireOwn']) =>
  ({ params }: Params): EnvironmentName => {
    const found = ENVIRONMENTS.find((one) => one === params.env);
    if (!found) throw notFound('Environment');
    requireOwn(found);
    return found;
  };

type Readers = {
  contextOf: (request: FastifyRequest) => Context;
  targetOf: (request: FastifyRequest) => Promise<Target>;
};

/** Routes for releases that wait for a second person, and for the policy that requires one. */
export function requestRoutes(
  app: App,
  { describe, rules, requireOwn }: Pick<ManagementInputs, 'describe' | 'rules' | 'requireOwn'>,
  { contextOf, targetOf }: Readers,
) {
  const manage = rules('manage', { idempotent: true });
  const ownEnvironment = environmentOf(requireOwn);

  /**
   * Brings a request into force: `{data: RemoteSetting}`; 403 for its requester or publisher, 409 when the target has
   * changed since.
   */
  app.post(
    `${REQUEST}/confirmation`,
    { config: manage, schema: describe('Confirm a release', one('RemoteSetting')) },
    async (request) => ({
      data: await confirmRequest(contextOf(request), await targetOf(request), request.params.uuid),
    }),
  );

  /** Ends a request and changes nothing: `{message}`; 409 when it is already decided. */
  app.post(`${REQUEST}/refusal`, { config: manage, schema: describe('Decline a release', message) }, async (request) =>
    declineRequest(contextOf(request), await targetOf(request), request.params.uuid),
  );

  /** Sets whether a second person is required, with immediate effect: `{data: ReleasePolicy}`. */
  app.put(
    '/remotes/policies/:env',
    {
      config: rules('publish'),
      schema: { body: releasePolicySchema, ...describe('Require a second person or not', one('ReleasePolicy')) },
    },
    async (request) => ({ data: await changePolicy(contextOf(request), ownEnvironment(request), request.body) }),
  );
}
