import {
  PUBLICATION_MAX,
  publicationSchema,
  type RemoteRelease,
  SETTING_TEXT_MAX,
} from '@siteledger/platform/contract';
import { object, string } from 'yup';
import { conflict, ConfigError, notFound } from '../../errors';
import { type App } from '../../http/inputs';
import { operatorOf } from '../../operator';
import { type Product } from '../../product';
import { FOLLOWERS } from '../protocol';
import { publishBuild } from '../../by-itself/publish-local-builds';
import { candidateOf } from '../../releases/publish';
import { OPERATIONS, operateRemote } from '../../change/operate-remote';
import { type CentralParts } from './central-inputs';

const host = string().max(200).required();

const buildSchema = publicationSchema.concat(object({ host }));

const operationSchema = object({
  host,
  author: string().max(200).required(),
  remote: string().max(60).required(),
  operation: string().oneOf(OPERATIONS).required(),
  reason: string().max(SETTING_TEXT_MAX).required(),
  message: string().max(SETTING_TEXT_MAX).nullable().defined(),
});

type Given = CentralParts & { product: Product };

/**
 * Routes for the operator of an installation's servers, called from a terminal there for that installation's
 * environment.
 */
export function operatorRoutes(app: App, { db, clock, product }: Given) {
  const config = { access: 'installation' } as const;

  /**
   * A release from the servers' image: `{data: {problem, held, name}}`: why it was refused, or why it is not selected;
   * both null when it runs.
   */
  app.post(
    `${FOLLOWERS}/builds`,
    { config, bodyLimit: 2 * PUBLICATION_MAX, schema: { body: buildSchema } },
    async ({ identity, body }) => {
      if (!identity.installation) throw notFound('Installation');
      const target = { db, product, environment: identity.installation.environment };
      const { problem = null, held = null } = await publishBuild(target, candidateOf(body), operatorOf(body.host));
      return { data: { problem, held, name: (body.release as unknown as RemoteRelease).name } };
    },
  );

  /** Switches a remote off or on, or rolls it back: `{data: RemoteSetting}`; 409 says why not. */
  app.post(`${FOLLOWERS}/operations`, { config, schema: { body: operationSchema } }, async ({ identity, body }) => {
    if (!identity.installation) throw notFound('Installation');
    const { remote, host: machine, ...given } = body;
    const where = { environment: identity.installation.environment, remote };
    try {
      const by = operatorOf(machine);
      return { data: await operateRemote(product, db, where, { ...given, by, now: clock() }) };
    } catch (error) {
      throw error instanceof ConfigError ? conflict(error.message) : error;
    }
  });
}
