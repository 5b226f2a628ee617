import { createHash } from 'node:crypto';
import { RELEASE_SCHEMA, type RemoteRelease } from '@siteledger/platform/contract';

/** Default file name, content and version of a built release. */
export const ENTRY = 'remoteEntry.1a2b3c4d.js';
export const CODE = 'var cranes = 1;';
export const VERSION = '1.0.0-dev.12345678';

const mapEach = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const preload = { files: [ENTRY], doors: [] };

// Everything drawn needs only this one file, unless a test says otherwise.
const withCode = <Drawn extends object>(drawn: readonly Drawn[] = []) => drawn.map((one) => ({ preload, ...one }));

/** A valid release of one file, with a path of its own. */
export const buildRelease = (
  name: string,
  {
    version = VERSION,
    code = CODE,
    routes,
    slots,
    uses = {},
    ...given
  }: Partial<RemoteRelease> & { code?: string } = {},
): RemoteRelease => {
  const path = `/${name.replace('mfe-', '')}`;
  return {
    schema: RELEASE_SCHEMA,
    name,
    version,
    buildId: `build at ${Math.random()}`,
    commit: null,
    container: `${name}_${version}`.replace(/\W/g, '_'),
    owner: { team: 'Finance', contact: 'finance@example.test' },
    requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
    paths: [path],
    routes: withCode(
      routes ?? [{ path, title: 'Title', breadcrumb: 'Title', permission: 'authenticated', module: './routes' }],
    ),
    ...(slots && { slots: withCode(slots) }),
    places: [],
    nav: [],
    entry: ENTRY,
    files: [
      { path: ENTRY, sha384: createHash('sha384').update(code).digest('base64'), bytes: Buffer.byteLength(code) },
    ],
    sizes: { entry: 1, total: 1 },
    uses,
    endpoints: [],
    operations: [],
    react: '19.3.1',
    signatures: { names: mapEach(uses, (names) => Object.fromEntries(names.map((name) => [name, 'any']))), types: [] },
    ...given,
  };
};

/** The request body that publishes a release of one file; other bytes in `written` simulate damage. */
export const publicationOf = (release: RemoteRelease, written = CODE) => ({
  release,
  files: [{ path: ENTRY, content: Buffer.from(written).toString('base64') }],
});
