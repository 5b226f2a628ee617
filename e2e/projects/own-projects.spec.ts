import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { grouped, rm } from '../money';
import { type Answer, captureAnswers } from '../captured-answers';
import { visit } from '../visit';
import { makeOwnAndForeign, secretsOf } from './own-and-foreign';

// Matches a list or a dashboard that has loaded.
const AMOUNT_OR_NONE = /RM \d|^No Data\.$/;

const NOT_HERE = /not found|no page at this address|do not have permission/i;

type World = Awaited<ReturnType<typeof makeOwnAndForeign>>;

/** Every screen that a project manager may open, with a text of the own project that proves it has loaded. */
function ownScreens({ own, contractor, batch, run }: World, ownCompany: string): [path: string, shows: string][] {
  const home = `/projects/${own.project}`;
  const row = `/projects/list/${own.project}`;
  const payable = rm(own.amounts.expense);
  return [
    ['/', `${own.mark} project`],
    ['/cashflow', rm(own.amounts.receipt)],
    ['/overdue-invoices', `${own.mark} claim`],
    ['/projects/list', `${own.mark} project`],
    [`${row}/sales`, `${own.mark} claim`],
    [`${row}/received`, `${own.mark} bill`],
    [`${row}/purchases`, `${own.mark} order`],
    [`${row}/cashflow/60`, `${own.mark} project`],
    ['/projects/variation-orders', `${own.mark} variation`],
    [home, `${own.mark} project`],
    [`${home}/invoices`, `${own.mark} claim`],
    [`${home}/invoices/${own.invoice}`, `${own.mark} claim`],
    [`${home}/purchase-orders`, `${own.mark} order`],
    [`${home}/purchase-orders/${contractor}?order=${own.order}`, `${own.mark} order`],
    [`${home}/variation-orders`, `${own.mark} variation`],
    [`${home}/suppliers`, payable],
    [`${home}/suppliers/expenses`, `${own.mark} bill`],
    [`${home}/suppliers/expenses/${own.expense}`, `${own.mark} bill`],
    [`${home}/cashflow`, `${own.mark} bill`],
    [`${home}?tab=payments`, `${own.mark} receipt`],
    ['/pending-invoices/list', `${own.mark} claim`],
    ['/pending-invoices/write-off-invoices', `${own.mark} lost claim`],
    ['/bulk-payment/pending-expenses', `${own.mark} bill`],
    ['/bulk-payment/write-off-expenses', `${own.mark} lost bill`],
    ['/bulk-payment/payment-history', `cheque ${run}`],
    [`/contractors/list/${contractor}`, payable],
    [`/contractors/list/${contractor}/projects`, `${own.mark} project`],
    [`/contractors/list/${contractor}/purchase-orders`, `${own.mark} order`],
    [`/contractors/list/${contractor}/expenses`, `${own.mark} bill`],
    [`/organisations/list/${contractor}`, payable],
    [`/organisations/list/${ownCompany}/invoices`, `${own.mark} claim`],
    [`/document-printing/voucher?uuid=${batch}`, `${own.mark} paid bill`],
    [`/document-printing/remittance?uuid=${batch}`, `${own.mark} paid bill`],
  ];
}

/** Addresses that someone may share, of records and lists outside this manager's projects. */
function foreignAddresses({ own, foreign, contractor }: World) {
  const home = `/projects/${foreign.project}`;
  const documents = ({ invoice, order, variation, expense }: World['own']) => [
    `/invoices/${invoice}`,
    `/purchase-orders/${contractor}?order=${order}`,
    `/variation-orders/${variation}`,
    `/suppliers/expenses/${expense}`,
  ];
  return [
    ...['', '/invoices', '/suppliers', '/cashflow', '?tab=payments', '/suppliers/expenses/create'].map(
      (tab) => home + tab,
    ),
    ...documents(foreign).map((document) => home + document),
    `/projects/${own.project}/invoices/${foreign.invoice}`,
    `/projects/${own.project}/suppliers/expenses/${foreign.expense}`,
    `/document-printing/invoice?uuid=${foreign.invoice}`,
    `/document-printing/po?uuid=${foreign.order}`,
    `/pending-invoices/list/${foreign.invoice}/receive`,
    `/bulk-payment/${foreign.expense}/write-off`,
    '/reports/invoices',
    '/clients/list',
  ];
}

