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
    /** Who may call a route of a central registry; an installation by its token, or anybody. */
    asks?: Access | 'installation';
  }
  interface FastifyRequest {
    /** Who calls a central registry. */
    asking: Asking;
  }
}

/** Who calls: an installation, for somebody who works there or for a team; or a team by itself. */
export type Asking = {
  installation?: Installation;
  caller?: Caller;
  /** Who is behind it, as a person and not as an account. */
  user: Person;
};

const NOBODY: Person = { uuid: '', name: '', roles: [], permissions: [] };

const BEARER = /^Bearer ([\w-]{20,200})$/i;

const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1];

/** The publish token of a call: an installation hands it on beside its own. */
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

/** Lets nobody in but installations and publish tokens, before a body is read; no route is open by mistake. */
export function authenticate(app: FastifyInstance, { db, product }: Given) {
  app.decorateRequest('asking');
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.asks) throw new Error(`Route ${String(method)} ${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { asks } = request.routeOptions.config;
    request.asking = { user: NOBODY };
    // What no route is stays a 404.
    if (asks === undefined || asks === 'anybody') return;
    const bearer = bearerOf(request);
    if (asks === 'publish token' && isPublishToken(bearer)) return;
    const installation = bearer === undefined ? undefined : await findInstallation(db, bearer);
    if (!installation) throw unknownToken();
    const caller = asks === 'installation' || asks === 'publish token' ? undefined : callerOf(request);
    request.asking = {
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
