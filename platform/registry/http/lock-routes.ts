import { remoteLockSchema } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { type App, type ManagementInputs } from './inputs';
import { type Context } from '../product';
import { answerChange, changeReplies } from './answer-change';
import { type Target } from '../change/target';
import { changeLock } from '../change/change-lock';

type Readers = {
  contextOf: (request: FastifyRequest) => Context;
  targetOf: (request: FastifyRequest) => Promise<Target>;
};

/** The route that locks the release of a remote. docs/remotes.md#lock-a-release */
export function lockRoutes(
  app: App,
  { describe, rules }: Pick<ManagementInputs, 'describe' | 'rules'>,
  { contextOf, targetOf }: Readers,
) {
  /**
   * Locks a remote's release in an environment until a moment, or lifts the lock when none is stated: `{data:
   * RemoteSetting}`; `If-Match` is the revision last seen, an outdated one is 409.
   */
  app.put(
    '/remotes/:name/environments/:env/lock',
    {
      config: rules('manage'),
      schema: { body: remoteLockSchema, ...describe('Lock the release of a remote', ...changeReplies) },
    },
    async (request, reply) =>
      answerChange(reply, await changeLock(contextOf(request), await targetOf(request), request.body)),
  );
}
