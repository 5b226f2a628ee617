import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Refusal } from '../../errors';
import { type Access } from '../../http/inputs';
import { type Person, type Product } from '../../product';
import { type Caller, CALLER_HEADER, callerSchema, PUBLISH_TOKEN_HEADER } from '../protocol';
import { type Db } from '../../store/tables';
import { isPublishToken } from '../../store/secret';
import { findInstallation, type Installation } from './installations.queries';
import { personOf } from './people.queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access required for a central registry's route; an installation identifies itself by its token. */
    access?: Access | 'installation';
  }
  interface FastifyRequest {
    identity: CallIdentity;
  }
}

/** The caller: an installation on behalf of a user or a team, or a team directly. */
export type CallIdentity = {
  installation?: Installation;
  caller?: Caller;
  /** The human behind the call, as a person instead of an account. */
  user: Person;
};

const NOBODY: Person = { uuid: '', name: '', roles: [], permissions: [] };

const BEARER = /^Bearer ([\w-]{20,200})$/i;

const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1];

/** The publish token of a call: an installation forwards it beside its own token. */
export function publishTokenOf(request: FastifyRequest) {
  const handedOn = request.headers[PUBLISH_TOKEN_HEADER];
  return typeof handedOn === 'string' ? handedOn : bearerOf(request);
}

const unknownToken = () =>
  new Refusal(
    401,
    'The installation’s token is not known here, or it was revoked: whoever runs the registry issues one.',
  );

type Given = { db: Db; product: Product };

/**
 * Admits only installations and publish tokens, before a body is read. A route without an access rule fails the start.
 */
export function authenticate(app: FastifyInstance, { db, product }: Given) {
  app.decorateRequest('identity');
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`Route ${String(method)} ${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    request.identity = { user: NOBODY };
    // Unknown paths still answer 404.
    if (access === undefined || access === 'anybody') return;
    const bearer = bearerOf(request);
    if (access === 'publish token' && isPublishToken(bearer)) return;
    const installation = bearer === undefined ? undefined : await findInstallation(db, bearer);
    if (!installation) throw unknownToken();
    const caller = access === 'installation' || access === 'publish token' ? undefined : callerOf(request);
    request.identity = {
      installation,
      caller,
      user: caller ? await userOf(db, product, installation, caller) : NOBODY,
    };
  });
}

function callerOf({ headers }: FastifyRequest): Caller {
  try {
    const text = Buffer.from(String(headers[CALLER_HEADER]), 'base64url').toString();
    return callerSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    throw new Refusal(401, 'The call does not say who asks.');
  }
}

async function userOf(db: Db, product: Product, { environment }: Installation, caller: Caller): Promise<Person> {
  return { ...NOBODY, uuid: await personOf(db, { product, environment }, caller), name: caller.name };
}
