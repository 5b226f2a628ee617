import {
  type EnvironmentName,
  type StableAfter,
  packedReleaseSchema,
  PUBLICATION_MAX,
  type HostFacts,
} from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { object } from 'yup';
import { conflict, notFound } from '../../errors';
import { takeReports } from '../../by-itself/take-reports';
import { type App } from '../../http/inputs';
import { type Product } from '../../product';
import {
  FOLLOWERS,
  heartbeatSchema,
  type Introduction,
  introductionSchema,
  type PackedRelease,
  forwardedReportsSchema,
  releaseFactsSchema,
} from '../protocol';
import { isEmptyEnvironment } from '../../store/requests.queries';
import { RevisionEvents } from '../../show/revision-events';
import { packRelease, storeCopy } from '../store-copy';
import { writeEvents } from '../../http/write-events';
import { type CentralParts } from './central-inputs';
import { areHostFactsUnknown, storeHostFacts, storeVisitors, recordServer } from './environments.queries';
import { type Installation } from './installations.queries';
import { introduce } from './introduce';
import { selectJournal } from './journal.queries';
import { linkAccounts, selectPersonOfAccount } from './people.queries';
import { readState } from './read-state';

const asInstallation = { config: { access: 'installation' } } as const;

const BODY_MAX = 2 * PUBLICATION_MAX;

const copySchema = packedReleaseSchema.concat(object({ facts: releaseFactsSchema.required() }));

function installationOf({ identity }: FastifyRequest): Installation {
  if (!identity.installation) throw notFound('Installation');
  return identity.installation;
}

const environmentOf = (request: FastifyRequest): EnvironmentName => installationOf(request).environment;

type Given = CentralParts & { product: Product; stableAfter: StableAfter };

/** The routes from which an installation's servers fetch, and to which they report. */
export function followerRoutes(app: App, { db, clock, product, stableAfter }: Given) {
  const streams = new Map<EnvironmentName, RevisionEvents>();
  app.addHook('preClose', async () => streams.forEach((events) => events.close()));

  /** The state of the installation's environment: `{data: EnvironmentRecord}`, with ETag; 304 when nothing changed. */
  app.get(`${FOLLOWERS}/state`, asInstallation, async (request, reply) => {
    const { state, tag } = await readState(db, environmentOf(request));
    reply.headers({ etag: tag, 'cache-control': 'no-store' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return { data: state };
  });

  /** Server-sent events `revision`, sent when a revision of the environment comes into force. */
  app.get(`${FOLLOWERS}/events`, asInstallation, async (request, reply) => {
    const environment = environmentOf(request);
    const events = streams.get(environment) ?? new RevisionEvents(db, environment);
    streams.set(environment, events);
    await writeEvents(events, request, reply);
  });

  /** One release with its files: `{data: PackedRelease}`. */
  app.get(`${FOLLOWERS}/releases/:name/:version`, asInstallation, async ({ params: { name = '', version = '' } }) => {
    const data = await packRelease(db, { name, version });
    if (!data) throw notFound('Release');
    return { data };
  });

  /** Journal entries missing from the environment's audit trail: `{data: JournalEntry[]}`. */
  app.get(`${FOLLOWERS}/journal/:after`, asInstallation, async (request) => ({
    data: await selectJournal(db, environmentOf(request), Number(request.params.after) || 0),
  }));

  /** A heartbeat: `{data: {wants_served}}`, true while the environment's host facts are unknown. */
  app.post(
    `${FOLLOWERS}/heartbeats`,
    { ...asInstallation, bodyLimit: BODY_MAX, schema: { body: heartbeatSchema } },
    async (request) => {
      const environment = environmentOf(request);
      const { server, revision, served: hostFacts, visitors } = request.body;
      if (hostFacts) await storeHostFacts(db, environment, hostFacts as unknown as HostFacts);
      if (visitors) {
        await linkAccounts(db, { product, environment }, visitors);
        await storeVisitors(
          db,
          environment,
          visitors.map(({ uuid, roles }) => ({ uuid, roles })),
        );
      }
      if (server) await recordServer(db, { environment, server, revision, now: clock() });
      return { data: { wants_served: await areHostFactsUnknown(db, environment) } };
    },
  );

  /** Browser reports that the installation received: `{message}`. */
  app.post(
    `${FOLLOWERS}/reports`,
    { ...asInstallation, bodyLimit: BODY_MAX, schema: { body: forwardedReportsSchema } },
    async (request) => {
      const environment = environmentOf(request);
      for (const { age, events, ...who } of request.body.reports) {
        const seen = { environment, ...who, now: new Date(clock().getTime() - age) };
        await takeReports(db, { events, seen, product, stableAfter });
      }
      return { message: 'Noted.' };
    },
  );

  /** A release from before the installation followed: `{message}`; 409 once its environment is known here. */
  app.post(
    `${FOLLOWERS}/copies`,
    { ...asInstallation, bodyLimit: BODY_MAX, schema: { body: copySchema } },
    async (request) => {
      const environment = environmentOf(request);
      if (!(await isEmptyEnvironment(db, environment))) throw conflict(`${environment} is known here already.`);
      const { facts, release, files } = request.body;
      const personOfAccount = await selectPersonOfAccount(db, environment);
      const published_by_uuid = facts.published_by_uuid && personOfAccount(facts.published_by_uuid);
      const packed = { release, files } as unknown as PackedRelease;
      const problem = await product.transaction(db, (trx) =>
        storeCopy(trx, { facts: { ...facts, published_by_uuid }, packed }),
      );
      if (problem) throw conflict(`${problem}.`);
      return { message: 'Kept.' };
    },
  );

  /**
   * The installation's history from before it followed: `{data: {is_new}}`, false when the environment is already known
   * here.
   */
  app.post(
    `${FOLLOWERS}/introduction`,
    { ...asInstallation, bodyLimit: BODY_MAX, schema: { body: introductionSchema } },
    async (request) => {
      const given = request.body as unknown as Introduction;
      return { data: { is_new: await introduce(db, { product, installation: installationOf(request) }, given) } };
    },
  );
}
