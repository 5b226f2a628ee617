import { failureOf, LoadFailure, partOf } from './load-failure';

const CHUNK = 'http://localhost/remotes/mfe-example/1.0.0/assets/page.js';

// Rejections of webpack and the federation runtime, measured with webpack 5.110 and runtime 2.9.2.
const chunkError = (type: 'error' | 'timeout' | 'missing') =>
  Object.assign(new Error(`Loading chunk 12 failed.\n(${type}: ${CHUNK})`), {
    name: 'ChunkLoadError',
    type,
    request: CHUNK,
  });
const entryError = (detail: string) =>
  new Error(`[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ${detail}`);
const unreachable = `ScriptNetworkError: Failed to load script "${CHUNK}" - the script URL is unreachable`;
const hanging = `ScriptNetworkError: Script "${CHUNK}" timed out.`;

type Answer = 'published' | 'changed' | 'not found' | 'no connection';

function serverAnswers(answer: Answer) {
  const asked: RequestInit[] = [];
  window.fetch = (_url, options = {}) => {
    asked.push(options);
    if (answer === 'no connection') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'changed' && options.integrity) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('code', { status: answer === 'not found' ? 404 : 200 }));
  };
  return asked;
}

const { fetch } = window;

beforeEach(() => {
  window.siteledger = { integrityOf: () => 'sha384-published' } as unknown as Window['siteledger'];
});

afterEach(() => {
  window.fetch = fetch;
});

test.each([
  ['no connection', 'network'],
  ['not found', 'network'],
  ['changed', 'integrity'],
  ['published', 'network'],
] as const)('a chunk that did not run, of a server with %s, is a failure of kind %s', async (answer, kind) => {
  serverAnswers(answer);

  expect(await failureOf(chunkError('error'))).toMatchObject({ kind });
  expect(await failureOf(entryError(unreachable))).toMatchObject({ kind });
});

test('the file is asked for past the cache, so that a wrong copy does not fail every retry', async () => {
  const asked = serverAnswers('published');

  await failureOf(chunkError('error'));

  expect(asked[0]).toMatchObject({ cache: 'reload' });
});

test('a script that hangs is a time-out', async () => {
  expect(await failureOf(chunkError('timeout'))).toMatchObject({ kind: 'timeout' });
  expect(await failureOf(entryError(hanging))).toMatchObject({ kind: 'timeout' });
});

test('whatever arrives and throws is a fault of the code', async () => {
  const errors = [
    new TypeError('x is not a function'),
    chunkError('missing'),
    entryError('ScriptExecutionError'),
    'thrown',
  ];

  for (const error of errors) expect(await failureOf(error)).toMatchObject({ kind: 'evaluation', cause: error });
});

test('a failure that has its kind keeps it', async () => {
  const failure = new LoadFailure('incompatible', ['It needs shell ^2.0.0.']);

  expect(await failureOf(failure)).toBe(failure);
});

test.each([
  ['remoteEntry.1a2b.js', 'entry'],
  ['assets/page.3c4d.js?again=1', 'chunk'],
  ['assets/page.5e6f.css', 'style'],
])('a file that did not arrive is of the part that it belongs to: %s', async (path, part) => {
  serverAnswers('not found');
  const missing = Object.assign(chunkError('error'), { request: `http://localhost/remotes/mfe-example/1.0.0/${path}` });

  expect(partOf(await failureOf(missing), { entry: 'remoteEntry.1a2b.js' }, 'render')).toBe(part);
});

test('attributes an error after loading to the part that was loading', async () => {
  expect(partOf(await failureOf(new TypeError('x is not a function')), { entry: 'remoteEntry.js' }, 'chunk')).toBe(
    'chunk',
  );
});
