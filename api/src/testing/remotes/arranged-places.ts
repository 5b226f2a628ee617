import { type RemoteListing, type RemoteRelease, type RemoteSlotFill } from '@siteledger/platform/contract';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../apps/client';
import { publisherBy } from './publisher';
import { type TestApp } from '../apps/with-app';

export const TABS = 'crane.tabs';

const at = (remote: string) => `/remotes/${remote}/environments/development`;

/** Path of the remote that offers the places. */
export const CRANES = at('mfe-cranes');

export const fill = (id: string, order: number): RemoteSlotFill => ({
  slot: TABS,
  ...{ id, order, title: `Title of ${id}`, permission: 'authenticated' },
});

export const lifts = (version: string, ...slots: RemoteSlotFill[]) => buildRelease('mfe-lifts', { version, slots });

export const cranes = (version: string, ...places: string[]) =>
  buildRelease('mfe-cranes', { version, places: places.map((name) => ({ name, props: {} })) });

/** Publishes cranes with two places, and lifts with two fills for the tabs. */
export async function siteWithTabs(server: TestApp) {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes', 'mfe-lifts'] });
  const admin = await server.as('ADMIN', { name: 'Lim' });
  /** Publishes and selects a release; `revision` is the current one. */
  const run = async (release: RemoteRelease, change: object = {}, revision?: number) => {
    const { name, version } = release;
    await team.post(`/remotes/${name}/releases`, publicationOf(release));
    const { body } = await admin.put(
      at(name),
      { enabled: true, release: version, reason: 'Because', ...change },
      revision === undefined ? {} : { 'if-match': String(revision) },
    );
    return body.data.revision as number;
  };
  const revision = await run(cranes('1.0.0', TABS, 'crane.panel'));
  const ofLifts = await run(lifts('1.0.0', fill('hire', 10), fill('test', 20)));
  return { admin, revision, ofLifts, run };
}

export const named = (id: string, on = true) => ({ remote: 'mfe-lifts', id, on });

export const tabs = (...fills: object[]) => ({ place: TABS, fills });

export const arrange = (api: Client, revision: number | undefined, ...places: object[]) =>
  api.put(
    `${CRANES}/places`,
    { places, reason: 'Tests first' },
    revision === undefined ? {} : { 'if-match': String(revision) },
  );

export const placesOf = async (api: Client) => (await api.get(`${CRANES}/places`)).body.data;

/** The fills of the tabs in order: "hire off". */
export const shownIn = async (api: Client) =>
  (await placesOf(api)).places[0].fills.map(({ id, on }: { id: string; on: boolean }) => (on ? id : `${id} off`));

/** Listing of the remote that offers the places. */
export const listed = async (api: Client) =>
  ((await api.get('/remotes')).body.data as RemoteListing).remotes.find(({ name }) => name === 'mfe-cranes');
