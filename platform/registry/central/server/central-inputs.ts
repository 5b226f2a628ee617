import { ENVIRONMENTS, remoteSettingSchemaOf, settingPreviewSchemaOf } from '@siteledger/platform/contract';
import { type FastifyRequest } from 'fastify';
import { refuseUnknown } from '../../errors';
import { type ManagementInputs } from '../../http/inputs';
import { type Call, type Product } from '../../product';
import { type PublishTarget } from '../../releases/publish-release';
import { type Db } from '../../store/tables';
import { environmentsOfToken } from '../../http/as-publisher';
import { publishTokenOf } from './identity';
import { findHostFacts, findVisitors, selectServerStates, SILENT_AFTER_MS } from './environments.queries';
import { type Installation } from './installations.queries';
import { journalWriter } from './journal.queries';
import { canSignInSomewhere } from './can-sign-in';

/** The parts that the process running a central registry supplies. */
export type CentralParts = Pick<Product, 'transaction' | 'formatInstant'> & {
  db: Db;
  clock: () => Date;
  /** The calendar day of a moment, which decides when publish tokens expire. */
  dayOf: (moment: Date) => string;
};

/** The `Product` of a central registry: it has no users, and knows only what each environment has reported. */
export const centralProduct = ({ transaction, formatInstant, clock }: CentralParts): Product => ({
  transaction,
  formatInstant,
  hostIn: async (db, environment) => (await findHostFacts(db, environment))?.host,
  auditAs: (author) => journalWriter({ author, now: clock }),
  findPerson: async () => undefined,
  mayStillChange: canSignInSomewhere,
  // A user who has only just joined an installation is reported with its next heartbeat.
  mayStillPublish: async (db, { issued_by_uuid, issued_at }) =>
    clock().getTime() - Date.parse(issued_at) < SILENT_AFTER_MS || canSignInSomewhere(db, issued_by_uuid),
  selectVisitors: findVisitors,
  countHolders: async (db, environment) => (await findVisitors(db, environment)).length,
  // Only the installation knows which sessions have ended. Sessions it no longer reports are not passed in.
  countLiveSessions: async (_db, ids) => ids.length,
});

/** The inputs for managing remotes, from the calling installation and the environment concerned. */
export function centralInputs(parts: CentralParts): ManagementInputs {
  const { db } = parts;
  const product = centralProduct(parts);
  const callOf = (request: FastifyRequest) => callIn(parts, request);
  return {
    ...product,
    callOf,
    environmentOf: ({ identity }) => identity.installation?.environment ?? 'production',
    standingOf: async ({ identity: { installation, caller } }) => ({
      environments: await selectServerStates(db, installation ?? NO_INSTALLATION, parts.clock()),
      registry: { kind: 'central', url: caller?.url ?? '', away_since: null, away_because: null },
    }),
    // One hook checks an installation's rights for all routes.
    requireOwn: () => undefined,
    findHostFacts,
    targetsOf: async (request) => {
      const environments = environmentsOfToken(request);
      const known: PublishTarget[] = [];
      for (const environment of environments) {
        const hostFacts = await findHostFacts(db, environment);
        if (hostFacts) known.push({ environment, hostFacts });
      }
      return known.length > 0 ? known : refuseUnknown(environments.join(', '));
    },
    environmentsOf: () => ENVIRONMENTS,
    schemas: { setting: remoteSettingSchemaOf(), preview: settingPreviewSchemaOf() },
    tokenOf: publishTokenOf,
    actAs: async (request, { uuid, name }) => {
      const { identity } = request;
      request.identity = { ...identity, user: { ...identity.user, uuid, name } };
    },
    rules: (access) => ({ access }),
    describe: () => ({}),
  };
}

const NO_INSTALLATION: Installation = { environment: 'production', may_change: [] };

const REVISION = /^(?:W\/)?"?([1-9]\d{0,14})"?$/;

function revisionOf({ headers }: FastifyRequest) {
  const digits = REVISION.exec(String(headers['if-match'] ?? ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function callIn({ db, clock, dayOf }: CentralParts, request: FastifyRequest): Call {
  const { installation, user } = request.identity;
  // A caller with a publish token acts for themselves.
  const caller = request.identity.caller ?? {
    mailDigest: '',
    requestId: null,
    isImpersonated: false,
    mayPublish: false,
  };
  const { mailDigest, requestId, isImpersonated, mayPublish } = caller;
  const now = clock();
  return {
    ...{ db, user, now, mailDigest, mayPublish },
    requestId: requestId ?? request.id,
    sessionId: '',
    today: dayOf(now),
    address: request.ip,
    expectedRevision: revisionOf(request),
    personUuid: isImpersonated ? '' : user.uuid,
    audit: journalWriter({
      author: user.name,
      now: clock,
      askedIn: installation?.environment,
      requestId,
      person: user.uuid || undefined,
    }),
  };
}
