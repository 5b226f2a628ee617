import { buildApp } from '../app';
import { type OpenDatabase } from '../db/database';
import { type App } from '../http/fastify-types';
import { readDescription } from '../testing/described-operations';
import { tellGate } from '../testing/tell-gate';
import { openTestDatabase } from '../testing/test-database';
import { TEST_CONFIG } from '../testing/with-app';
import { EXPECTED, NOT_WALKED } from './authorisation-expectations';
import { fingerprint } from '../testing/contract/fingerprint';
import { sendCall } from '../testing/contract/send-call';
import { undoable } from '../testing/contract/undone';
import { validCall } from '../testing/contract/valid-calls';
import { buildWorld, type Caller, ROLE_NAMES, type Side, type World } from '../testing/contract/world';

const NOW = new Date('2026-07-01T10:00:00+08:00');

let real: OpenDatabase;
let app: App;
let world: World;
let undone: ReturnType<typeof undoable>['undone'];
let untouched: Record<string, string>;

beforeAll(async () => {
  real = await openTestDatabase();
  const undoing = undoable(real);
  undone = undoing.undone;
  app = await buildApp({ config: TEST_CONFIG, database: undoing.database, clock: () => NOW });
  world = await buildWorld(app, real.db, NOW);
  untouched = await fingerprint(real.db);
}, 120_000);

afterAll(async () => {
  await app.close();
  await real.close();
});

type Cell = { name: string; who: string; side: Side; caller: Caller | undefined; expected: number };

const PER_CALL = 5;

function cellsOf(name: string, answers: string): Cell[] {
  const numbers = answers.split(' ').map(Number);
  const [nobody = 0, ...byRole] = numbers;
  const isAboutOneProject = numbers.length > PER_CALL;
  const sides = isAboutOneProject ? [world.own, world.foreign] : [world.own];
  return sides.flatMap((side) => [
    { name, who: 'nobody', side, caller: undefined, expected: nobody },
    ...ROLE_NAMES.map((role, index) => {
      const isForeign = side === world.foreign && role === 'PROJECT_MANAGER';
      const expected = (isForeign ? numbers[PER_CALL] : byRole[index]) ?? 0;
      return { name, who: `${role} on ${side.name}`, side, caller: world.callers[role], expected };
    }),
  ]);
}

/** What is wrong with the answer to a cell, if anything. */
const problemOf = ({ name, who, side, caller, expected }: Cell) =>
  undone(async (db) => {
    const call = await validCall(name, { world, side, caller, db });
    const before = expected >= 400 && !name.startsWith('GET') ? await fingerprint(db) : undefined;
    const { status, body } = await sendCall(app, name.split(' ')[0] ?? '', call, caller?.token);
    if (status !== expected) return `${name}, ${who}: ${status}, not ${expected} ${JSON.stringify(body).slice(0, 300)}`;
    const after = before && (await fingerprint(db));
    const changed = Object.keys(after ?? {}).filter((table) => after?.[table] !== before?.[table]);
    return changed.length > 0 ? `${name}, ${who}: refused, and yet ${changed.join(', ')} changed` : undefined;
  });

const withoutNames = (route: string) => route.replace(/\{\w+\}/g, '{}');

async function liveRoutes() {
  const { paths } = await readDescription(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const short = path.startsWith('/api/v2') ? path.slice('/api/v2'.length) : `/${path}`;
      return `${method.toUpperCase()} ${short}`;
    }),
  );
}

test('has an expectation for every route, and a route for every expectation', async () => {
  const live = (await liveRoutes()).map(withoutNames).sort();
  const listed = [...Object.keys(EXPECTED), ...NOT_WALKED].map(withoutNames).sort();

  expect(listed).toEqual(live);
});

test('answers every call to everybody as the decisions say, and changes nothing that it refuses', async () => {
  const live = new Set((await liveRoutes()).map(withoutNames));
  const names = Object.keys(EXPECTED).filter((name) => live.has(withoutNames(name)));
  const cells = names.flatMap((name) => cellsOf(name, EXPECTED[name] ?? ''));
  const problems: string[] = [];
  for (const cell of cells) {
    const problem = await problemOf(cell);
    if (problem) problems.push(problem);
  }

  tellGate('authorisation', { passed: cells.length - problems.length, tried: cells.length, of: 'cells' });
  expect(problems).toEqual([]);
  expect(cells.length).toBeGreaterThan(500);
  expect(await fingerprint(real.db)).toEqual(untouched);
}, 240_000);
