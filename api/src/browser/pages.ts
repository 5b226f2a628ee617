import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type FirstScreen } from '@siteledger/platform/contract';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from '../http/errors/errors';
import { type App } from '../http/request/fastify-types';
import { pagePolicy } from './content-security-policy';

// Screens that need no session share a small page of their own. docs/domain/sessions.md#public-pages
const SIGNED_OUT = /^\/(?:login|forgot|password\/reset(?:\/[^/]*){0,2})\/?$/;
const NONCE = /__CSP_NONCE__/g;
const ACCESS_FILTER = '__ACCESS_FILTER__';
const HAS_USERS = '__HAS_USERS__';
const FIRST = '__FIRST_SCREEN__';

const inAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type Settings = {
  shellDir: string;
  remoteOrigins: readonly string[];
  accessFilter: string;
  hasUsers: () => Promise<boolean>;
  /** What the page at a path needs of the remotes first. */
  firstScreen: (pathname: string) => Promise<FirstScreen | undefined>;
};

/** Serves the two pages for every browser address, except addresses that look like a file or an API call. */
export function pageRoutes(app: App, { shellDir, remoteOrigins, accessFilter, hasUsers, firstScreen }: Settings) {
  let areUsersKnown = false;
  // Checked until the first user exists, then never again; while the database is unavailable, users are assumed to
  // exist.
  const isWithoutUsers = async () => {
    const found = areUsersKnown || (await hasUsers().catch(() => undefined));
    areUsersKnown = found === true;
    return found === false;
  };

  const send = async (reply: FastifyReply, file: string, values: Record<string, string>) => {
    const page = await readFile(join(shellDir, file), 'utf8').catch(() => undefined);
    if (page === undefined) throw notFound('Page');
    const nonce = randomBytes(16).toString('base64');
    const filled = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(name, () => inAttribute(value)),
      page.replace(NONCE, nonce),
    );
    return reply
      .headers({ 'content-security-policy': pagePolicy(page, nonce, remoteOrigins), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(filled);
  };

  app.get('/*', { config: { permission: 'public', hidden: true } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split(/[?#]/);
    // "//host" would lead to another host.
    if (pathname.startsWith('//')) return nothingHere(request, reply);
    // A truncated mailed link ends in an e-mail address, which looks like a file name.
    if (SIGNED_OUT.test(pathname))
      return send(reply, 'sign-in.html', { [HAS_USERS]: (await isWithoutUsers()) ? 'no' : 'yes' });
    if (/^\/(?:api|health|assets)(?:\/|$)/.test(pathname) || extname(pathname) !== '')
      return nothingHere(request, reply);
    const first = JSON.stringify((await firstScreen(pathname)) ?? null);
    return send(reply, 'index.html', { [ACCESS_FILTER]: accessFilter, [FIRST]: first });
  });
}

// A visitor of an unreadable address or a missing file gets a page that says so.
function nothingHere({ headers, originalUrl }: FastifyRequest, reply: FastifyReply) {
  const isVisit = headers.accept?.includes('text/html') && !originalUrl.startsWith('/api/');
  if (!isVisit) throw notFound('Page');
  return reply.header('cache-control', 'no-store').redirect('/404');
}
