import { type Page, type Request } from '@playwright/test';
import { FAULT_KINDS } from '@siteledger/platform/contract';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { productScreens } from '../product-screens';
import { standsThere, visit } from '../visit';
import { addressesOf } from './addresses';
import { seed } from './some-screens';

const LAST_RECORD = /:\w*uuid(?!.*:\w*uuid)/i;
const NOBODY = '00000000-0000-4000-8000-000000000000';

// Values in place of a record in an address, as the browser encodes them.
const ODD = [
  '%2e%2e%2fusers%2f1',
  '..%2f..%2fuser%2fdetails',
  'with-amounts',
  '%00',
  '..%5cusers',
  '%f0%9f%8f%97',
  '-1',
  '%3fas_of=x',
];

const withRecord = productScreens.filter(({ route }) => /:\w*uuid/i.test(route));
const tried = process.env.PROVE
  ? withRecord.flatMap(({ route }) => ODD.map((odd) => ({ route, odd })))
  : withRecord.map(({ route }, at) => ({ route, odd: ODD[(at + seed) % ODD.length]! }));

/** The requests of an address, without record ids, and the faults that it reports against remotes. */
async function callsOf(page: Page, address: string) {
  const calls: string[] = [];
  const faults: string[] = [];
  const hear = (request: Request) => {
    const { pathname } = new URL(request.url());
    // Opening a page is always recorded, if one stays on it.
    if (!pathname.startsWith('/api/v2/') || pathname.endsWith('/known_records')) return;
    if (!pathname.endsWith('/remotes/events')) return void calls.push(pathname.replaceAll(NOBODY, ':record'));
    const { events = [] } = (request.postDataJSON() ?? {}) as { events?: { kind: string }[] };
    faults.push(...events.map(({ kind }) => kind).filter((kind) => FAULT_KINDS.some((fault) => fault === kind)));
  };
  page.on('request', hear);
  await visit(page, address);
  page.off('request', hear);
  return { calls, faults, text: await page.locator('main').innerText() };
}

test('an address that names no record asks for nothing else, and says that there is none', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  test.setTimeout(900_000);
  expectComplaint(/status of 404/);
  const addressOf = await addressesOf(await signInAs('super', '/projects/list'));
  await standsThere(page);
  const found: string[] = [];
  const known = new Map<string, string[]>();

  for (const { route, odd } of tried) {
    const address = (value: string) => addressOf(route.replace(LAST_RECORD, value));
    if (!known.has(route)) known.set(route, (await callsOf(page, address(NOBODY))).calls);
    const { calls, faults, text } = await callsOf(page, address(odd));
    const elsewhere = calls.filter((call) => !known.get(route)!.includes(call));
    const isSaid = text.trim() !== '';
    note({
      gate: 'odd addresses',
      tried: 1,
      held: elsewhere.length + faults.length === 0 && isSaid ? 1 : 0,
      of: 'addresses',
    });
    found.push(
      ...elsewhere.map((call) => `${address(odd)} asks ${call}`),
      ...faults.map((fault) => `${address(odd)}: ${fault}`),
    );
    if (!isSaid) found.push(`${address(odd)}: nothing is said`);
  }
  expect(found, `seed ${seed}`).toEqual([]);
});
