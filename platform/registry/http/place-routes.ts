import { remotePlacesSchema } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { type App, type ManagementInputs } from './inputs';
import { type Context } from '../product';
import { one } from './replies';
import { answerChange, changeReplies } from './answer-change';
import { type Target } from '../change/target';
import { arrangeFills } from '../change/arrange-fills';
import { readPlaces } from '../change/read-places';

const PLACES = '/remotes/:name/environments/:env/places';

type Readers = {
  contextOf: (request: FastifyRequest) => Context;
  /** The target for reading, and the target for a change. */
  lookedAt: (request: FastifyRequest) => Promise<Target>;
  targetOf: (request: FastifyRequest) => Promise<Target>;
};

/** The routes that read and arrange a remote's places. docs/remotes.md#order-and-switch-fills */
export function placesRoutes(
  app: App,
  { describe, rules }: Pick<ManagementInputs, 'describe' | 'rules'>,
  { contextOf, lookedAt, targetOf }: Readers,
) {
  const manage = rules('manage');

  /** The places of a remote in an environment with all their fills, in order: `{data: RemotePlaces}`. */
  app.get(
    PLACES,
    { config: manage, schema: describe('What stands in the places of a remote', one('RemotePlaces')) },
    async (request) => ({ data: await readPlaces(contextOf(request).db, await lookedAt(request)) }),
  );

  /**
   * Orders and switches the fills of a remote's places, all at once: `{data: RemoteSetting}`; 422 names an unknown
   * place or fill; `If-Match` is the revision last seen, an outdated one is 409.
   */
  app.put(
    PLACES,
    {
      config: manage,
      schema: { body: remotePlacesSchema, ...describe('Arrange the places of a remote', ...changeReplies) },
    },
    async (request, reply) =>
      answerChange(reply, await arrangeFills(contextOf(request), await targetOf(request), request.body)),
  );
}
