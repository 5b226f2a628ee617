import { type IncomingMessage, type ServerResponse } from 'node:http';
import { followImpostor, json, STATE } from '../testing/remotes/impostor';
import { withRegistries } from '../testing/remotes/registries';

jest.setTimeout(300_000);

const registries = withRegistries();

test('a report is handed on once, also when the registry takes its time', async () => {
  const told: IncomingMessage[] = [];
  const { server, stop } = await followImpostor(registries(), (request, reply) => {
    if (!request.url?.endsWith('/reports')) return json(STATE)(request, reply);
    told.push(request);
    setTimeout(() => json({})(request, reply), 300);
  });
  const { reports } = server.follower;
  reports.add({ sessionId: 'one', personUuid: 'one' }, []);

  await Promise.all([reports.send(), reports.send()]);
  await stop();

  expect(told).toHaveLength(1);
});

const EVERYTHING_BUT_DATE = [
  ...(['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout', 'setInterval'] as const),
  ...(['clearInterval', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

type Sent = { reports: { sessionId: string }[] };

/** A server whose registry responds to browsers' reports with `answer`; `sent` counts the reports of each request. */
async function reportTo(answer: (reports: Sent['reports'], reply: ServerResponse) => void) {
  const sent: number[] = [];
  const { server, stop } = await followImpostor(registries(), (request, reply) => {
    if (!request.url?.endsWith('/reports')) return json(STATE)(request, reply);
    return void bodyOf(request).then(({ reports }) => {
      sent.push(reports.length);
      answer(reports, reply);
    });
  });
  const { reports } = server.follower;
  const add = (...sessions: string[]) => {
    for (const sessionId of sessions) reports.add({ sessionId, personUuid: sessionId }, []);
  };
  return { add, send: () => reports.send().catch(() => undefined), sent, log: server.app.log, stop };
}

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Sent;
}

test('reports that are too much at once are divided, and only the one that is too large by itself is dropped', async () => {
  const { add, send, sent, log, stop } = await reportTo((reports, reply) => {
    const isTooMuch = reports.length > 2 || reports.some(({ sessionId }) => sessionId === 'large');
    reply.writeHead(isTooMuch ? 413 : 200).end('{}');
  });
  const warned = jest.spyOn(log, 'warn');
  add('one', 'two', 'three', 'large', 'four');

  await send();
  await send();
  await stop();

  expect(sent).toEqual([5, 3, 2, 3, 2, 1, 2, 1, 1]);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ status: 413, reports: 1 }),
    'the central registry refused reports of browsers; they are dropped',
  );
});

test.each([429, 503])('reports wait for as long as a %d asks, and are sent again then', async (status) => {
  const answers = [status, 200];
  const { add, send, sent, stop } = await reportTo((_, reply) =>
    reply.writeHead(answers.shift() ?? 200, { 'retry-after': '60' }).end('{}'),
  );
  jest.useFakeTimers({ now: Date.now(), doNotFake: EVERYTHING_BUT_DATE });
  add('one', 'two');

  await send();
  await send();
  const early = [...sent];
  jest.setSystemTime(Date.now() + 60_000);
  await send();
  jest.useRealTimers();
  await stop();

  expect([early, sent]).toEqual([[2], [2, 2]]);
});

test.each([400, 404])('reports that are answered %d are dropped, and the log says how many', async (status) => {
  const { add, send, sent, log, stop } = await reportTo((_, reply) => reply.writeHead(status).end('{}'));
  const warned = jest.spyOn(log, 'warn');
  add('one', 'two');

  await send();
  await send();
  await stop();

  expect(sent).toEqual([2]);
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ status, reports: 2 }), expect.any(String));
});
