import { brotliCompressSync } from 'node:zlib';
import { REMOTE_BUDGET, type Signatures } from '@siteledger/platform/contract';
import { type Broken, stating, withFill, withRoute } from './change';
import { CHUNK, draftOf, ENTRY, write, writeTwin } from './releases';

const BUILD_AGAIN = 'build the release again.';
const ONE_BUILD = 'publish the files of one build.';

const BY_THIS_BUILD = 'build it with this version of the platform.';

const CONTAINER = 'has to be called mfe_cranes_1_0_0';

const names = { ui: { Button: 0 } };

const UNREADABLE = [
  { names, types: [] },
  { names, types: [{ one: [1] }] },
  { names, types: [{ has: { title: -1 } }] },
  { names, types: [{ calls: [{ takes: 'all', needs: 0, gives: 'void' }] }] },
  { names, types: [{ one: Array.from({ length: 1_001 }, () => 'string') }] },
];

const ofBuild: Broken[] = [
  [stating(() => ({ schema: 3 })), `remote.json: schema 3 is not known: ${BY_THIS_BUILD}`],
  [stating(() => ({ schema: 1 })), `remote.json: schema 1 is of an older version of the platform: ${BY_THIS_BUILD}`],
  ...(['react', 'places', 'operations', 'signatures'] as const).map((what): Broken => [
    stating(() => ({ [what]: undefined, ...(what === 'places' && { slots: [] }) })),
    `remote.json: it does not state ${what}: ${BY_THIS_BUILD}`,
  ]),
  [stating(() => ({ react: 'latest' })), `remote.json: "latest" is not a version of React: ${BY_THIS_BUILD}`],
  [
    stating(({ signatures }) => ({ signatures: { ...signatures!, names: {} } })),
    `remote.json: it uses ui/Button and does not say as what: ${BY_THIS_BUILD}`,
  ],
  ...UNREADABLE.map((signatures): Broken => [
    stating(() => ({ signatures: signatures as unknown as Signatures })),
    `remote.json: its signatures cannot be read: ${BY_THIS_BUILD}`,
  ]),
  ...['next', '1.0', 'v1.0.0'].map((version): Broken => [
    stating(() => ({ version, container: `mfe-cranes_${version}`.replace(/\W/g, '_') })),
    `remote.json: "${version}" is not a version: build it under one such as 1.2.0.`,
  ]),
  [stating(() => ({ container: '__proto__' })), `remote.json: the container "__proto__" ${CONTAINER}: ${BUILD_AGAIN}`],
  [
    stating(() => ({ container: 'mfe_lifts_1_0_0' })),
    `remote.json: the container "mfe_lifts_1_0_0" ${CONTAINER}: ${BUILD_AGAIN}`,
  ],
  [stating(({ files }) => ({ files: [...files, files[0]!] })), `remote.json: ${ENTRY} is listed twice: ${BUILD_AGAIN}`],
  ...['page.html', 'drawing.svg', 'setup.exe', 'run.sh', 'code.js.txt', 'README'].map((path): Broken => [
    (draft) => write(draft, path, Buffer.from('x')),
    `remote.json: ${path} is no script, style, font or picture: leave it out.`,
  ]),
  [
    stating(() => ({ entry: 'other.js' })),
    `remote.json: other.js is stated but not listed with a hash: ${BUILD_AGAIN}`,
  ],
  [
    withRoute('/cranes/hire', { preload: { files: ['hire.js'], doors: [] } }),
    `remote.json: hire.js is stated but not listed with a hash: ${BUILD_AGAIN}`,
  ],
  [
    withFill('lift.tabs', { preload: { files: ['hire.js'], doors: [] } }),
    `remote.json: hire.js is stated but not listed with a hash: ${BUILD_AGAIN}`,
  ],
];

const SOUND_BYTES = [...draftOf().contents.values()].reduce((total, { length }) => total + length, 0);

const NOT_AS_STATED = `its bytes are not those of remote.json: ${ONE_BUILD}`;

const ofFiles: Broken[] = [
  [({ contents }) => contents.set(ENTRY, Buffer.from('alert(1)')), `${ENTRY}: ${NOT_AS_STATED}`],
  [({ contents }) => contents.set(CHUNK, Buffer.from('alert(1)')), `${CHUNK}: ${NOT_AS_STATED}`],
  [({ contents }) => contents.delete(CHUNK), `${CHUNK}: ${NOT_AS_STATED}`],
  [
    stating(({ files }) => ({ files: files.map((file) => (file.path === CHUNK ? { ...file, bytes: 1 } : file)) })),
    `${CHUNK}: ${NOT_AS_STATED}`,
  ],
  [
    stating(({ files }) => ({
      files: files.map((file) => (file.path === CHUNK ? { ...file, sha384: 'AAAA' } : file)),
    })),
    `${CHUNK}: ${NOT_AS_STATED}`,
  ],
  [(draft) => writeTwin(draft, ENTRY, Buffer.from('alert(1)')), `${ENTRY}.br: ${NOT_AS_STATED}`],
  [(draft) => writeTwin(draft, ENTRY, Buffer.alloc(5_000_000)), `${ENTRY}.br: ${NOT_AS_STATED}`],
  [
    ({ contents }) => contents.set(`${ENTRY}.gz`, brotliCompressSync(contents.get(ENTRY)!)),
    `${ENTRY}.gz: ${NOT_AS_STATED}`,
  ],
  [
    ({ contents }) => contents.set('extra.js', Buffer.from('alert(1)')),
    `extra.js: it is not listed in remote.json: ${ONE_BUILD}`,
  ],
  [
    (draft) => write(draft, ENTRY, Buffer.alloc(REMOTE_BUDGET.entry + 1)),
    `${ENTRY}: it transfers 15001 bytes, over its budget of 15000: load parts of it later, or do without some.`,
  ],
  [
    (draft) => write(draft, CHUNK, Buffer.alloc(REMOTE_BUDGET.file + 1)),
    `${CHUNK}: it transfers 200001 bytes, over its budget of 200000: load parts of it later, or do without some.`,
  ],
  [
    (draft) => ['a.js', 'b.js', 'c.js'].forEach((path) => write(draft, path, Buffer.alloc(REMOTE_BUDGET.file))),
    `remote.json: the release transfers ${SOUND_BYTES + 3 * REMOTE_BUDGET.file} bytes, over its budget of 600000: do without some.`,
  ],
];

/** Releases whose remote.json or files are not from one build. */
export const BROKEN_BUILDS: readonly Broken[] = [...ofBuild, ...ofFiles];
