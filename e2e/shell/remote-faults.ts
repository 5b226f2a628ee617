import { type Page, type Route } from '@playwright/test';
import { PROVED } from '../fixtures';
import { type Remote } from './remotes';

/** Files of a release that can fail, by kind. The address of a retry has a query. */
export const FILES = {
  entry: /\/remoteEntry\.[^/]*\.js(?:\?.*)?$/,
  chunk: /\/assets\/[^/]*\.js(?:\?.*)?$/,
  style: /\/assets\/[^/]*\.css(?:\?.*)?$/,
} as const;

export type FileKind = keyof typeof FILES;

const typeOf = (route: Route) => (route.request().url().includes('.css') ? 'text/css' : 'text/javascript');

/** Whether every fault is tested on every remote, which takes minutes. The short form tests each fault once. */
export const isWhole = Boolean(process.env.PROVE);

/** Tags of a remote's tests by its index: the first three, one for each kind of file, run on every change. */
export const tagsOf = (index: number) => (index < Object.keys(FILES).length ? [] : [PROVED]);

/** What can happen to a file in transit. */
export const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'is missing': (route) => route.fulfill({ status: 404, json: { message: 'Not found.' } }),
  'ends in an error': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is garbage': (route) => route.fulfill({ contentType: typeOf(route), body: '\u0000\u0001}{ not a program' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  'was tampered with': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;void 0;` });
  },
  'is of an older release': (route) => route.fulfill({ contentType: typeOf(route), body: 'var older = 1;' }),
  'never comes': () => undefined,
};

/** Applies a fault to one kind of a remote's files until the returned function is called. */
export async function breakFiles(page: Page, { name }: Remote, kind: FileKind, fault: string) {
  const isIt = (url: URL) => url.pathname.startsWith(`/remotes/${name}/`) && FILES[kind].test(url.href);
  const answer = async (route: Route) => FAULTS[fault]?.(route);
  await page.route(isIt, answer);
  return () => page.unroute(isIt, answer);
}
