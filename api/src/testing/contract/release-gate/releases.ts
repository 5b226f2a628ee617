import { buildRelease, ENTRY } from '@siteledger/platform/testing/releases';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type Doors, type MembersShape, type RemoteRelease, type Signatures } from '@siteledger/platform/contract';

export const CRANES = 'mfe-cranes';
export const LIFTS = 'mfe-lifts';

const CHUNK = 'assets/crane-list.5e6f.js';
const STYLE = 'assets/crane-list.5e6f.css';

/** A release before publication: its remote.json, and the bytes of its files. */
export type Draft = { release: RemoteRelease; contents: Map<string, Buffer> };

const statedOf = (path: string, content: Buffer) => ({
  path,
  sha384: createHash('sha384').update(content).digest('base64'),
  bytes: content.length,
});

/** Writes a file into a release with its hash and size. */
export function write({ release, contents }: Draft, path: string, content: Buffer) {
  contents.set(path, content);
  release.files = [...release.files.filter((file) => file.path !== path), statedOf(path, content)];
}

/** Writes a compressed copy of a file. */
export const writeTwin = ({ contents }: Draft, path: string, content: Buffer) =>
  contents.set(`${path}.br`, brotliCompressSync(content));

const preload = { files: [ENTRY, CHUNK], doors: [] };

export const route = (path: string, given: Partial<RemoteRelease['routes'][number]> = {}) => ({
  ...{ path, title: 'Cranes', breadcrumb: 'Cranes', permission: 'project.*', module: './routes', preload },
  ...given,
});

export const entry = (path: string, given: Partial<RemoteRelease['nav'][number]> = {}) => ({
  ...{ section: 'Site', order: 1, title: 'Cranes', icon: 'ToolOutlined', path, permission: 'project.*' },
  ...given,
});

export const fill = (slot: string, given: Partial<NonNullable<RemoteRelease['slots']>[number]> = {}) => ({
  ...{ slot, id: 'hire', title: 'Hire', order: 1, permission: 'project.*', preload },
  ...given,
});

/** The signature of a component “Button” with these props. */
export const buttonTaking = (props: MembersShape): Signatures => ({
  names: { ui: { Button: 0 } },
  types: [{ calls: [{ takes: [1], needs: 1, gives: 'drawn' }] }, props],
});

const PROPS: MembersShape = { has: { title: 'string' }, may: { size: '"small"' } };

/** The shell that releases are checked against: a button with a required title and an optional size. */
export const DOORS: Doors = {
  react: '19.3.1',
  names: { ui: ['Button'], form: ['Form'] },
  signatures: buttonTaking(PROPS),
};

/**
 * A sound release of cranes with a list, a record, a redirect, a menu entry, a place and a fill of the lifts' place.
 */
export function draftOf(version = '1.0.0'): Draft {
  const release = buildRelease(CRANES, {
    version,
    code: '',
    routes: [
      route('/cranes', { module: undefined, preload: undefined, redirect: '/cranes/list' }),
      route('/cranes/list'),
      route('/cranes/:uuid'),
    ],
    nav: [entry('/cranes/list')],
    places: [{ name: 'crane.tabs', props: { crane: 'Crane' } }],
    slots: [fill('lift.tabs', { props: { lift: 'Lift' } })],
    files: [],
    uses: { ui: ['Button'] },
    signatures: buttonTaking(PROPS),
    endpoints: ['cranesList'],
    operations: ['GET /projects/:'],
  });
  const draft = { release, contents: new Map<string, Buffer>() };
  for (const path of [ENTRY, CHUNK, STYLE]) write(draft, path, Buffer.from(`/* ${path} of ${version} */`));
  return draft;
}

/**
 * The remote that runs beside it: lifts, with a place, a fill, a menu entry and an endpoint that others may not claim.
 */
export const lifts = (version = '1.0.0') =>
  buildRelease(LIFTS, {
    version,
    nav: [entry('/lifts', { title: 'Lifts' })],
    routes: [route('/lifts', { title: 'Lifts', preload: { files: [ENTRY], doors: [] } })],
    places: [{ name: 'lift.tabs', props: { lift: 'Lift' } }],
    slots: [fill('lift.tabs', { id: 'log', preload: { files: [ENTRY], doors: [] } })],
    endpoints: ['liftsList'],
  });

/** The body of the publication. */
export const publicationOfDraft = ({ release, contents }: Draft) => ({
  release,
  files: [...contents].map(([path, content]) => ({ path, content: content.toString('base64') })),
});

export { CHUNK, ENTRY, STYLE };
