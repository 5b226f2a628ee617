import type { Page, Response } from '@playwright/test';
import { note } from './notes';

const REQUIRED: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none';.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

// Ignores responses that a test provides in the server's place.
const isTheProducts = async (answer: Response) => (await answer.serverAddr().catch(() => null)) !== null;

const faultsOf = async (answer: Response) => {
  if (!(await isTheProducts(answer))) return [];
  const headers = answer.headers();
  const wrong = Object.keys(REQUIRED).filter((name) => !REQUIRED[name]!.test(headers[name] ?? ''));
  note({ gate: 'headers', held: wrong.length === 0 ? 1 : 0, tried: 1 });
  return wrong.map((name) => `${answer.url()} has no right ${name}`);
};

/** Checks every response of the product for required headers; returns a function for the problems so far. */
export const watchAnswers = (page: Page, origin: string) => {
  const looks: Promise<string[]>[] = [];
  page.on('response', (answer) => {
    if (answer.url().startsWith(origin)) looks.push(faultsOf(answer));
  });
  return async () => (await Promise.all(looks)).flat();
};
