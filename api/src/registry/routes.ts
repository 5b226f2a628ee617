import { type Db } from '../db/database';
import { addressKey } from '../http/address-key';
import { callerOf } from '../http/authenticate';
import { notFound } from '../http/errors';
import { type App } from '../http/fastify-types';
import { file, one } from '../http/openapi-replies';
import { type Person, readExplanation } from './explanation';
import { readListing } from './listing';
import { registryManagementRoutes, type RegistrySettings } from './manage-routes';
import { OpenStreams } from './open-streams';
import { RevisionEvents } from './revision-events';

/** What the registry has to be told of the product: where it runs, and who a user is. */
export type RegistryInputs = RegistrySettings & {
  findPerson: (db: Db, uuid: string) => Promise<Person | undefined>;
};

/** Which remotes run here. Works before sign-in: the browser asks while the page still loads. */
export function registryRoutes(app: App, db: Db, settings: RegistryInputs) {
  const { environment, findPerson } = settings;
  registryManagementRoutes(app, settings);
  const events = new RevisionEvents(db, environment);
  const streams = new OpenStreams();
  app.addHook('preClose', async () => events.close());

  /**
   * The enabled remotes with version, files and hashes, and the paused ones: `{data: RemoteListing}`, with ETag; 304 when
   * nothing changed. With a token rollouts count, without one (or an old one) every remote is the pinned release.
   */
  app.get(
    '/remotes',
    { config: { permission: 'public' }, schema: { summary: 'Remotes that run here', reply: one('RemoteListing') } },
    async (request, reply) => {
      const visitor = await callerOf(request, db, request.context.now);
      const { listing, etag } = await readListing(db, environment, visitor);
      reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Authorization' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return { data: listing };
    },
  );

  /** Everything that decides what the caller sees of the remotes: `{data: RemoteExplanation}`. */
  app.get(
    '/remotes/explanation',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Why one sees what one sees', reply: one('RemoteExplanation') },
    },
    async ({ context: { db: database, user } }) => ({ data: await readExplanation(database, environment, user) }),
  );

  /** The same of any user, for those who manage users. */
  app.get(
    '/remotes/explanation/:uuid',
    {
      config: { permission: 'member' },
      schema: { summary: 'Why a user sees what they see', reply: one('RemoteExplanation') },
    },
    async ({ context: { db: database }, params }) => {
      const person = await findPerson(database, params.uuid);
      if (!person) throw notFound('User');
      return { data: await readExplanation(database, environment, person) };
    },
  );

  /** Server-sent events `revision` with `{revision}`; `Last-Event-ID` resumes. 429 when the address, or the server, has enough. */
  app.get(
    '/remotes/events',
    {
      config: { permission: 'public', isStream: true },
      schema: { summary: 'Changes of the registry, as events', reply: file('text/event-stream') },
    },
    async (request, reply) => {
      const lastSeen = /^\d{1,15}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0];
      streams.add(addressKey(request.ip), reply.raw);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      } as Record<string, string>);
      try {
        await events.add(reply.raw, lastSeen === undefined ? undefined : Number(lastSeen));
      } catch {
        // Without the database there is nothing to say; the browser connects again by itself.
        reply.raw.end();
      }
    },
  );
}
