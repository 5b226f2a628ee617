import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import { lintConfig } from './lint-config.mjs';
import { oxlint } from './oxlint.mjs';
import { platformViolations } from './planted-in-platform.mjs';
import { plantProduct, use } from './planted-product.mjs';

// One violation per line: what is forbidden, its file, the content, and the rule that must report it.
const planted = [
  ...platformViolations,
  ['a remote imports another remote', 'mfe-alpha/src/first/a.ts', use('@siteledger/mfe-beta'), 'no-restricted-imports'],
  [
    'a remote reaches into another remote',
    'mfe-alpha/src/b.ts',
    use('../../mfe-beta/src/api'),
    'import-x/no-restricted-paths',
  ],
  ['a remote reaches into the shell', 'mfe-beta/src/c.ts', use('../../shell/src/menu'), 'import-x/no-restricted-paths'],
  ['a remote reaches into the api', 'mfe-beta/src/d.ts', use('../../api/src/app'), 'import-x/no-restricted-paths'],
  [
    'a remote loads another remote late',
    'mfe-alpha/src/e.ts',
    "export const late = () => import('@siteledger/mfe-beta');\n",
    'no-restricted-syntax',
  ],
  ['a remote imports a library past the doors', 'mfe-alpha/src/f.ts', use('antd'), 'no-restricted-imports'],
  ["a remote imports another's library", 'mfe-alpha/src/fb.ts', use('react-easy-crop'), 'no-restricted-imports'],
  ['a remote lists what shared-lib brings', 'mfe-beta/src/fc.ts', use('yup'), 'no-restricted-imports'],
  [
    'a remote enters shared-lib beside its doors',
    'mfe-alpha/src/g.ts',
    use('@siteledger/shared-lib/src/api/slice'),
    'no-restricted-imports',
  ],
  [
    'product code imports the testing door',
    'mfe-alpha/src/h.ts',
    use('@siteledger/shared-lib/testing'),
    'no-restricted-imports',
  ],
  [
    'a screen imports another screen',
    'mfe-alpha/src/first/i.ts',
    use('../second/second-page'),
    'import-x/no-restricted-paths',
  ],
  ['a door reaches into another door', 'shared-lib/src/ui/j.ts', use('../api/slice'), 'import-x/no-restricted-paths'],
  ['a door imports another door by a relative path', 'shared-lib/src/ui/k.ts', use('../api'), 'no-restricted-imports'],
  [
    'shared-lib imports the shell',
    'shared-lib/src/ui/l.ts',
    use('../../../shell/src/menu'),
    'import-x/no-restricted-paths',
  ],
  ['a control brings antd into the first screen', 'shared-lib/src/ui/la.ts', use('antd'), 'no-restricted-imports'],
  ['the domain imports React', 'shared-lib/src/domain/m.ts', use('react'), 'no-restricted-imports'],
  [
    'the domain names the browser',
    'shared-lib/src/domain/n.ts',
    'export const here = window.location.href;\n',
    'no-restricted-globals',
  ],
  ['the session door imports Redux', 'shared-lib/src/session/o.ts', use('@reduxjs/toolkit'), 'no-restricted-imports'],
  [
    'the api imports another door than the domain',
    'api/src/p.ts',
    use('@siteledger/shared-lib/ui'),
    'no-restricted-imports',
  ],
  ['the api reaches into shared-lib', 'api/src/q.ts', use('../../shared-lib/src/ui'), 'import-x/no-restricted-paths'],
  [
    'a resource enters the lists beside their door',
    'api/src/resources/projects/list/aj.ts',
    use('../../../lists/sorting'),
    'import-x/no-restricted-paths',
  ],
  ['a screen declares screens', 'mfe-alpha/src/ah.ts', use('@siteledger/platform/remote'), 'no-restricted-imports'],
  ['the shell imports a remote', 'shell/src/r.ts', use('../../mfe-beta/src/api'), 'import-x/no-restricted-paths'],
  ['the shell names a remote', 'shell/src/s.ts', "export const first = 'mfe-alpha';\n", 'no-restricted-syntax'],
  [
    'the api names a remote',
    'api/src/t.ts',
    'export const path = (version: string) => `/remotes/mfe-beta/${version}/`;\n',
    'no-restricted-syntax',
  ],
  [
    'a second createApi by import',
    'mfe-alpha/src/u.ts',
    "import { createApi } from '@reduxjs/toolkit/query/react';\nexport const mine = createApi;\n",
    'no-restricted-imports',
  ],
  [
    'a second createApi by call',
    'shell/src/v.ts',
    'declare const createApi: (options: object) => object;\nexport const mine = createApi({});\n',
    'no-restricted-syntax',
  ],
  [
    'SQL in a use case',
    'api/src/resources/projects/w.ts',
    "import { sql } from 'kysely';\nexport const all = sql`select 1`;\n",
    'no-restricted-syntax',
  ],
  [
    'a query built in a route',
    'api/src/resources/projects/routes.ts',
    "declare const db: { selectFrom: (table: string) => object };\nexport const all = () => db.selectFrom('projects');\n",
    'no-restricted-syntax',
  ],
  [
    'SQL in a string',
    'api/src/http/x.ts',
    "export const all = 'select id from projects where id = 1';\n",
    'no-restricted-syntax',
  ],
  [
    'two files import each other',
    'mfe-beta/src/ping.ts',
    "import { pong } from './pong';\nexport const ping = () => pong;\n",
    'import(no-cycle)',
  ],
  [
    'two doors import each other',
    'shared-lib/src/form/index.ts',
    use('@siteledger/shared-lib/records'),
    'import(no-cycle)',
  ],
  ['an undeclared package', 'shell/src/y.ts', use('fast-check'), 'import-x/no-extraneous-dependencies'],
  ['a default export', 'shell/src/z.ts', 'export default 1;\n', 'import-x/no-default-export'],
  [
    'a promise left alone',
    'shell/src/lost-promise.ts',
    'export const go = () => {\n  Promise.resolve(1);\n};\n',
    'typescript(no-floating-promises)',
  ],
  [
    'any',
    'shell/src/anything.ts',
    'export const loose = (value: any) => String(value);\n',
    '@typescript-eslint/no-explicit-any',
  ],
  ['an interface', 'shell/src/shape.ts', 'export interface Shape {\n  a: number;\n}\n', 'no-restricted-syntax'],
  [
    'a file in camel case',
    'shell/src/camelCase.ts',
    'export const camel = 1;\n',
    'check-file/filename-naming-convention',
  ],
  [
    'a folder in camel case',
    'shell/src/camelCase/a.ts',
    'export const camel = 1;\n',
    'check-file/folder-naming-convention',
  ],
  ['a drawer called utils', 'mfe-alpha/src/utils.ts', 'export const drawer = 1;\n', 'check-file/filename-blocklist'],
  ['a file of 251 lines', 'shell/src/long.ts', 'export {};\n'.repeat(251), 'max-lines'],
  [
    'a function of 13 ways',
    'shell/src/branches.ts',
    `export const many = (n: number) => {\n${'  if (n > 1) return n;\n'.repeat(12)}  return 0;\n};\n`,
    'complexity',
  ],
  [
    'a hook in a condition',
    'shell/src/use-hook.ts',
    'declare const useState: (n: number) => number;\nexport const useSometimes = (on: boolean) => {\n  if (on) useState(1);\n};\n',
    'react-hooks/rules-of-hooks',
  ],
  ['a test that mocks a module', 'shell/src/a.test.ts', "jest.mock('./menu');\n", 'no-restricted-syntax'],
  [
    'a test that says should',
    'shell/src/b.test.ts',
    "test('it should work', () => undefined);\n",
    'no-restricted-syntax',
  ],
];

