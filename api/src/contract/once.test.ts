import { sql } from 'kysely';
import { validCall } from '../testing/contract/valid-calls';
import { addSide, buildWorld, type Side, type World } from '../testing/contract/world';
import { readDescription } from '../testing/apps/described-operations';
import { tellGate } from '../testing/tell-gate';
import { withApp } from '../testing/apps/with-app';

const NOW = new Date('2026-07-01T10:00:00+08:00');

const server = withApp();

/** Routes without a key, and why repeating each is harmless. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'POST /login': 'each sign-in is a session of its own',
  'POST /refresh': 'the refresh token is used up',
  'POST /logout': 'a session ends once',
  'POST /forgot-password': 'only the latest link works',
  'POST /reset-password': 'the link is used up',
  'POST /login/second-factor': 'the challenge is used up',
  'POST /login/passkey/options': 'each try has a challenge of its own',
  'POST /login/passkey': 'the challenge is used up',
  'POST /second-factor/totp': 'the reply holds a secret, which is not kept for a repetition',
  'POST /second-factor/totp/confirm': 'the code is used up, and the reply holds recovery codes',
  'POST /second-factor/passkeys/options': 'each try has a challenge of its own',
  'POST /second-factor/passkeys': 'the challenge is used up',
  'POST /user/second-factor/unlock': 'the reply holds a challenge, which is not kept for a repetition',
  'POST /user/second-factor/recovery-codes': 'the reply holds recovery codes, which are not kept for a repetition',
  'POST /user/second-factor/totp/removal': 'removes what is there',
  'POST /user/second-factor/off': 'removes what is there',
  'POST /user/passkeys/{id}/removal': 'removes what is there',
  'POST /organisations/uploadLogo/{id}': 'replaces the logo',
  'POST /imports': 'an upload creates no record, and each is listed in the history',
  'POST /remotes/events': 'figures of browsers, of which some may be lost or repeated',
  'POST /remotes/{name}/releases': 'the same release again is recognised by its bytes',
  'POST /remotes/{name}/environments/{env}/selection': 'the same release again is what is selected already',
  'POST /remotes/tokens': 'the reply holds a token, which is not kept for a repetition',
  'POST /remotes/{name}/environments/{env}/impact': 'changes nothing',
};

async function postRoutes() {
  const { paths } = await readDescription(server.app);
  return Object.entries(paths).flatMap(([path, { post }]) => {
    if (!post) return [];
    return [{ name: `POST ${path.replace('/api/v2', '')}`, takesKey: takesKey(post.parameters) }];
  });
}

const takesKey = (parameters: readonly { name: string }[]) => parameters.some(({ name }) => name === 'Idempotency-Key');

test('takes a key on every POST that makes something', async () => {
  const routes = await postRoutes();

  const without = routes.filter((route) => !route.takesKey).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});

const AT_ONCE = process.env.PROVE === '1' ? 6 : 2;

test('makes one thing of a call that is sent at once and again', async () => {
  const world = await buildWorld(server.app, server.db, NOW);
  const names = (await postRoutes()).filter((route) => route.takesKey).map(({ name }) => name);
  const problems: string[] = [];
  for (const [index, name] of names.entries()) {
    const side = await addSide(world.callers.SUPER_ADMIN, `Side ${index}`, [world.callers.SUPER_ADMIN.user.id]);
    problems.push(...(await problemsOf(world, side, name)));
  }

  const tried = names.length * (AT_ONCE + 1);
  tellGate('one document a request', { passed: tried - problems.length, tried, of: 'calls' });
  expect(problems).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
}, 120_000);

/**
 * Sends a route's request with one key, several times at once and again later; describes wrong responses and audit
 * rows.
 */
async function problemsOf(world: World, side: Side, name: string) {
  const caller = world.callers.SUPER_ADMIN;
  const { path, body, headers } = await validCall(name, { world, side, caller, db: server.db });
  const audited = await lastAudited();
  const send = () => caller.post(path, body, { ...headers, 'idempotency-key': name.replaceAll(' ', ':') });

  const replies = await Promise.all(Array.from({ length: AT_ONCE }, send));
  replies.push(await send());

  const [first, ...others] = replies.map((reply) => JSON.stringify([reply.status, reply.body]));
  return [
    ...(replies[0]!.status < 300 ? [] : [`${name} answered ${first}`]),
    ...others.filter((reply) => reply !== first).map((reply) => `${name} answered ${first}, then ${reply}`),
    ...(await auditedTwice(audited)).map((action) => `${name} did ${action} twice`),
  ];
}

async function lastAudited() {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_log`.execute(server.db);
  return rows[0]!.id;
}

async function auditedTwice(after: number) {
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where id > ${after} group by action, entity, entity_uuid having count(*) > 1`.execute(
    server.db,
  );
  return rows.map(({ action }) => action);
}
