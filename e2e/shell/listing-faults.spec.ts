import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { countedFault } from '../notes';
import { FAULTS, isWhole, tagsOf } from './remote-faults';
import { failureCard, headingOf, openByMenu, remotes, settledFailureCard } from './remotes';

const CARD = { timeout: 11_000 };

type Listed = {
  name: string;
  container: string;
  base_url: string;
  files: { path: string; sha384: string }[];
  descriptor: { requires: { shell: string } };
};

type Listing = { data: { remotes: Listed[] } };

const isListing = (url: URL) => url.pathname === '/api/v2/remotes';

const LISTING_FAULTS: typeof FAULTS = {
  ...FAULTS,
  'is of another shape': (route) => route.fulfill({ json: { data: { remotes: [{ name: 'mfe-projects' }] } } }),
  'is empty': (route) => route.fulfill({ status: 200, body: '' }),
};

// The short form tests the two most different faults: no response at all, and a response that is not a listing.
const faults = isWhole ? Object.keys(LISTING_FAULTS) : ['is a page', 'never comes'];

// The newest route answers. Removing the older one first would let a call of the open page through to the server.
async function breakListing(page: Page, fault: string) {
  await page.route(isListing, async (route) => LISTING_FAULTS[fault]?.(route));
}

const mendListing = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

const changeListing = (page: Page, change: (listing: Listing) => void) =>
  page.route(isListing, async (route) => {
    const answer = await route.fetch();
    const listing = (await answer.json()) as Listing;
    change(listing);
    await route.fulfill({ response: answer, json: listing });
  });

test('whatever happens to the registry, who was here before works on with all five remotes', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  test.setTimeout(180_000);
  expectComplaint(/api\/v2\/remotes/);
  await signInAs('super', remotes[0].path);
  await expect(headingOf(page, remotes[0])).toBeVisible();

  for (const [nth, fault] of faults.entries()) {
    await breakListing(page, fault);
    await countedFault(async () => {
      await page.goto(remotes[0].path);
      await expect(headingOf(page, remotes[0]), `the listing ${fault}`).toBeVisible(CARD);
      for (const remote of isWhole ? remotes.slice(1) : [remotes[1 + (nth % (remotes.length - 1))]!]) {
        await openByMenu(page, remote);
        await expect(headingOf(page, remote), `the listing ${fault}`).toBeVisible();
      }
    });
  }
});

test('whatever happens to the registry on the very first visit, there is a card, and Retry needs no reload', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  test.setTimeout(180_000);
  expectComplaint(/api\/v2\/remotes/);
  await breakListing(page, 'is missing');
  await signInAs('super', remotes[0].path);

  for (const fault of faults) {
    await breakListing(page, fault);
    await countedFault(async () => {
      await page.goto(remotes[0].path);
      await expect(settledFailureCard(page), `the listing ${fault}`).toBeVisible(CARD);
    });
  }

  await mendListing(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page, remotes[0])).toBeVisible();
});

const LIES: Record<string, (listing: Listing, name: string) => void> = {
  'states other hashes': ({ data }, name) => {
    for (const file of data.remotes.find((remote) => remote.name === name)!.files) file.sha384 = 'B'.repeat(64);
  },
  'states no hashes': ({ data }, name) => {
    data.remotes.find((remote) => remote.name === name)!.files = [];
  },
  'names an older release that is gone': ({ data }, name) => {
    const remote = data.remotes.find((one) => one.name === name)!;
    remote.base_url = `/remotes/${name}/0.0.1/`;
  },
};

for (const [index, broken] of remotes.entries()) {
  test(
    `what the registry says wrongly of ${broken.name} stops only that`,
    { tag: tagsOf(index) },
    async ({ page, signInAs, expectComplaint }) => {
      test.setTimeout(120_000);
      expectComplaint(new RegExp(broken.name));
      const others = remotes.filter((remote) => remote !== broken);
      const lies = Object.entries(LIES).filter((_lie, nth) => isWhole || nth === index % Object.keys(LIES).length);

      for (const [lie, tell] of lies) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await changeListing(page, (listing) => tell(listing, broken.name));
        await countedFault(async () => {
          await signInAs('super', others[0]!.path);
          await expect(headingOf(page, others[0]!), lie).toBeVisible();

          await openByMenu(page, broken);
          await expect(failureCard(page), lie).toBeVisible(CARD);
          for (const other of isWhole ? others : others.slice(0, 2)) {
            await openByMenu(page, other);
            await expect(headingOf(page, other), lie).toBeVisible();
          }
        });
      }
    },
  );
}

test('a release for another shell is not started, and its card says which shell it needs', async ({
  page,
  signInAs,
}) => {
  const [projects, finance] = remotes;
  const containers = new Map<string, string>();
  await changeListing(page, ({ data }) => {
    for (const { name, container } of data.remotes) containers.set(name, container);
    data.remotes.find(({ name }) => name === finance.name)!.descriptor.requires.shell = '^99.0.0';
  });
  const isStarted = ({ name }: { name: string }) =>
    page.evaluate((container) => container in window, containers.get(name)!);
  await signInAs('super', projects.path);
  await expect(headingOf(page, projects)).toBeVisible();

  await openByMenu(page, finance);
  await expect(failureCard(page)).toContainText('It was built for another version of this application.');
  await expect(failureCard(page)).toContainText('^99.0.0');
  expect([await isStarted(projects), await isStarted(finance)]).toEqual([true, false]);

  await openByMenu(page, projects);
  await expect(headingOf(page, projects)).toBeVisible();
});