// Allowed code in the same places: without it, a rule that reports everything would pass the list above.
const allowed = {
  'mfe-alpha/src/pong.ts':
    "import { useState } from 'react';\nimport { money } from '@siteledger/shared-lib/domain';\nexport const pong = [useState, money];\n",
  'mfe-alpha/src/first/page.ts': "import { pong } from '../pong';\nexport const page = pong;\n",
  'mfe-beta/src/picture.ts': use('react-easy-crop'),
  'mfe-beta/src/picture.test.ts': use('react-easy-crop'),
  'mfe-beta/src/pong.ts': "import { ping } from './ping';\nexport const pong = () => ping;\n",
  'platform/boot/listing.ts':
    "import { contract } from '@siteledger/platform/contract';\nexport const kept = contract;\n",
  'platform/runtime/page.ts':
    "import { contract } from '@siteledger/platform/contract';\nimport { loader } from './loader/loader';\nexport const page = [contract, loader];\n",
  'platform/build/page.js': "const { hash } = require('./hashes');\nmodule.exports = { hash };\n",
  'platform/registry/store/settings.queries.ts': "import { sql } from 'kysely';\nexport const all = sql`select 1`;\n",
  'api/src/remotes.ts': "import { registry } from '@siteledger/platform/registry';\nexport const remotes = registry;\n",
  'platform/cli/new.mjs': 'export const written = `${process.cwd()}: written, such as mfe-cranes`;\n',
  'shell/build/styles.js': "const { hash } = require('@siteledger/platform/build');\nmodule.exports = { hash };\n",
  'shared-lib/src/domain/fields.ts': "import { string } from 'yup';\nexport const text = string;\n",
  'shared-lib/src/records/index.ts': use('@siteledger/shared-lib/form'),
  'shared-lib/src/ui/theme.ts': "import { slice } from '@siteledger/shared-lib/api';\nexport const theme = slice;\n",
  'api/src/resources/projects/projects.queries.ts':
    "import { sql } from 'kysely';\nexport const all = sql`select 1`;\n",
  'api/src/resources/projects/list/list-projects.ts':
    "import { neverNull } from '../../../lists';\nexport const sort = neverNull;\n",
  'api/src/words.ts': "export const words = 'Select a client from the list';\n",
};

let root;
let reports;

before(async () => {
  root = plantProduct({ ...allowed, ...Object.fromEntries(planted.map(([, path, content]) => [path, content])) });
  const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: lintConfig(root) });
  const results = await eslint.lintFiles(['.']);
  reports = new Map(results.map(({ filePath, messages }) => [filePath, messages.map(({ ruleId }) => ruleId)]));
  for (const { file, rule } of await oxlint(root)) reports.get(file)?.push(rule);
});

after(() => rmSync(root, { recursive: true }));

for (const [title, path, , rule] of planted) {
  test(`reports: ${title}`, () => {
    const rules = reports.get(join(root, path));

    assert.ok(rules?.includes(rule), `${path}: expected ${rule}, reported ${rules?.join(', ') || 'nothing'}`);
  });
}

const boundaries = [
  'no-restricted-imports',
  'no-restricted-syntax',
  'no-restricted-globals',
  'import-x/no-restricted-paths',
];

for (const path of Object.keys(allowed)) {
  test(`lets pass: ${path}`, () => {
    const broken = reports.get(join(root, path)).filter((rule) => boundaries.includes(rule));

    assert.deepEqual(broken, []);
  });
}