type Secrets = { texts: string[]; amounts: string[] };

async function expectNoSecretSeen(page: Page, { texts, amounts }: Secrets, where: string) {
  const seen = await page.locator('body').innerText();
  const told = [...texts, ...amounts.map(grouped)].filter((secret) => seen.includes(secret));
  expect(told, `on ${where}`).toEqual([]);
}

function expectNoSecretSent(answers: Answer[], { texts, amounts }: Secrets) {
  const told = answers.flatMap(({ url, text }) =>
    [...texts, ...amounts].filter((secret) => text.includes(secret)).map((secret) => `${url}: ${secret}`),
  );
  expect(told).toEqual([]);
}

// Every list with documents of many projects, with all of its rows.
const LISTS_OF_MANY = [
  '/',
  '/cashflow',
  '/overdue-invoices?per_page=300',
  '/projects/list?status=New&status=On+Going&status=Completed&per_page=300',
  '/pending-invoices/list?per_page=300',
  '/pending-invoices/write-off-invoices?per_page=300',
  '/bulk-payment/pending-expenses?per_page=300',
  '/bulk-payment/write-off-expenses?per_page=300',
  '/bulk-payment/payment-history?per_page=300',
];

type Projects = { data: { uuid: string; name: string; code: string }[] };

/** Names and codes of the projects that the owner sees and the manager does not. */
async function hiddenFrom(manager: Api, owner: Api) {
  const all = '/projects?per_page=300';
  const [{ data: own }, { data: everything }] = await Promise.all([
    manager.get<Projects>(all),
    owner.get<Projects>(all),
  ]);
  const seen = new Set(own.map(({ uuid }) => uuid));
  expect(seen.size).toBeGreaterThan(0);
  const hidden = everything.filter(
    ({ uuid, name }) => !seen.has(uuid) && !own.some((mine) => mine.name.includes(name)),
  );
  return hidden.flatMap(({ name, code }) => [name, code]);
}

async function companyOf(owner: Api) {
  const { data } = await owner.get<{ data: { uuid: string }[] }>('/organisations?type=3&per_page=15');
  return data[0]!.uuid;
}

test('a project manager sees the own project on every screen, and of a foreign one nothing', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  test.setTimeout(240_000);
  expectComplaint(/404|403/);
  const [admin, owner] = await Promise.all([as('admin'), as('owner')]);
  const world = await makeOwnAndForeign(admin, owner);
  const secrets = secretsOf(world.own, world.foreign);
  const heard = captureAnswers(page);
  await signInAs(world.email, '/health/live');

  for (const [path, shows] of ownScreens(world, await companyOf(owner))) {
    await visit(page, path);
    await expect(page.getByText(shows).first(), path).toBeVisible();
    await expectNoSecretSeen(page, secrets, path);
  }
  for (const list of ['/projects/list', '/bulk-payment/pending-expenses', '/bulk-payment/payment-history']) {
    await visit(page, `${list}?search=${world.foreign.mark}`, { isLoaded: true });
    await expect(page.getByText('No Data.').first(), list).toBeVisible();
  }
  for (const path of foreignAddresses(world)) {
    // Typed into the browser, like an address that someone shared.
    await visit(page, path, { isLoaded: true });
    await expect(page.getByText(NOT_HERE).first(), path).toBeVisible();
    await expectNoSecretSeen(page, secrets, path);
  }

  const answers = await heard();
  expect(answers.filter(({ text }) => text.includes(world.own.mark)).length).toBeGreaterThan(20);
  expectNoSecretSent(answers, secrets);
});

test('the project manager of the demo reads lists of own projects only', async ({ page, as, signInAs }) => {
  const heard = captureAnswers(page);
  const manager = await signInAs('pm', '/health/live');
  const secrets = { texts: await hiddenFrom(manager, await as('owner')), amounts: [] };

  for (const path of LISTS_OF_MANY) {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(AMOUNT_OR_NONE).first(), path).toBeVisible();
    await expectNoSecretSeen(page, secrets, path);
  }

  const quoted = secrets.texts.map((text) => JSON.stringify(text));
  expectNoSecretSent(await heard(), { texts: quoted, amounts: [] });
});
