import { type FastifyInstance } from 'fastify';
import { notFound } from '../errors';
import { readExplanation } from '../show/explanation';
import { type App, type RegistryInputs } from './inputs';
import { reportRoutes } from './report-routes';
import { readListing } from '../show/listing';
import { asForwardedPublisher, forwardCalls } from '../central/follower/forward-calls';
import { registryManagementRoutes } from './manage-routes';
import { OpenStreams } from './open-streams';
import { readSurroundings } from '../releases/surroundings';
import { events as eventStream, one } from './replies';
import { RevisionEvents } from '../show/revision-events';
import { type Db } from '../store/tables';
import { writeEvents } from './write-events';

/**
 * The registry's routes. The list of the remotes running here and its events work before sign-in, because the browser
 * requests them while the page loads.
 */
export function registryRoutes(server: FastifyInstance, db: Db, inputs: RegistryInputs) {
  const { environment, callOf, describe, rules, hostFacts } = inputs;
  const app: App = server.withTypeProvider();
  void server.register(async (part) => {
    const { follower } = inputs;
    if (follower) forwardCalls(part, follower, inputs);
    const isPublisher = follower && asForwardedPublisher(follower, inputs);
    registryManagementRoutes(part.withTypeProvider(), inputs, isPublisher);
  });
  reportRoutes(app, inputs);
  const events = new RevisionEvents(db, environment);
  const streams = new OpenStreams();
  app.addHook('preClose', async () => events.close());

  /**
   * The enabled remotes with version, files and hashes, and the paused ones: `{data: RemoteListing}`, with ETag; 304
   * when nothing changed. Rollouts apply to a signed-in user; without a valid session every remote has the pinned
   * release.
   */
  app.get(
    '/remotes',
    { config: rules('anybody'), schema: describe('Remotes that run here', one('RemoteListing')) },
    async (request, reply) => {
      const { listing, etag } = await readListing(db, inputs, await inputs.visitorOf(request));
      reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Authorization' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return { data: listing };
    },
  );

  // Developer builds run only outside production, where the API description is public as well.
  if (environment !== 'production') {
    /**
     * The facts against which a release is checked here, for its developers: `{data: ReleaseSurroundings}`. Not in
     * production.
     */
    app.get(
      '/remotes/surroundings',
      {
        config: rules('anybody'),
        schema: describe('What a release is held against here', one('ReleaseSurroundings')),
      },
      async () => ({ data: await readSurroundings(db, environment, await hostFacts()) }),
    );
  }

  /** Everything that decides what the caller sees of the remotes: `{data: RemoteExplanation}`. */
  app.get(
    '/remotes/explanation',
    { config: rules('signed in'), schema: describe('Why one sees what one sees', one('RemoteExplanation')) },
    async (request) => {
      const { db: database, user } = callOf(request);
      return { data: await readExplanation(database, inputs, user) };
    },
  );

  /** The same for any user; the caller manages users. */
  app.get(
    '/remotes/explanation/:uuid',
    { config: rules('users'), schema: describe('Why a user sees what they see', one('RemoteExplanation')) },
    async (request) => {
      const { db: database } = callOf(request);
      const person = await inputs.findPerson(database, request.params.uuid);
      if (!person) throw notFound('User');
      return { data: await readExplanation(database, inputs, person) };
    },
  );

  /**
   * Server-sent events `revision` with `{revision}`; `Last-Event-ID` resumes. 429 when the address or the server has
   * too many.
   */
  app.get(
    '/remotes/events',
    {
      config: rules('anybody', { isStream: true }),
      schema: describe('Changes of the registry, as events', eventStream),
    },
    async (request, reply) => {
      streams.add(callOf(request).address, reply.raw);
      await writeEvents(events, request, reply);
    },
  );
}
