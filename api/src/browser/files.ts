import files from '@fastify/static';
import { copyToDisk } from '@siteledger/platform/registry';
import { type Db } from '../db/database';
import { type App } from '../http/request/fastify-types';
import { FILE_POLICY } from './content-security-policy';

const YEAR = { maxAge: '1y', immutable: true } as const;
const SHORT = { maxAge: '1h' } as const;

// Both are used as folder names.
const NAME = /^mfe-[a-z0-9-]{1,60}$/;
const VERSION = /^\d[0-9A-Za-z.-]{1,99}$/;

type Folders = { shellDir: string; releasesDir: string };

/**
 * Serves scripts, styles and pictures. Their names contain a hash, so they never change; a missing file is a 404, never
 * a page.
 */
export async function fileRoutes(app: App, db: Db, { shellDir, releasesDir }: Folders) {
  await app.register(files, { serve: false, preCompressed: true, index: false, dotfiles: 'ignore', redirect: false });
  const hidden = { config: { permission: 'public', hidden: true } } as const;

  app.get('/assets/*', hidden, ({ params }, reply) => {
    reply.header('content-security-policy', FILE_POLICY);
    return reply.sendFile(`assets/${params['*'] ?? ''}`, shellDir, YEAR);
  });
  app.get('/favicon.svg', hidden, (_, reply) => reply.sendFile('favicon.svg', shellDir, SHORT));
  app.get('/remotes/:name/:version/*', hidden, async ({ params }, reply) => {
    const { name = '', version = '', '*': path = '' } = params;
    if (NAME.test(name) && VERSION.test(version)) await copyToDisk(db, releasesDir, name, version);
    return reply.sendFile(`${name}/${version}/${path}`, releasesDir, YEAR);
  });
}
