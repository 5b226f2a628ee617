import { setTimeout as pause } from 'node:timers/promises';
import { ROLES } from '@siteledger/shared-lib/domain';
import fc from 'fast-check';
import { type Db } from '../db/database';
import { addUser, type TestUser } from '../testing/records/add-user';
import { crashDatabase, type CrashDatabase } from '../testing/contract/crash/crash-database';
import { addPoints, leave, POINTS, reach } from '../testing/contract/crash/named-points';
import { patientClient } from '../testing/contract/crash/patient-client';
import { act } from '../testing/contract/money/acts';
import { type Books, openBooks } from '../testing/contract/money/books';
import { type Command, keyedCommands } from '../testing/contract/money/commands';
import { brokenRules } from '../testing/contract/money/rules';
import { freePort, startedServer } from '../testing/apps/server-process';
import { tellGate } from '../testing/tell-gate';
import { TEST_DATABASE } from '../testing/databases/test-database';

const isFull = process.env.PROVE === '1';
const SHORT_SEED = 7;
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));

const isOnServer = TEST_DATABASE === 'postgres';
const KILLS = isFull ? 60 : isOnServer ? 4 : 2;
const CALLERS = 4;
const SOON_MS = 60;

let database: CrashDatabase;
let user: TestUser;

beforeAll(async () => {
  database = await crashDatabase(async (db) => {
    user = await addUser(db, new Date(), { roles: [ROLES.BUSINESS_OWNER] });
    if (isOnServer) await addPoints(db);
  });
}, 120_000);

afterAll(() => database.remove());

/** Callers who pay until stopped, and retry unanswered requests with the same key. */
function pay(books: Books, stories: readonly (readonly Command[])[]) {
  let isOver = false;
  const paying = stories.map(async (story) => {
    for (let turn = 0; !isOver; turn++) await act(books, story[turn % story.length] as Command);
  });
  return async () => {
    isOver = true;
    await Promise.all(paying);
  };
}

type Server = Awaited<ReturnType<typeof startedServer>>;

/** Kills the server at a named point, or at a random moment, and returns the damage found. */
async function kill(
  { child, ended }: Server,
  beside: Db | undefined,
  { place, chance }: { place: number; chance: number },
) {
  const point = POINTS[place];
  if (beside && point) await reach(beside, point);
  else await pause(chance % SOON_MS);
  child.kill('SIGKILL');
  await ended;
  if (beside && point) await leave(beside, point);
  return beside ? brokenRules(beside) : [];
}

const chances = fc.array(fc.nat(), { minLength: KILLS, maxLength: KILLS, size: 'max' });

const sampleOf = <Value>(of: fc.Arbitrary<Value>) => fc.sample(of, { seed, numRuns: 1 })[0] as Value;

test('loses nothing that it acknowledged, half-applies nothing and repeats nothing, whenever it is killed', async () => {
  const PORT = await freePort();
  const env = { ...database.env, PORT, HOST: '127.0.0.1', APP_ENV: 'production', LOG_LEVEL: 'silent' };
  let answers = 0;
  const caller = patientClient(`http://127.0.0.1:${PORT}`, user.token, () => answers++);
  const problems: string[] = [];

  let server = await startedServer(env);
  const books = await openBooks({ ...caller, user });
  const stop = pay(books, sampleOf(keyedCommands(CALLERS)));
  for (const [index, chance] of sampleOf(chances).entries()) {
    const enough = answers + 5 + (chance % 15);
    while (answers < enough) await pause(2);
    // The last kill of each round is at a random moment.
    const place = index === KILLS - 1 ? POINTS.length : index % (POINTS.length + 1);
    problems.push(...(await kill(server, database.beside, { place, chance })));
    server = await startedServer(env);
  }
  await stop();
  server.child.kill('SIGTERM');
  await server.ended;

  const { db, close } = await database.open();
  problems.push(...books.ledger.problems, ...(await brokenRules(db)), ...(await books.ledger.differences(db)));
  await close();
  const made = `${books.ledger.payments.size} payments, ${books.ledger.records.size} batches`;
  process.stdout.write(`crash: ${answers} answers, ${made}\n`);
  const passed = Math.max(0, KILLS - problems.length);
  tellGate('crash', { passed, tried: KILLS, of: `kills on ${TEST_DATABASE}`, seed });
  expect([...new Set(problems)].slice(0, 20)).toEqual([]);
  expect(books.ledger.payments.size + books.ledger.records.size).toBeGreaterThan(KILLS);
}, 1_800_000);
