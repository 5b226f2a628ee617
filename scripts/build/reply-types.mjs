import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import platformBuild from '@siteledger/platform/build';
import { root } from '../run/root.mjs';

const DOMAIN = 'shared-lib/src/domain';
const CONTRACT = 'platform/contract';
const CACHE = path.join(root, 'node_modules/.cache/reply-types');

const EXPORTED = /^export type (\w+)\b(?!<)/gm;

const exportedTypes = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      [...readFileSync(path.join(root, folder, name), 'utf8').matchAll(EXPORTED)].map(([, type]) => type),
    );

// A type cast from a yup schema has no schema here, because the yup schema describes itself: such types are left out.
const describe = (generator, type) => {
  try {
    return generator.createSchema(type).definitions;
  } catch {
    return {};
  }
};

async function typesOf(folder, tsconfig) {
  const { createGenerator } = await import('ts-json-schema-generator');
  const generator = createGenerator({
    path: path.join(root, folder, 'index.ts'),
    tsconfig: path.join(root, tsconfig),
    expose: 'export',
    additionalProperties: false,
    jsDoc: 'extended',
    encodeRefs: false,
    // The compiler checks the types elsewhere.
    skipTypeCheck: true,
  });
  return exportedTypes(folder).map((type) => describe(generator, type));
}

const generate = async () =>
  JSON.stringify(
    Object.assign(
      {},
      ...(await typesOf(DOMAIN, 'shared-lib/tsconfig.domain.json')),
      ...(await typesOf(CONTRACT, 'platform/tsconfig.contract.json')),
    ),
  );

/**
 * Path of a file with the JSON Schema of every exported type of the domain and the contract, by name; regenerated when
 * a type changes.
 */
export async function replyTypesFile() {
  const file = path.join(
    CACHE,
    `${platformBuild.contentHash(root, ['scripts/build/reply-types.mjs', 'package-lock.json', CONTRACT, DOMAIN])}.json`,
  );
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, await generate());
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

if (process.argv[1] === import.meta.filename) {
  const json = readFileSync(await replyTypesFile(), 'utf8');
  const [to] = process.argv.slice(2);
  if (to) writeFileSync(to, json);
  else process.stdout.write(json);
}
