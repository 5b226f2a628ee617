import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import operations from './called-operations.js';

const folder = mkdtempSync(path.join(tmpdir(), 'operations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function operationsOf(endpoints) {
  writeFileSync(
    path.join(folder, 'api.ts'),
    `import { api } from '@siteledger/shared-lib/api';
    const callOf = (url: string) => () => ({ url });
    export const cranesApi = api.injectEndpoints({ endpoints: (build) => ({ ${endpoints} }) });`,
  );
  return operations.calledOperations(folder);
}

test('an operation is read from the address and the method of a call, with what is computed left open', () => {
  const operations = operationsOf(`
    list: build.query<string[], void>({ query: (page) => ({ url: '/cranes', params: { page } }) }),
    one: build.one<string, string>({ query: (uuid) => \`/cranes/\${uuid}\` }),
    hire: build.mutation<void, string>({ query: ({ uuid, body }) => ({ url: \`/cranes/\${uuid}/hire\`, method: 'POST', body }) }),
    sums: build.query<string, void>({ query: callOf('/cranes/sums') }),
    upload: build.mutation<void, string>({ query: (uuid) => { return { url: \`/cranes/picture/\${uuid}\`, method: 'PUT' }; } }),
  `);

  assert.deepEqual(operations, [
    'GET /cranes',
    'GET /cranes/:',
    'GET /cranes/sums',
    'POST /cranes/:/hire',
    'PUT /cranes/picture/:',
  ]);
});

test('an operation that the library’s builder is given counts as it is written', () => {
  const operations = operationsOf(`
    list: build.list<Crane>('GET /cranes', ['Crane']),
    update: build.update<Crane>('PUT /cranes/:', { tag: 'Crane', changes: ['Crane'] }),
  `);

  assert.deepEqual(operations, ['GET /cranes', 'PUT /cranes/:']);
});

test('a call whose address or method is computed as a whole is left out', () => {
  const operations = operationsOf(`
    move: build.mutation<void, { kind: string }>({ query: ({ kind }) => ({ url: MOVES[kind].path, method: 'POST' }) }),
    save: build.mutation<void, string>({ query: (uuid) => ({ url: '/cranes', method: uuid ? 'PUT' : 'POST' }) }),
  `);

  assert.deepEqual(operations, []);
});
