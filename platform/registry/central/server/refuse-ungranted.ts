import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { forbidden } from '../../errors';
import { type Db } from '../../store/tables';
import { findToken } from '../../store/tokens.queries';
import { selectEnvironmentsThatHad } from '../../store/settings.queries';
import { type Installation } from './installations.queries';

type Concerned = { params: Record<string, string | undefined>; body: unknown };

/** The environments that a change concerns, from its path, the release or token that it names, or its body. */
async function concerned(db: Db, { params, body }: Concerned): Promise<readonly string[]> {
  const { name, env, uuid, version } = params;
  if (env !== undefined) return [env];
  if (name !== undefined && version !== undefined) return selectEnvironmentsThatHad(db, name, version);
  if (uuid !== undefined) return (await findToken(db, uuid))?.environments ?? [];
  return (body as { environments?: string[] } | undefined)?.environments ?? [];
}

const isLook = ({ method, routeOptions }: FastifyRequest) =>
  method === 'GET' || routeOptions.url?.endsWith('/impact') === true;

/** An installation's admins may read everything, but change only the environments granted to it. */
export function refuseUngranted(app: FastifyInstance, db: Db) {
  app.addHook('preHandler', async (request) => {
    const { installation } = request.identity;
    const isManaging = request.routeOptions.config.access !== 'publish token';
    if (!installation || !isManaging || isLook(request)) return;
    const places = await concerned(db, { params: request.params as Concerned['params'], body: request.body });
    const other = places.find((one) => !installation.may_change.some((granted) => granted === one));
    if (other !== undefined) throw forbidden(notGranted(installation, other));
  });
}

const notGranted = ({ environment }: Installation, other: string) =>
  `The servers of ${environment} may not change ${other}: whoever runs the central registry grants it, by a new token (connect ${environment} --may-change ${other}).`;
