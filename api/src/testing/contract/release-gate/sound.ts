import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buttonTaking, type Draft, ENTRY, entry, fill, route, write, writeTwin } from './releases';

/** A harmless change of a sound release. */
export type Sound = [title: string, change: (draft: Draft) => void];

const stating =
  (given: Partial<Draft['release']>) =>
  ({ release }: Draft) =>
    void Object.assign(release, given);

const requiring = (shell: string) => stating({ requires: { shell, sharedLib: '^1.0.0', api: '^2.0.0' } });

/** Releases that the gate must accept. */
export const SOUND: readonly Sound[] = [
  ['nothing', () => undefined],
  ['no menu entry', stating({ nav: [] })],
  ['no redirect', stating({ routes: [route('/cranes/list'), route('/cranes/:uuid')] })],
  ['the start page', stating({ paths: ['/', '/cranes'], routes: [route('/'), route('/cranes/list')] })],
  ['two paths', stating({ paths: ['/cranes', '/hire'], routes: [route('/cranes/list'), route('/hire')] })],
  ['everything below one of its paths', stating({ routes: [route('/cranes/list'), route('/cranes/map/*')] })],
  ['a path that begins like that of another', stating({ paths: ['/cranes', '/lifts-of-cranes'] })],
  ['a print page', stating({ routes: [route('/cranes/list'), route('/cranes/:uuid/print', { layout: 'plain' })] })],
  [
    'screens for everybody who is signed in',
    stating({
      routes: [route('/cranes/list', { permission: 'authenticated' })],
      nav: [entry('/cranes/list', { permission: 'authenticated' })],
    }),
  ],
  ['a menu entry of the same section as another remote', stating({ nav: [entry('/cranes/list', { order: 1 })] })],
  ['no place', stating({ places: [] })],
  ['no fill', stating({ slots: [] })],
  ['a fill of its own place', stating({ slots: [fill('crane.tabs', { props: { crane: 'Crane' } })] })],
  ['a fill that takes nothing', stating({ slots: [fill('lift.tabs')] })],
  ['a range of two versions', requiring('^0.9.0 || ~1.0.0')],
  ['a range with a floor', requiring('>=1.0.0')],
  ['a door as a whole', stating({ uses: { ui: ['*'] } })],
  [
    'calls whose address is computed',
    stating({ operations: ['GET /projects/:', 'PUT /projects/:', 'POST /projects'] }),
  ],
  ['a title', stating({ title: 'Crane hire' })],
  ['no commit, and other hands', stating({ commit: null, owner: { team: 'Hire', contact: 'hire@example.test' } })],
  ['a further file', (draft) => write(draft, 'assets/crane.svg.js', Buffer.from('export {}'))],
  [
    'compressed twins',
    (draft) => {
      writeTwin(draft, ENTRY, draft.contents.get(ENTRY)!);
      draft.contents.set(`${ENTRY}.gz`, gzipSync(draft.contents.get(ENTRY)!));
    },
  ],
  [
    'an entry that is small once it is compressed',
    (draft) => {
      write(draft, ENTRY, Buffer.alloc(60_000));
      draft.contents.set(`${ENTRY}.br`, brotliCompressSync(Buffer.alloc(60_000)));
    },
  ],
  ['another React of the same major version', stating({ react: '19.0.0' })],
  ['a button without what it may be', stating({ signatures: buttonTaking({ has: { title: 'string' } }) })],
  ['a button that has one title', stating({ signatures: buttonTaking({ has: { title: '"Hire"' } }) })],
  ['a type of a name that it does not use', stating({ uses: {} })],
];
