import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from '../http/errors';
import { type App } from '../http/fastify-types';
import { pagePolicy } from './content-security-policy';

// Screens that need no session have a page of their own, which is there at once. docs/domain/sessions.md#public-pages
const SIGNED_OUT = /^\/(?:login|forgot|password\/reset(?:\/[^/]*){0,2})\/?$/;
const NONCE = /__CSP_NONCE__/g;
const ACCESS_FILTER = '__ACCESS_FILTER__';

type Settings = { shellDir: string; remoteOrigins: readonly string[]; accessFilter: string };

/** The two pages that every address of a browser leads to; an address that looks like a file or a call does not. */
export function pageRoutes(app: App, { shellDir, remoteOrigins, accessFilter }: Settings) {
  const send = async (reply: FastifyReply, file: string) => {
    const page = await readFile(join(shellDir, file), 'utf8').catch(() => undefined);
    if (page === undefined) throw notFound('Page');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'content-security-policy': pagePolicy(nonce, remoteOrigins), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE, nonce).replace(ACCESS_FILTER, accessFilter));
  };

  app.get('/*', { config: { permission: 'public', hidden: true } }, (request, reply) => {
    const [pathname = '/'] = request.url.split(/[?#]/);
    // That would be another host.
    if (pathname.startsWith('//')) return nothingHere(request, reply);
    // A mailed link that was cut off ends in an e-mail, which looks like a file.
    if (SIGNED_OUT.test(pathname)) return send(reply, 'sign-in.html');
    if (/^\/(?:api|health|assets)(?:\/|$)/.test(pathname) || extname(pathname) !== '')
      return nothingHere(request, reply);
    return send(reply, 'index.html');
  });
}

// Somebody who comes to an address that cannot be read, or to a file that is none, gets a page that says so.
function nothingHere({ headers, originalUrl }: FastifyRequest, reply: FastifyReply) {
  const isVisit = headers.accept?.includes('text/html') && !originalUrl.startsWith('/api/');
  if (!isVisit) throw notFound('Page');
  return reply.header('cache-control', 'no-store').redirect('/404');
}
