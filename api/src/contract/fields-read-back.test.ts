import { addUser } from '../testing/records/add-user';
import { callsWithBodies, fieldsOfBody } from '../testing/contract/read-back/body-fields';
import { arrangePlace } from '../testing/contract/read-back/place';
import { type Finding, readBack } from '../testing/contract/read-back/read-back';
import { isStated, STATED_RECORDS, STORED_ELSEWHERE } from '../testing/contract/read-back/stated-records';
import { readDescription } from '../testing/apps/described-operations';
import { tellGate } from '../testing/tell-gate';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const tried = new Set<string>();
const failed = new Set<string>();

const NOW = new Date('2026-07-01T10:00:00+08:00');
const nameOf = ({ call, field }: Pick<Finding, 'call' | 'field'>) => `${call} ${field}`;

test.each(STATED_RECORDS.map((record) => [record.what, record] as const))(
  'shows every field of %s as it was sent, by its creation and by its changes, and keeps what was not sent',
  async (_, record) => {
    const api = await server.as('SUPER_ADMIN');
    const another = await addUser(server.db, NOW, { name: 'Another' });
    const description = await readDescription(server.app);
    for (const call of [record.create, record.change].filter((one) => one !== undefined))
      for (const field of fieldsOfBody(description, call)) tried.add(nameOf({ call, field }));

    const findings = await readBack(record, {
      api,
      anonymous: server.anonymous,
      description,
      place: await arrangePlace(api, another),
    });

    findings.forEach((finding) => failed.add(nameOf(finding)));
    expect(findings).toEqual([]);
  },
);

test('states a value for every field that a call takes', async () => {
  const description = await readDescription(server.app);
  const withBodies = callsWithBodies(description);
  const calls = withBodies.filter((call) => !STORED_ELSEWHERE.some(([elsewhere]) => elsewhere.test(call)));
  const unstated = calls
    .flatMap((call) => fieldsOfBody(description, call).map((field) => ({ call, field })))
    .filter(({ call, field }) => !isStated(call, field))
    .map(nameOf);

  for (const name of unstated) {
    tried.add(name);
    failed.add(name);
  }
  expect(unstated).toEqual([]);
  expect(STORED_ELSEWHERE.filter(([elsewhere]) => !withBodies.some((call) => elsewhere.test(call)))).toEqual([]);
});

afterAll(() => {
  const passed = [...tried].filter((name) => !failed.has(name)).length;
  tellGate('fields read back', { passed, tried: tried.size, of: 'fields' });
});
