import { buildApp } from '../app';
import { type OpenDatabase } from '../db/database';
import { type App } from '../http/request/fastify-types';
import { readDescription } from '../testing/apps/described-operations';
import { tellGate } from '../testing/tell-gate';
import { openTestDatabase } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';
import { EXPECTED, ENDLESS_CALLS, NOT_WHILE_IMPERSONATING, WITHOUT_ROLE } from './authorisation-expectations';
import { fingerprint } from '../testing/contract/fingerprint';
import { sendCall } from '../testing/contract/send-call';
import { buildSubjects } from '../testing/contract/subjects';
import { undoable } from '../testing/contract/undone';
import { validCall } from '../testing/contract/valid-calls';
import { buildWorld, type Caller, ROLE_NAMES, type RoleName, type Side, type World } from '../testing/contract/world';

const NOW = new Date('2026-07-01T10:00:00+08:00');

let real: OpenDatabase;
let app: App;
let now = NOW;
let world: World;
let subjects: Awaited<ReturnType<typeof buildSubjects>>;
let undone: ReturnType<typeof undoable>['undone'];
let untouched: Record<string, string>;

beforeAll(async () => {
  real = await openTestDatabase();
  const undoing = undoable(real);
  undone = undoing.undone;
  app = await buildApp({ config: TEST_CONFIG, database: undoing.database, clock: () => now });
  world = await buildWorld(app, real.db, NOW);
  const setTime = (time: Date) => {
    now = time;
  };
  subjects = await buildSubjects({ app, db: real.db, world, setTime }, NOW);
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

/** Cases besides the roles: ended sessions, no role, impersonation, a project taken away. */
function cellsOfSubjects(name: string, answers: string): Cell[] {
  const [nobody = 0, ...byRole] = answers.split(' ').map(Number);
  const isPublic = nobody !== 418;
  const cell = (who: string, caller: Caller, expected: number, side = world.own) => ({
    name,
    who,
    side,
    caller,
    expected,
  });
  const asRole = (role: RoleName) => byRole[ROLE_NAMES.indexOf(role)] ?? 0;
  const asManager = asRole('PROJECT_MANAGER');
  const anyone = isPublic || WITHOUT_ROLE.includes(name) ? asManager : 403;
  const acting = (role: RoleName) => (NOT_WHILE_IMPERSONATING.includes(name) ? 403 : asRole(role));
  return [
    ...Object.entries(subjects.ended).map(([who, caller]) => cell(who, caller, nobody)),
    cell('without a role', subjects.withoutRole, anyone),
    ...(['ADMIN', 'PROJECT_MANAGER'] as const).map((role) =>
      cell(`acting as ${role}`, subjects.actingAs[role], acting(role)),
    ),
    cell('a former manager', subjects.formerManager, byRole[PER_CALL - 1] ?? asManager),
  ];
}

const methodOf = (name: string) => name.split(' ')[0] ?? '';

type Answered = Awaited<ReturnType<typeof sendCall>>;

const wrongAnswer = ({ name, who, expected }: Cell, { status, body }: Answered) =>
  status === expected ? undefined : `${name}, ${who}: ${status}, not ${expected} ${JSON.stringify(body).slice(0, 300)}`;

async function askInVain(cell: Cell) {
  const { name, side, caller } = cell;
  const call = await validCall(name, { world, side, caller: undefined, db: real.db });
  return wrongAnswer(cell, await sendCall(app, methodOf(name), call, caller?.token));
}

/** Describes a wrong response to a case; undefined when it is right. */
const problemOf = (cell: Cell) => {
  const { name, who, caller, expected } = cell;
  // These are not rolled back: one check after all of them shows that they changed nothing.
  if (expected === 418) return askInVain(cell);
  return undone(async (db) => {
    const call = await validCall(name, { world, side: cell.side, caller, db });
    const before = expected >= 400 && !name.startsWith('GET') ? await fingerprint(db) : undefined;
    const wrong = wrongAnswer(cell, await sendCall(app, methodOf(name), call, caller?.token));
    const after = before && (await fingerprint(db));
    const changed = Object.keys(after ?? {}).filter((table) => after?.[table] !== before?.[table]);
    return changed.length > 0 ? `${name}, ${who}: refused, and yet ${changed.join(', ')} changed` : wrong;
  });
};

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
  const listed = [...Object.keys(EXPECTED), ...ENDLESS_CALLS].map(withoutNames).sort();

  expect(listed).toEqual(live);
});

test('answers every call to everybody as the roles say, and changes nothing that it refuses', async () => {
  const live = new Set((await liveRoutes()).map(withoutNames));
  const names = Object.keys(EXPECTED).filter((name) => live.has(withoutNames(name)));
  const cells = names.flatMap((name) => {
    const answers = EXPECTED[name] ?? '';
    return [...cellsOf(name, answers), ...cellsOfSubjects(name, answers)];
  });
  const problems: string[] = [];
  for (const cell of cells) {
    const problem = await problemOf(cell);
    if (problem) problems.push(problem);
  }

  tellGate('authorisation', { passed: cells.length - problems.length, tried: cells.length, of: 'cells' });
  expect(problems).toEqual([]);
  expect(cells.length).toBeGreaterThan(1500);
  expect(await fingerprint(real.db)).toEqual(untouched);
}, 240_000);
